alter table sports_context add column country text not null default '';
--;
-- Bets of the sportsbook. The dates are business time; `first_start_at` is the start of the earliest selection.
create table sportsbook_bet (
  number bigint generated always as identity primary key,
  bet_id text not null unique,
  player_id text not null,
  session_id text not null,
  key text not null,
  request text not null,
  kind text not null check (kind in ('SINGLE', 'ACCUMULATOR')),
  state text not null check (state in ('PLACING', 'OPEN', 'WON', 'LOST', 'VOID', 'CASHED_OUT', 'REJECTED')),
  rejection text,
  category text not null,
  currency text not null,
  stake_minor bigint not null check (stake_minor > 0),
  free_bet_id text,
  total_odds_milli bigint not null,
  accept text not null,
  selections jsonb not null,
  first_start_at timestamptz not null,
  placed_at timestamptz not null,
  due_at timestamptz,
  settled_at timestamptz,
  payout_minor bigint,
  settlement_tx text,
  movements integer not null default 0,
  cash_out_minor bigint,
  cash_out_due_at timestamptz,
  decided_by text,
  reason text,
  unique (player_id, key)
);
--;
create index sportsbook_bet_player on sportsbook_bet (player_id, number desc);
--;
create index sportsbook_bet_open on sportsbook_bet (first_start_at) where state = 'OPEN';
--;
create index sportsbook_bet_placing on sportsbook_bet (due_at) where state = 'PLACING' and due_at is not null;
--;
create index sportsbook_bet_cash_out on sportsbook_bet (cash_out_due_at) where cash_out_due_at is not null;
--;
create index sportsbook_bet_settled on sportsbook_bet (settled_at) where state in ('WON', 'LOST');
--;
-- Calls to the platform, sent per bet in the order of their numbers until one is answered. The times are real.
create table sportsbook_call (
  number bigint generated always as identity primary key,
  bet_id text not null,
  tx_id text not null unique,
  kind text not null check (kind in ('BET', 'SETTLE', 'VOID', 'CASH_OUT', 'UNSETTLE')),
  body jsonb not null,
  attempts integer not null default 0,
  created_at timestamptz not null,
  next_at timestamptz not null,
  done_at timestamptz,
  refusal text
);
--;
create index sportsbook_call_open on sportsbook_call (next_at) where done_at is null;
--;
create index sportsbook_call_bet on sportsbook_call (bet_id, number);
