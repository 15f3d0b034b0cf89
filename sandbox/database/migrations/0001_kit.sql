create table clock (
  singleton boolean primary key default true check (singleton),
  offset_ms bigint not null
)
--;
create table outbox_message (
  id bigint generated always as identity primary key,
  recipient text not null,
  channel text not null check (channel in ('SMS', 'EMAIL')),
  body text not null,
  code text,
  link text,
  sent_at timestamptz not null
)
--;
create index outbox_message_recipient on outbox_message (recipient, id)
