create table content_revision (
  document_id text not null,
  number bigint not null references content_transaction (number) on delete cascade,
  before jsonb,
  after jsonb,
  primary key (document_id, number)
);
--;
create table content_preference (
  key text primary key,
  value jsonb not null
);
