-- A game's page as the providers' service knows it. The key that the page shows is kept as its digest only.
create table play_session (
  session_id text primary key,
  key_digest text not null unique,
  game text not null,
  provider text not null,
  mode text not null check (mode in ('real', 'fun')),
  game_id text not null,
  category text not null,
  currency text not null,
  -- Of the player; empty for a visitor.
  country text not null,
  language text not null,
  channel text not null,
  lobby_url text not null,
  deposit_url text not null,
  -- Play money, or what the wallet last said.
  balance_minor bigint not null,
  -- Real time, as everything here: a round in play knows no virtual clock.
  seen_at timestamptz not null
)
--;
create table play_round (
  round_id text primary key,
  session_id text not null,
  game text not null,
  stake_minor bigint not null,
  win_minor bigint not null default 0,
  state jsonb,
  view jsonb,
  -- Of a table with a dealer: which of its rounds, and the chips.
  table_round bigint,
  bets jsonb,
  opened_at timestamptz not null,
  ended_at timestamptz
)
--;
create unique index play_round_open on play_round (session_id) where ended_at is null and table_round is null
--;
create index play_round_table on play_round (game, table_round) where table_round is not null
--;
-- What the wallet has yet to hear, or to be asked: written before the call, so that a crash loses none.
create table play_call (
  tx_id text primary key,
  session_id text not null,
  round_id text not null,
  kind text not null check (kind in ('BET', 'ROLLBACK', 'WIN')),
  amount_minor bigint not null,
  round_ended boolean not null default false,
  at timestamptz not null,
  done_at timestamptz
)
--;
create index play_call_owed on play_call (at) where done_at is null
--;
create table live_round (
  game text not null,
  table_round bigint not null,
  outcome jsonb not null,
  drawn_at timestamptz not null,
  primary key (game, table_round)
)
