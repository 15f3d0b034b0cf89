create table identity_user (
  sub text primary key,
  email text not null unique,
  player_id text not null unique,
  srp_salt text not null,
  srp_verifier text not null,
  confirmed boolean not null
)
--;
create table refresh_token (
  id text primary key,
  sub text not null,
  token_hash text not null unique,
  auth_time timestamptz not null,
  expires_at timestamptz not null,
  revoked boolean not null default false
)
--;
create index refresh_token_sub on refresh_token (sub)
--;
create table login_attempt (
  account text primary key,
  failures integer not null,
  expires_at timestamptz not null
)
--;
create table identity_code (
  email text not null,
  purpose text not null check (purpose in ('SIGN_UP', 'RESET')),
  code_hash text not null,
  tries_left integer not null,
  sends integer not null,
  first_sent_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (email, purpose)
)
--;
create table identity_secret (
  name text primary key,
  value text not null
)
