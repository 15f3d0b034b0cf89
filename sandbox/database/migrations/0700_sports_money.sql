-- The id of a session is not its token: the sportsbook keeps it with each bet.
alter table sports_session add column session_id text not null default ('ss_' || gen_random_uuid())
--;
alter table sports_session alter column session_id drop default
--;
create unique index sports_session_id on sports_session (session_id)
--;
-- When the sportsbook first used the token; null for a player who has not looked at it.
alter table sports_session add column opened_at timestamptz
--;
create table sports_bet (
  bet_id text primary key,
  -- Null for a bet that was voided before it came.
  player_id bigint,
  category text,
  state text not null check (state in ('OPEN', 'SETTLED', 'CASHED_OUT', 'VOIDED', 'BLOCKED')),
  stake_minor bigint not null default 0,
  -- Parts of the stake paid by bonus accounts.
  bonus_stakes jsonb not null default '{}',
  -- The sports bonus that was active when the bet was placed.
  bonus_id text,
  free_bet_id text,
  stake_tx text,
  -- The settlement or cash-out in force.
  ending_tx text,
  placed_at timestamptz not null,
  ended_at timestamptz,
  constraint sports_bet_ended check ((state in ('SETTLED', 'CASHED_OUT')) = (ending_tx is not null)),
  constraint sports_bet_player check ((state = 'BLOCKED') = (player_id is null))
)
--;
create index sports_bet_of_player on sports_bet (player_id, ended_at)
--;
create table sports_transaction (
  tx_id text primary key,
  bet_id text not null references sports_bet (bet_id) deferrable initially deferred,
  player_id bigint,
  kind text not null check (kind in ('BET', 'SETTLE', 'VOID', 'CASHOUT', 'UNSETTLE')),
  -- A digest of the call: other values under its id are refused.
  request text not null,
  -- What it booked, by account.
  entries jsonb not null default '{}',
  -- How it changed the player's debt.
  debt_minor bigint not null default 0,
  reply jsonb not null,
  at timestamptz not null
)
--;
create index sports_transaction_of_bet on sports_transaction (bet_id)
--;
create index sports_transaction_of_player on sports_transaction (player_id)
--;
-- What could not be taken back of wrong settlements.
create table sports_debt (
  player_id bigint primary key,
  debt_minor bigint not null check (debt_minor >= 0)
)
