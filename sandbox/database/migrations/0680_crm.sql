-- A session of the messaging service belongs to one sign-in and ends with it.
create table crm_session (
  sid text primary key,
  player_id bigint not null,
  sign_in_id text not null,
  unique (player_id, sign_in_id)
)
--;
-- Only kind and details are stored: the text is written in the player's language when it is read. A deleted message stays,
-- so that its event cannot post it again. Times are virtual.
create table crm_message (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null,
  details jsonb not null default '{}',
  event_key text not null,
  at timestamptz not null,
  read_at timestamptz,
  deleted_at timestamptz,
  unique (player_id, kind, event_key)
)
--;
create index crm_message_newest on crm_message (player_id, at desc, id desc) where deleted_at is null
