alter table player_sign_out add column reason text not null default 'SIGN_OUT'
