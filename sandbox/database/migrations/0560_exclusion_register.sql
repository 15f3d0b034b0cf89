-- Persons excluded from gambling, known only by a keyed hash. `source` is the account that excluded itself, or the register.
create table exclusion_register (
  person_hash text not null,
  source text not null check (source in ('ACCOUNT', 'REGISTER')),
  player_id bigint,
  until timestamptz,
  primary key (person_hash, source)
)
