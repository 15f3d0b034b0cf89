create table legacy_player (
  email text primary key,
  srp_salt text not null,
  srp_verifier text not null,
  confirmed boolean not null,
  record jsonb not null
)
