-- Milliseconds from the start of a round to that of the next, as the platform told when the game was opened.
alter table play_session add column min_round_ms integer not null default 0
