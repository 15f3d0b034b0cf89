-- As in 0525, with the player's place, whose days the limits count; a player under review takes part in no round.
create or replace function game_look(p_session text, p_tx text, p_round text)
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
