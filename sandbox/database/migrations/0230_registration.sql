alter table player alter column date_of_birth drop not null
--;
alter table player add column cpf text
--;
alter table player add column marketing_opt_in boolean not null default false
--;
alter table player add column bonus_code text
--;
create unique index player_cpf on player (site_id, cpf) where cpf is not null
--;
create index player_mobile_phone on player (site_id, mobile_phone)
--;
create table registration_code (
  player_id bigint primary key,
  channel text not null check (channel in ('SMS', 'EMAIL')),
  code_hash text not null,
  tries_left integer not null,
  sends integer not null,
  first_sent_at timestamptz not null,
  expires_at timestamptz not null
)
