-- Wrong passwords of a signed-in player within half an hour.
create table password_try (
  player_id bigint primary key,
  tries integer not null,
  expires_at timestamptz not null
)
--;
-- Sessions whose player has just confirmed the password.
create table password_confirmation (
  session_id text primary key,
  player_id bigint not null,
  expires_at timestamptz not null
)
--;
-- A phone number that waits for its code. Numbers of other players have rows too, without a code that fits.
create table phone_change (
  id uuid primary key,
  player_id bigint not null,
  session_id text not null,
  mobile_phone text not null,
  phone_prefix text not null,
  phone_body text not null,
  code_hash text,
  tries_left integer not null,
  requested_at timestamptz not null,
  is_open boolean not null
)
--;
create index phone_change_player on phone_change (player_id, requested_at)
--;
create index phone_change_number on phone_change (mobile_phone, requested_at)
--;
create table marketing_choice (
  player_id bigint primary key,
  subscribed text[] not null
)
