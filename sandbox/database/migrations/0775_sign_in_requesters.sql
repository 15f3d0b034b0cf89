-- Wrong passwords of an account are counted by who sent them; those that no one is named for, and those of all, lock it for browsers that it does not know.
alter table login_attempt add column requester text not null default '';
--;
alter table login_attempt drop constraint login_attempt_pkey;
--;
alter table login_attempt add primary key (account, requester)
