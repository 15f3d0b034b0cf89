alter table deposit add column told_at timestamptz
--;
create index deposit_untold on deposit (player_id, settled_at) where status = 'SUCCESS' and told_at is null
