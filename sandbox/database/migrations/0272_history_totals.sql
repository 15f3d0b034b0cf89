-- What a player's listed bookings sum up to, by kind: net position over a long history costs as much as over a short one.
create table ledger_total (
  player_id bigint not null,
  category text not null,
  type text not null,
  status text not null,
  amount_minor bigint not null,
  primary key (player_id, category, type, status)
) with (fillfactor = 70)
--;
-- A status that changed later is written down beside the totals, not into them: whoever changes one need not hold the
-- player's lock, and two who come from different sides never wait for each other.
create table ledger_total_change (
  player_id bigint not null,
  category text not null,
  type text not null,
  status text not null,
  amount_minor bigint not null
)
--;
create index ledger_total_change_player on ledger_total_change (player_id)
--;
create function ledger_add_totals() returns trigger language plpgsql as $$
begin
  insert into ledger_total as t (player_id, category, type, status, amount_minor)
    select a.player_id, a.category, a.type, a.status, sum(a.amount_minor) from added a
      where a.listed group by a.player_id, a.category, a.type, a.status order by 1, 2, 3, 4
    on conflict (player_id, category, type, status) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  return null;
end $$
--;
create trigger ledger_tx_totals after insert on ledger_tx
  referencing new table as added for each statement execute function ledger_add_totals()
--;
create function ledger_move_total() returns trigger language plpgsql as $$
begin
  insert into ledger_total_change (player_id, category, type, status, amount_minor)
    values (old.player_id, old.category, old.type, old.status, -old.amount_minor),
      (new.player_id, new.category, new.type, new.status, new.amount_minor);
  return null;
end $$
--;
create trigger ledger_tx_total_moves after update of status on ledger_tx
  for each row when (new.listed and new.status <> old.status) execute function ledger_move_total()
--;
insert into ledger_total (player_id, category, type, status, amount_minor)
  select player_id, category, type, status, sum(amount_minor) from ledger_tx where listed
    group by player_id, category, type, status
