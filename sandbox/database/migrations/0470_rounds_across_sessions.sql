-- Whose page it is, of a game for money: each launch has a session of its own, and a round goes on in the next one.
alter table play_session add column player_id text
--;
create index play_session_player on play_session (player_id, game) where player_id is not null
