-- The hash of each request that added chips, by its idempotency key: a key of another request is refused.
alter table play_round add column bet_requests jsonb
--;
alter table play_round drop column wish
