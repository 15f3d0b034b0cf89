-- A game that was opened for a player, or for fun. The token itself is not kept: who reads the table cannot play.
create table game_session (
  session_id text primary key,
  token_digest text not null unique,
  player_id bigint references player (id),
  game_id text not null,
  provider text not null,
  category text not null check (category in ('CASINO', 'LIVE_CASINO')),
  mode text not null check (mode in ('real', 'fun')),
  currency text not null,
  language text not null,
  channel text not null check (channel in ('web', 'mobile')),
  lobby_url text not null,
  deposit_url text not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  constraint game_session_owner check (mode = 'fun' or player_id is not null)
)
--;
create index game_session_open on game_session (player_id) where closed_at is null and mode = 'real'
--;
create table game_round (
  provider text not null,
  round_id text not null,
  session_id text not null references game_session (session_id),
  player_id bigint not null,
  game_id text not null,
  category text not null,
  currency text not null,
  staked_minor bigint not null,
  -- What bonus accounts gave to the stake, by assignment: a win goes back in the same proportion.
  bonus_stakes jsonb not null default '{}',
  won_minor bigint not null default 0,
  opened_at timestamptz not null,
  ended_at timestamptz,
  primary key (provider, round_id)
)
--;
create index game_round_open on game_round (session_id) where ended_at is null
--;
create index game_round_won on game_round (ended_at desc) where won_minor > 0
--;
create table game_transaction (
  provider text not null,
  tx_id text not null,
  -- A bet that was taken back, or may no longer come, is ROLLED_BACK.
  kind text not null check (kind in ('BET', 'WIN', 'ROLLED_BACK')),
  session_id text not null references game_session (session_id),
  round_id text,
  amount_minor bigint not null,
  bonus_part_minor bigint not null default 0,
  entries jsonb not null default '{}',
  balance_minor bigint not null,
  at timestamptz not null,
  primary key (provider, tx_id)
)
