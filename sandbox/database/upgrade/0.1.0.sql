-- The changes of the tables since version 0.1.0.
alter table player add column identity_hash text
--> statement-breakpoint
alter table player add constraint player_identity check (date_of_birth is null or identity_hash is not null) not valid
--> statement-breakpoint
create index player_identity_hash on player (identity_hash)
--> statement-breakpoint
create index player_date_of_birth on player (date_of_birth)
--> statement-breakpoint
alter table exclusion_register add column id bigint generated always as identity unique
--> statement-breakpoint
create table exclusion_form (
  form_hash text not null,
  entry_id bigint not null references exclusion_register (id) on delete cascade,
  primary key (form_hash, entry_id)
)
--> statement-breakpoint
create index exclusion_form_entry on exclusion_form (entry_id)
--> statement-breakpoint
alter table bank_person drop constraint bank_person_player_id_key
--> statement-breakpoint
create index bank_person_player on bank_person (player_id)
--> statement-breakpoint
create table person_match (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  other_id bigint references player (id),
  entry_hash text,
  likeness text not null,
  state text not null check (state in ('OPEN', 'SAME', 'DIFFERENT')),
  opened_at timestamptz not null,
  decided_at timestamptz,
  decided_by text,
  reason text,
  check ((other_id is null) <> (entry_hash is null)),
  unique (player_id, other_id),
  unique (player_id, entry_hash)
)
--> statement-breakpoint
create index person_match_open on person_match (opened_at) where state = 'OPEN'
--> statement-breakpoint
alter table player add column identity_review boolean not null default false
--> statement-breakpoint
alter table payment add column deposit_check jsonb
--> statement-breakpoint
alter table pay_session add column returned_at timestamptz
--> statement-breakpoint
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
--> statement-breakpoint
alter table document add column valid_until date
--> statement-breakpoint
update document set valid_until = (expires_at at time zone 'UTC')::date
--> statement-breakpoint
alter table document drop column expires_at
--> statement-breakpoint
create index protection_event_operator on protection_event (id) where by not in ('PLAYER', 'SYSTEM')
--> statement-breakpoint
create table sportsbook_refused_attempt (
  player_id text not null,
  key text not null,
  request text,
  refusal jsonb not null,
  at timestamptz not null,
  primary key (player_id, key)
)
--> statement-breakpoint
alter table game_transaction drop constraint game_transaction_kind_check
--> statement-breakpoint
alter table game_transaction add constraint game_transaction_kind_check check (kind in ('BET', 'WIN', 'REFUSED', 'ROLLED_BACK'))
--> statement-breakpoint
alter table game_transaction add column refusal jsonb
--> statement-breakpoint
alter table game_transaction add constraint game_transaction_refusal check (kind <> 'REFUSED' or refusal is not null)
--> statement-breakpoint
create table sports_refusal (
  tx_id text primary key,
  kind text not null check (kind in ('BET', 'SETTLE', 'VOID', 'CASHOUT', 'UNSETTLE')),
  request text not null,
  refusal jsonb not null,
  at timestamptz not null
)
--> statement-breakpoint
alter table idempotent_answer alter column answer drop not null
--> statement-breakpoint
alter table idempotent_answer add column refusal jsonb
--> statement-breakpoint
alter table idempotent_answer add constraint idempotent_answer_one check (num_nonnulls(answer, refusal) = 1)
--> statement-breakpoint
create table play_refused_request (
  owner text not null,
  key text not null,
  request text not null,
  refusal jsonb not null,
  at timestamptz not null,
  primary key (owner, key)
)
--> statement-breakpoint
alter table identity_secret rename to stored_secret
--> statement-breakpoint
alter table jackpot_pot add column draw text not null default gen_random_uuid()::text
--> statement-breakpoint
alter table login_attempt add column awaits_second_form boolean not null default false
--> statement-breakpoint
alter table login_attempt add column requester text not null default ''
--> statement-breakpoint
alter table login_attempt drop constraint login_attempt_pkey
--> statement-breakpoint
alter table login_attempt add primary key (account, requester)
--> statement-breakpoint
create table message_count (
  purpose text not null,
  recipient text not null,
  requester text not null,
  sends int not null,
  first_sent_at timestamptz not null,
  primary key (purpose, recipient, requester)
)
