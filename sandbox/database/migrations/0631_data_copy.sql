-- Copies of a player's data, which are limited.
create table data_copy (
  player_id bigint not null,
  at timestamptz not null
)
--;
create index data_copy_player on data_copy (player_id, at)
