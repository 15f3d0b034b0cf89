-- Rows of version 0.1.0 have no hash until the platform has started once.
alter table player add constraint player_identity check (date_of_birth is null or identity_hash is not null) not valid
--> statement-breakpoint
-- Deferred, because a call is recorded before its bet.
alter table sports_transaction add constraint sports_transaction_bet_id_fkey foreign key (bet_id) references sports_bet (bet_id)
  deferrable initially deferred
--> statement-breakpoint
create function protection_hash(previous text, e protection_event) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws(E'\n', previous, e.id, e.player_id, e.kind, e.by,
    round(extract(epoch from e.at) * 1000)::bigint, e.details::text), 'UTF8')), 'hex')
$$
--> statement-breakpoint
create function protection_link() returns trigger language plpgsql as $$
declare
  last protection_chain;
begin
  perform pg_advisory_xact_lock(hashtextextended('protection:' || new.player_id, 0));
  select * into last from protection_chain where player_id = new.player_id order by position desc limit 1;
  insert into protection_chain (player_id, position, event_id, hash)
  values (new.player_id, coalesce(last.position, 0) + 1, new.id, protection_hash(coalesce(last.hash, ''), new));
  return null;
end $$
--> statement-breakpoint
-- At commit, so that the lock of a chain is the last one a transaction takes and cannot take part in a deadlock.
create constraint trigger protection_event_link after insert on protection_event
deferrable initially deferred for each row execute function protection_link()
--> statement-breakpoint
create function protection_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('parlour.reset', true) = 'on' then
    return null;
  end if;
  raise exception 'The audit trail of player protection is append-only.';
end $$
--> statement-breakpoint
create trigger protection_event_append_only before update or delete or truncate on protection_event
for each statement execute function protection_refuse()
--> statement-breakpoint
create trigger protection_chain_append_only before update or delete or truncate on protection_chain
for each statement execute function protection_refuse()
--> statement-breakpoint
-- Everything that a stake, a win or a rollback is decided from, in one round trip. The player's row is locked first, so that
-- the reads after it see what the transactions before have booked.
create function game_read(p_session text, p_tx text, p_round text)
returns table (seat jsonb, known jsonb, round jsonb, purses jsonb, has_limits boolean, limitation jsonb, bonus jsonb)
language plpgsql as $$
declare
  v_seat jsonb;
  v_player bigint;
  v_provider text;
  v_category text;
  v_game text;
  v_known game_transaction;
  v_round text := p_round;
begin
  select s.player_id, s.provider, s.category, s.game_id, jsonb_build_object(
      'sessionId', s.session_id, 'playerId', s.player_id, 'gameId', s.game_id, 'provider', s.provider, 'category', s.category,
      'currency', s.currency, 'isClosed', s.closed_at is not null or p.identity_review, 'flags', p.flags, 'status', p.status, 'block', p.block,
      'multibrandSuspended', p.multibrand_suspended, 'market', p.market, 'countryCode', p.country_code, 'province', p.province)
    into v_player, v_provider, v_category, v_game, v_seat
    from game_session s join player p on p.id = s.player_id
    where s.session_id = p_session and s.mode = 'real'
    for no key update of p;
  if not found then
    return;
  end if;
  select t.* into v_known from game_transaction t where t.provider = v_provider and t.tx_id = p_tx;
  v_round := coalesce(v_round, v_known.round_id);
  return query select v_seat,
    case when v_known.tx_id is null then null else jsonb_build_object(
      'kind', v_known.kind, 'sessionId', v_known.session_id, 'roundId', v_known.round_id, 'amountMinor', v_known.amount_minor,
      'bonusPartMinor', v_known.bonus_part_minor, 'entries', v_known.entries, 'balanceMinor', v_known.balance_minor) end,
    (select jsonb_build_object('roundId', r.round_id, 'playerId', r.player_id, 'gameId', r.game_id, 'category', r.category,
        'stakedMinor', r.staked_minor, 'bonusStakes', r.bonus_stakes, 'isEnded', r.ended_at is not null)
      from game_round r where r.provider = v_provider and r.round_id = v_round),
    (select coalesce(jsonb_agg(jsonb_build_object('assignment', a.assignment_id, 'minor', a.balance_minor)
        order by a.kind desc, a.id), '[]')
      from account a
      where a.player_id = v_player and (a.kind = 'main' or (a.kind = 'bonus' and a.vertical = v_category))),
    exists (select 1 from limit_setting l where l.player_id = v_player and l.kind = 'SPEND'),
    (select jsonb_build_object('statusCode', g.status_code, 'maxBetMinor', g.max_bet_minor)
      from game_limitation g where g.player_id = v_player and g.game_id = v_game),
    (select jsonb_build_object('assignmentId', b.assignment_id, 'moneyType', b.money_type, 'requiredMinor', b.required_minor,
        'progressCenti', b.progress_centi, 'maxBetMinor', b.max_bet_minor, 'expiresAt', b.expires_at,
        'excludedGames', coalesce(c.terms -> 'excludedGames', '[]'))
      from bonus_assignment b join bonus_campaign c on c.campaign_id = b.campaign_id
      where b.player_id = v_player and b.vertical = v_category and b.state = 'ACTIVE');
