alter table document
  add column document_id text,
  add column sub_type text,
  add column deposit_method text,
  add column reject_reason text,
  add column uploaded_at timestamptz,
  add column expires_at timestamptz,
  add column decided_at timestamptz,
  add column decided_by text
--;
create table document_upload (
  document_id text primary key,
  player_id bigint not null references player (id),
  document_type text not null check (document_type in ('ID', 'POA', 'POP', 'SOW', 'OTHER')),
  sub_type text,
  deposit_method text,
  success_url text not null,
  error_url text not null,
  locale text not null,
  transaction_reference text unique,
  redirect_url text,
  status text not null check (status in ('OPEN', 'UPLOADED', 'APPROVED', 'DENIED')),
  created_at timestamptz not null
)
--;
create index document_upload_player on document_upload (player_id, document_type)
--;
-- The verification provider's own tables: no name, no address, no id of a player.
create table docs_session (
  reference text primary key,
  document_id text not null,
  user_reference text not null,
  document_type text not null,
  success_url text not null,
  error_url text not null,
  callback_url text not null,
  locale text not null,
  status text not null check (status in ('OPEN', 'UPLOADED')),
  verdict text check (verdict in ('APPROVED_VERIFIED', 'DENIED')),
  reject_reason text,
  verdict_due_at timestamptz,
  upload_notified_at timestamptz,
  verdict_notified_at timestamptz,
  created_at timestamptz not null
)
--;
create index docs_session_document on docs_session (document_id)
--;
create table docs_file (
  id text primary key,
  reference text not null references docs_session (reference) on delete cascade,
  position integer not null,
  media_type text not null,
  -- Encrypted with a key that is not in the database.
  sealed bytea not null,
  created_at timestamptz not null
)
