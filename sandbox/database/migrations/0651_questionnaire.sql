create table edd_answer (
  player_id bigint primary key references player (id),
  occupation text not null,
  salary_range_id integer not null,
  source_of_funds text not null,
  place_of_birth text not null,
  nationality text not null,
  at timestamptz not null
)
