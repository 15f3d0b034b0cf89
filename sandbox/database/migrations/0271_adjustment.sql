-- Why an operator corrected a balance, and who did: kept for good beside the booking itself.
create table ledger_adjustment (
  tx_id bigint primary key references ledger_tx (id),
  reason text not null check (length(reason) between 5 and 500),
  operator text not null,
  at timestamptz not null
)
--;
create trigger ledger_adjustment_immutable before update or delete on ledger_adjustment
  for each row execute function ledger_refuse_change()
