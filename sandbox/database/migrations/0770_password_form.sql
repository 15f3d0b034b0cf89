alter table login_attempt add column awaits_second_form boolean not null default false;
