-- What the bet is on, e.g. both sides of its event.
alter table sports_bet add column title text
