-- A notice is delivered when its transaction commits and never after a rollback; equal ones of a transaction arrive once.
create function feed_tell_balance() returns trigger language plpgsql as $$
begin
  perform pg_notify('feed', json_build_object('kind', 'balance', 'playerId', new.player_id::text)::text);
  return null;
end $$
--;
-- Hung on the balances themselves, so that no booking can forget it.
create trigger account_tells after update of balance_minor on account
  for each row when (new.player_id is not null and new.balance_minor <> old.balance_minor)
  execute function feed_tell_balance()
--;
create function feed_attributes(p player) returns jsonb language sql stable as $$
  select p.flags || jsonb_build_object(
    'status', p.status,
    'kycStatus', p.kyc_status,
    'limitLevel', p.limit_level,
    'multibrandSuspended', p.multibrand_suspended,
    'requestDocumentTypeStatus', array_to_string(p.requested_documents, ','))
$$
--;
create function feed_tell_player() returns trigger language plpgsql as $$
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
--;
create trigger player_tells after update on player for each row execute function feed_tell_player()
--;
create table realtime_ticket (
  digest text primary key,
  player_id bigint not null,
  expires_at timestamptz not null
)
--;
create index realtime_ticket_expiry on realtime_ticket (expires_at)
