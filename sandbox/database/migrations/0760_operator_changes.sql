-- The console's list of what operators changed, newest first.
create index protection_event_operator on protection_event (id) where by not in ('PLAYER', 'SYSTEM')
