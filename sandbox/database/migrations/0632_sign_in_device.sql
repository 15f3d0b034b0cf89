-- What the browser of a sign-in said about itself, in two words; empty where unknown.
alter table player_sign_in add column device text not null default ''
