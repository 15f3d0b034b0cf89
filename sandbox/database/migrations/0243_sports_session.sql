create table sports_session (
  digest text primary key,
  player_id bigint not null,
  expires_at timestamptz not null
)
--;
create index sports_session_player on sports_session (player_id)
--;
create index sports_session_end on sports_session (expires_at)
