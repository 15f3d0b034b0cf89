create table content_document (
  id text primary key,
  body jsonb not null,
  rev text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
--;
create table content_transaction (
  number bigint generated always as identity primary key,
  id text not null unique,
  author text not null,
  at timestamptz not null,
  document_ids jsonb not null,
  mutations jsonb not null
);
--;
create index content_transaction_at on content_transaction (at);
