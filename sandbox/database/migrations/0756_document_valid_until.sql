-- A document is valid through a day, whose end depends on where the player lives.
alter table document add column valid_until date
--;
update document set valid_until = (expires_at at time zone 'UTC')::date
--;
alter table document drop column expires_at
