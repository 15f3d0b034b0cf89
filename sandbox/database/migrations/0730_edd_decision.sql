create table edd_decision (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  decision text not null,
  reason text not null,
  decided_by text not null,
  at timestamptz not null,
  answer jsonb not null
)
--;
create index edd_decision_player on edd_decision (player_id, id)
