alter table play_round add column wish text
