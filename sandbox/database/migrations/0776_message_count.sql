-- Messages that anyone can have sent to a recipient: of each requester, and of all that the recipient does not know.
create table message_count (
  purpose text not null,
  recipient text not null,
  requester text not null,
  sends int not null,
  first_sent_at timestamptz not null,
  primary key (purpose, recipient, requester)
)
