-- The highest stake of a spin that the platform told when the game was opened; null where there is none.
alter table play_session add column max_stake_minor bigint
