-- The erasure of a player's data replaces what operators wrote about a correction; its amounts stay.
create function ledger_adjustment_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('parlour.erasure', true) = 'on' and new.reason = 'erased'
    and (new.tx_id, new.operator, new.at) = (old.tx_id, old.operator, old.at) then
    return new;
  end if;
  raise exception 'what the ledger has booked is never changed (% on %)', tg_op, tg_table_name using errcode = 'PL004';
end $$
--> statement-breakpoint
drop trigger ledger_adjustment_immutable on ledger_adjustment
--> statement-breakpoint
create trigger ledger_adjustment_immutable before update or delete on ledger_adjustment
  for each row execute function ledger_adjustment_refuse_change()
