-- What the settlement of an accumulator paid extra, and under which ledger reference.
alter table sports_transaction add column boost jsonb