end $$
--> statement-breakpoint
-- Books money, round and transaction together, in one round trip. A round and a transaction belong to one player, also where
-- two players send the same id at once: the second is refused.
create function game_book(p jsonb, p_at timestamptz, p_codes text[], p_amounts bigint[]) returns void language plpgsql as $$
begin
  if cardinality(p_codes) > 0 then
    perform ledger_post(p ->> 'reference', (p ->> 'playerId')::bigint, p ->> 'currency', p_at, p ->> 'category', p ->> 'type',
      'SUCCESS', p_codes, p_amounts, null, p ->> 'gameId', p ->> 'roundId', null);
  end if;
  insert into game_round as r (provider, round_id, session_id, player_id, game_id, category, currency, staked_minor, bonus_stakes,
      won_minor, opened_at, ended_at)
    values (p ->> 'provider', p ->> 'roundId', p ->> 'sessionId', (p ->> 'playerId')::bigint, p ->> 'gameId', p ->> 'category',
      p ->> 'currency', (p ->> 'stakedMinor')::bigint, p -> 'bonusStakes', (p ->> 'wonMinor')::bigint, p_at,
      case when (p ->> 'isEnded')::boolean then p_at end)
    on conflict (provider, round_id) do update set staked_minor = r.staked_minor + excluded.staked_minor,
      bonus_stakes = excluded.bonus_stakes, won_minor = r.won_minor + excluded.won_minor, ended_at = excluded.ended_at
      where r.player_id = excluded.player_id;
  if not found then
    raise exception 'round % is another player''s', p ->> 'roundId' using errcode = 'PL003';
  end if;
  insert into game_transaction as t (provider, tx_id, kind, session_id, round_id, amount_minor, bonus_part_minor, entries,
      balance_minor, at)
    values (p ->> 'provider', p ->> 'txId', p ->> 'kind', p ->> 'sessionId', p ->> 'roundId', (p ->> 'amountMinor')::bigint,
      (p ->> 'bonusPartMinor')::bigint, p -> 'entries', (p ->> 'balanceMinor')::bigint, p_at)
    on conflict (provider, tx_id) do update set kind = excluded.kind, balance_minor = excluded.balance_minor
      where t.session_id = excluded.session_id;
  if not found then
    raise exception 'transaction % is another session''s', p ->> 'txId' using errcode = 'PL003';
  end if;
  if p ? 'contribution' then
    insert into bonus_contribution (provider, tx_id, assignment_id, centi)
      values (p ->> 'provider', p ->> 'txId', p #>> '{contribution,assignmentId}', (p #>> '{contribution,centi}')::bigint);
    update bonus_assignment set progress_centi = progress_centi + (p #>> '{contribution,centi}')::bigint
      where assignment_id = p #>> '{contribution,assignmentId}';
  end if;
end $$
--> statement-breakpoint
-- On the balances themselves, so that no booking can omit it. Calls of the sportsbook itself set parlour.sports in their transaction.
create function sports_queue_balance() returns trigger language plpgsql as $$
begin
  if current_setting('parlour.sports', true) = 'own' then
    return null;
  end if;
  insert into sports_balance_notice as n (player_id)
    select new.player_id where exists (
      select 1 from sports_session s
        where s.player_id = new.player_id and s.opened_at is not null and s.expires_at > clock_timestamp())
    on conflict (player_id) do update set version = n.version + 1;
  return null;
end $$
--> statement-breakpoint
create trigger account_balance_to_sports after update of balance_minor on account
  for each row when (new.kind in ('main', 'bonus') and new.balance_minor <> old.balance_minor)
  execute function sports_queue_balance()
