-- What the wins of invented players are drawn from: nobody outside knows when the next one comes.
alter table jackpot_pot add column draw text not null default gen_random_uuid()::text
