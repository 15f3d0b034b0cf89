-- All that a stake, a win or a rollback is decided from, in one round trip. The player's row is locked first, so that each
-- reading after it sees what whoever had the lock before has booked.
create function game_look(p_session text, p_tx text, p_round text)
returns table (seat jsonb, known jsonb, round jsonb, purses jsonb, has_limits boolean) language plpgsql as $$
declare
  v_seat jsonb;
  v_player bigint;
  v_provider text;
  v_category text;
  v_known game_transaction;
  v_round text := p_round;
begin
  select s.player_id, s.provider, s.category, jsonb_build_object(
      'sessionId', s.session_id, 'playerId', s.player_id, 'gameId', s.game_id, 'provider', s.provider, 'category', s.category,
      'currency', s.currency, 'isClosed', s.closed_at is not null, 'flags', p.flags, 'status', p.status, 'block', p.block,
      'multibrandSuspended', p.multibrand_suspended, 'market', p.market)
    into v_player, v_provider, v_category, v_seat
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
    exists (select 1 from limit_setting l where l.player_id = v_player and l.kind = 'SPEND');
end $$
--;
-- Books what was decided: money, round and transaction together, in one round trip.
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
      bonus_stakes = excluded.bonus_stakes, won_minor = r.won_minor + excluded.won_minor, ended_at = excluded.ended_at;
  insert into game_transaction as t (provider, tx_id, kind, session_id, round_id, amount_minor, bonus_part_minor, entries,
      balance_minor, at)
    values (p ->> 'provider', p ->> 'txId', p ->> 'kind', p ->> 'sessionId', p ->> 'roundId', (p ->> 'amountMinor')::bigint,
      (p ->> 'bonusPartMinor')::bigint, p -> 'entries', (p ->> 'balanceMinor')::bigint, p_at)
    on conflict (provider, tx_id) do update set kind = excluded.kind, balance_minor = excluded.balance_minor;
end $$
