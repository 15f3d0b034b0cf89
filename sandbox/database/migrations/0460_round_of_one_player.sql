-- A round and a transaction belong to one player, also where two ask for the same name in the same moment: the second is refused.
create or replace function game_book(p jsonb, p_at timestamptz, p_codes text[], p_amounts bigint[]) returns void language plpgsql as $$
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
end $$
--;
-- Whether a stake of the round is still to be given back is asked before each win.
create index play_call_open_round on play_call (round_id) where done_at is null;
