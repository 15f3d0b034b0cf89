-- The keyed hash of a person's name and birth date. The platform fills the rows that are older than this column when it starts.
alter table player add column identity_hash text
--;
alter table player add constraint player_identity check (date_of_birth is null or identity_hash is not null) not valid
--;
create index player_identity_hash on player (identity_hash)
--;
create index player_date_of_birth on player (date_of_birth)
--;
-- Hashed forms of the same name and birth date, by which entries are found that are almost the same.
alter table exclusion_register add column near_hashes text[] not null default '{}'
--;
create index exclusion_register_near on exclusion_register using gin (near_hashes)
--;
-- A person may have several banks.
alter table bank_person drop constraint bank_person_player_id_key
--;
create index bank_person_player on bank_person (player_id)
