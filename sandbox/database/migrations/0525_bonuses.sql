create table bonus_campaign (
  campaign_id text primary key,
  site_id integer not null,
  kind text not null,
  vertical text not null,
  trigger_type text not null,
  money_type text not null,
  -- EXPIRED is the end date's, not a status of its own.
  status text not null check (status in ('DRAFT', 'ACTIVE', 'CANCELED')),
  terms jsonb not null,
  texts jsonb not null,
  started_at timestamptz not null,
  ended_at timestamptz
)
--;
create table bonus_code (
  code text primary key check (code = upper(code)),
  campaign_id text not null references bonus_campaign (campaign_id) on delete cascade,
  site_id integer not null,
  uses_left integer check (uses_left >= 0),
  expires_at timestamptz
)
--;
create table bonus_assignment (
  assignment_id text primary key,
  campaign_id text not null,
  player_id bigint not null,
  -- Of a campaign that repeats: the local date of its day or Monday; else empty.
  period text not null default '',
  state text not null check (state in ('ASSIGNED', 'QUEUED', 'ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED')),
  trigger_type text not null,
  -- Of the account: where the money can be played.
  vertical text not null,
  money_type text not null,
  currency text not null,
  bonus_minor bigint not null check (bonus_minor >= 0),
  required_minor bigint not null check (required_minor >= 0),
  -- Hundredths of a minor unit: a tenth of a stake counts exactly.
  progress_centi bigint not null default 0 check (progress_centi >= 0),
  max_bet_minor bigint,
  valid_days integer not null,
  code text,
  partner_code text,
  deposit_id text,
  created_at timestamptz not null,
  queued_at timestamptz,
  activated_at timestamptz,
  expires_at timestamptz,
  ended_at timestamptz,
  paid_minor bigint,
  constraint bonus_assignment_once unique (campaign_id, player_id, period)
)
--;
create unique index bonus_assignment_one_active on bonus_assignment (player_id, vertical) where state = 'ACTIVE'
--;
create index bonus_assignment_due on bonus_assignment (expires_at) where state in ('ASSIGNED', 'QUEUED', 'ACTIVE')
--;
create table bonus_transition (
  id bigint generated always as identity primary key,
  assignment_id text not null references bonus_assignment (assignment_id) on delete cascade,
  event text not null,
  from_state text,
  to_state text not null,
  -- PLAYER, SYSTEM, or the operator's name.
  by text not null,
  at timestamptz not null
)
--;
create index bonus_transition_assignment on bonus_transition (assignment_id)
--;
create table bonus_contribution (
  provider text not null,
  tx_id text not null,
  assignment_id text not null references bonus_assignment (assignment_id) on delete cascade,
  -- 0 once its stake is rolled back.
  centi bigint not null,
  primary key (provider, tx_id)
)
--;
create index bonus_contribution_assignment on bonus_contribution (assignment_id)
--;
create table bonus_opt_in (
  campaign_id text not null,
  player_id bigint not null,
  at timestamptz not null,
  primary key (campaign_id, player_id)
)
--;
create table bonus_agreement (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  campaign_id text not null,
  agreed boolean not null,
  at timestamptz not null
)
--;
create table free_spin (
  assignment_id text primary key references bonus_assignment (assignment_id) on delete cascade,
  game_id text not null,
  total integer not null check (total > 0),
  used integer not null default 0 check (used between 0 and total),
  bet_minor bigint not null,
  winnings_minor bigint not null default 0,
  -- EXPIRED is the assignment's.
  claimed_at timestamptz
)
--;
create table cashback (
  campaign_id text not null,
  player_id bigint not null,
  -- Only losses after it count.
  activated_at timestamptz not null,
  primary key (campaign_id, player_id)
)
--;
create table cashback_payment (
  campaign_id text not null,
  player_id bigint not null,
  -- When the paid period began.
  period timestamptz not null,
  amount_minor bigint not null check (amount_minor > 0),
  at timestamptz not null,
  primary key (campaign_id, player_id, period)
)
--;
create table tournament_paid (
  tournament_id text primary key,
  at timestamptz not null
)
--;
create index game_round_open_player on game_round (player_id) where ended_at is null
--;
-- As in 0440, and with the active bonus of the session's category.
drop function game_look(text, text, text)
--;
create function game_look(p_session text, p_tx text, p_round text)
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
      'currency', s.currency, 'isClosed', s.closed_at is not null, 'flags', p.flags, 'status', p.status, 'block', p.block,
      'multibrandSuspended', p.multibrand_suspended, 'market', p.market)
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
--;
-- As in 0460, and with what the stake contributes to a bonus's wagering.
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
  if p ? 'contribution' then
    insert into bonus_contribution (provider, tx_id, assignment_id, centi)
      values (p ->> 'provider', p ->> 'txId', p #>> '{contribution,assignmentId}', (p #>> '{contribution,centi}')::bigint);
    update bonus_assignment set progress_centi = progress_centi + (p #>> '{contribution,centi}')::bigint
      where assignment_id = p #>> '{contribution,assignmentId}';
  end if;
end $$
