-- What a bonus forbids its player: a game altogether, or stakes above an amount on it (GAM-26).
create table game_limitation (
  player_id bigint not null references player (id) on delete cascade,
  game_id text not null,
  status_code text not null check (status_code in ('GAME_EXCLUDED', 'MAX_BET')),
  max_bet_minor bigint check (max_bet_minor > 0),
  bonus_assignment_id text,
  primary key (player_id, game_id),
  check ((status_code = 'MAX_BET') = (max_bet_minor is not null))
);
