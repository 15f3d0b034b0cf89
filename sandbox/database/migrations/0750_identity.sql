-- The keyed hash of a person's name and birth date. The platform fills the rows that are older than this column when it starts.
alter table player add column identity_hash text
--;
alter table player add constraint player_identity check (date_of_birth is null or identity_hash is not null) not valid
--;
create index player_identity_hash on player (identity_hash)
--;
create index player_date_of_birth on player (date_of_birth)
--;
alter table exclusion_register add column id bigint generated always as identity unique
--;
-- Hashed forms of an entry's name and birth date, by which persons are found who are almost the same.
create table exclusion_form (
  form_hash text not null,
  entry_id bigint not null references exclusion_register (id) on delete cascade,
  primary key (form_hash, entry_id)
)
--;
create index exclusion_form_entry on exclusion_form (entry_id)
--;
-- A person may have several banks.
alter table bank_person drop constraint bank_person_player_id_key
--;
create index bank_person_player on bank_person (player_id)
