-- Handed out until then; afterwards again, unless it was reported: the page that took it may have been left.
alter table deposit_news add column leased_until timestamptz
