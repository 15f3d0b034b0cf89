-- Pots that the house's invented players won, in euro cents.
create table jackpot_win (
  game_id text not null,
  won_at timestamptz not null,
  alias text not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (game_id, won_at)
)
--;
create index jackpot_win_newest on jackpot_win (won_at desc)
--;
-- Pots grew without being won, far above what the games' returns are counted with.
update jackpot_pot set amount_minor = 1000000 + amount_minor % 400000, minor_per_minute = 30 + minor_per_minute % 90
