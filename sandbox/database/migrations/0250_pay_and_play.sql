create table pay_session (
  id text primary key,
  redirect_uri text not null,
  amount_minor bigint not null check (amount_minor > 0),
  status text not null check (status in ('OPEN', 'CONFIRMED', 'CANCELLED')),
  provider_ref text not null unique,
  subject text,
  code_hash text unique,
  code_expires_at timestamptz,
  code_used_at timestamptz,
  notified_at timestamptz,
  created_at timestamptz not null
)
--;
drop index player_email
--;
create unique index player_email on player (site_id, lower(email)) where email <> ''
--;
create table bank_person (
  subject text primary key,
  player_id bigint not null unique references player (id)
)
--;
create table pnp_session (
  session_id text primary key,
  player_id bigint not null references player (id),
  provider_ref text not null unique,
  amount_minor bigint not null,
  existing boolean not null,
  device_hash text,
  verified_at timestamptz,
  signed_in_at timestamptz
)
--;
create table payment (
  provider_ref text primary key,
  transaction_id text not null unique,
  player_id bigint references player (id),
  amount_minor bigint not null,
  currency text not null,
  status text not null check (status in ('BOOKED', 'REFUSED', 'FAILED', 'CANCELLED')),
  at timestamptz not null
)
