create table player_sign_in (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  at timestamptz not null,
  ip_address text not null,
  country text not null
)
--;
create index player_sign_in_player on player_sign_in (player_id, id desc)
