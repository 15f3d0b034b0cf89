drop index deposit_untold
--;
alter table deposit drop column told_at
--;
-- One row for each credited deposit, however it came in; who takes it tells of it.
create table deposit_news (
  reference_id text primary key,
  player_id bigint not null references player (id),
  method text not null,
  currency text not null,
  is_first boolean not null,
  at timestamptz not null,
  told_at timestamptz
)
--;
create index deposit_news_untold on deposit_news (player_id, at) where told_at is null
