-- DEC-BON-21: the free spins that a page plays before stakes, as the platform answered when it opened, less those played since.
alter table play_session add column free_spins jsonb
--;
alter table play_call drop constraint play_call_kind_check
--;
alter table play_call add constraint play_call_kind_check check (kind in ('BET', 'FREE_SPIN', 'ROLLBACK', 'WIN'))
