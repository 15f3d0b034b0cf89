create index protection_event_player on protection_event (player_id, kind)
