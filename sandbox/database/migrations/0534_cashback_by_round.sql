-- Cashback counts the rounds that ended in a period.
create index game_round_of_player on game_round (player_id, ended_at)
--;
create index game_transaction_of_round on game_transaction (provider, round_id)
--;
-- Cashback that is switched off keeps its row, so that switching it on again forgets no win of the same period.
alter table cashback add column deactivated_at timestamptz
