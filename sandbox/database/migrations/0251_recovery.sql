create table password_reset_key (
  key_hash text primary key,
  kind text not null check (kind in ('CODE', 'LINK')),
  id text not null,
  email text not null,
  expires_at timestamptz not null
)
--;
create index password_reset_key_email on password_reset_key (email)
