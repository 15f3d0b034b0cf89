-- Two who may be one person: an account, and another one or an entry of the register. An operator decides.
create table person_match (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  other_id bigint references player (id),
  entry_hash text,
  likeness text not null,
  state text not null check (state in ('OPEN', 'SAME', 'DIFFERENT')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  check ((other_id is null) <> (entry_hash is null)),
  unique (player_id, other_id),
  unique (player_id, entry_hash)
)
--;
create index person_match_open on person_match (opened_at) where state = 'OPEN'
--;
-- True while a match of the player is open: neither deposits nor play for money.
alter table player add column identity_review boolean not null default false
