-- After a crash no one listens, so no log is kept.
alter table feed_outbox set unlogged
--> statement-breakpoint
-- A transaction that notifies commits under a lock of the whole database, which bookings on a server would queue for. They
-- insert a row instead, and the process that serves the feed publishes many rows at once.
create function feed_publish_balance() returns trigger language plpgsql as $$
begin
  if current_setting('parlour.feed', true) = 'direct' then
    perform pg_notify('feed', json_build_object('kind', 'balances', 'playerIds', array[new.player_id::text])::text);
  else
    insert into feed_outbox (player_id) values (new.player_id);
  end if;
  return null;
end $$
--> statement-breakpoint
-- On the balances themselves, so that no booking can omit it.
create trigger account_balance_to_feed after update of balance_minor on account
  for each row when (new.player_id is not null and new.balance_minor <> old.balance_minor)
  execute function feed_publish_balance()
--> statement-breakpoint
create function feed_attributes(p player) returns jsonb language sql stable as $$
  select p.flags || jsonb_build_object(
    'status', p.status,
    'kycStatus', p.kyc_status,
    'limitLevel', p.limit_level,
    'multibrandSuspended', p.multibrand_suspended,
    'requestDocumentTypeStatus', array_to_string(p.requested_documents, ','))
$$
--> statement-breakpoint
create function feed_publish_player() returns trigger language plpgsql as $$
declare
  v_before jsonb := feed_attributes(old);
  v_changed jsonb;
begin
  select jsonb_object_agg(n.key, n.value) into v_changed
    from jsonb_each(feed_attributes(new)) n where n.value is distinct from v_before -> n.key;
  if v_changed is not null then
    perform pg_notify('feed',
      json_build_object('kind', 'attributes', 'playerId', new.id::text, 'attributes', v_changed)::text);
  end if;
  if new.loyalty_level <> old.loyalty_level then
    perform pg_notify('feed',
      json_build_object('kind', 'level', 'playerId', new.id::text, 'loyaltyLevel', new.loyalty_level)::text);
  end if;
  return null;
end $$
--> statement-breakpoint
create trigger player_to_feed after update on player for each row execute function feed_publish_player()
--> statement-breakpoint
-- Closes the sockets of a session that ends.
create function feed_publish_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('feed', json_build_object('kind', 'session-end', 'signInId', new.id)::text);
  return null;
end $$
--> statement-breakpoint
create trigger refresh_token_end_to_feed after update of revoked on refresh_token
  for each row when (new.revoked and not old.revoked) execute function feed_publish_session_end()
