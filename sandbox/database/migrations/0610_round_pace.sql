-- The player's last round, which the time between two rounds is counted from.
create index game_round_latest on game_round (player_id, opened_at desc)
