-- Balances and totals are updated often: free space on their pages keeps an update from touching the indexes.
alter table account set (fillfactor = 70)
--> statement-breakpoint
alter table ledger_total set (fillfactor = 70)
--> statement-breakpoint
create index ledger_tx_history on ledger_tx (player_id, at desc, id desc)
  include (category, type, status, amount_minor) where listed
--> statement-breakpoint
create index ledger_tx_payment on ledger_tx (player_id, type) include (status, amount_minor, at) where category = 'PAYMENT' and listed
--> statement-breakpoint
-- A statement adds whole transactions only, so its own rows have to sum to zero.
create function ledger_refuse_unbalanced() returns trigger language plpgsql as $$
declare
  v_fault record;
begin
  select e.tx_id, e.currency, sum(e.amount_minor) as total into v_fault
    from added e
    group by e.tx_id, e.currency having sum(e.amount_minor) <> 0
    limit 1;
  if found then
    raise exception 'ledger transaction % is out of balance by % %', v_fault.tx_id, v_fault.total, v_fault.currency
      using errcode = 'PL001';
  end if;
  return null;
end $$
--> statement-breakpoint
create trigger ledger_entry_balanced after insert on ledger_entry
  referencing new table as added for each statement execute function ledger_refuse_unbalanced()
--> statement-breakpoint
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what the ledger has booked is never changed (% on %)', tg_op, tg_table_name using errcode = 'PL004';
end $$
--> statement-breakpoint
create trigger ledger_entry_immutable before update or delete on ledger_entry
  for each row execute function ledger_refuse_change()
--> statement-breakpoint
create trigger ledger_tx_kept before delete on ledger_tx
  for each row execute function ledger_refuse_change()
--> statement-breakpoint
create trigger ledger_tx_immutable
  before update of id, reference_id, player_id, category, type, currency, amount_minor, balance_after_minor, wallet_account,
    listed, game_id, round_id, method, at on ledger_tx
  for each row execute function ledger_refuse_change()
--> statement-breakpoint
create trigger ledger_adjustment_immutable before update or delete on ledger_adjustment
  for each row execute function ledger_refuse_change()
--> statement-breakpoint
create function ledger_post(
  p_reference text, p_player bigint, p_currency text, p_at timestamptz,
  p_category text, p_type text, p_status text,
  p_codes text[], p_amounts bigint[], p_attempted bigint,
  p_game text, p_round text, p_method text,
  out tx_id bigint, out repeated boolean, out amount_minor bigint, out balance_after_minor bigint
) language plpgsql as $$
#variable_conflict use_variable
declare
  v_main text := 'player:' || p_player || ':main';
  v_lock text[] := case when v_main = any (p_codes) then p_codes else p_codes || v_main end;
  v_found integer;
  v_added integer;
  v_account record;
  v_known record;
  v_delta bigint;
  v_ids bigint[];
  v_amounts bigint[];
  v_afters bigint[];
  v_amount bigint;
  v_wallet bigint;
  v_main_id bigint;
  v_short boolean;
  v_opened boolean := false;
begin
  -- The main account is the player's lock, whatever the posting moves: it makes the running balance exact.
  loop
    v_found := 0; v_ids := '{}'; v_amounts := '{}'; v_afters := '{}'; v_amount := 0; v_wallet := null; v_short := false;
    for v_account in
      select a.id, a.code, a.kind, a.balance_minor from account a
        where a.code = any (v_lock) and a.currency = p_currency order by a.id for no key update
    loop
      v_found := v_found + 1;
      if v_account.code = v_main then v_main_id := v_account.id; end if;
      v_delta := p_amounts[array_position(p_codes, v_account.code)];
      continue when v_delta is null;
      v_ids := v_ids || v_account.id;
      v_amounts := v_amounts || v_delta;
      if v_account.kind = 'house' then
        v_afters := v_afters || null::bigint;
        continue;
      end if;
      v_afters := v_afters || v_account.balance_minor + v_delta;
      v_short := v_short or v_account.balance_minor + v_delta < 0;
      if v_account.kind <> 'locked' then
        v_amount := v_amount + v_delta;
        v_wallet := coalesce(v_wallet, v_account.id);
      end if;
    end loop;
    exit when v_found = cardinality(v_lock);
    insert into account (code, currency, kind)
      select c, p_currency, 'house' from unnest(p_codes) c where c not like 'player:%' order by c
      on conflict do nothing;
    get diagnostics v_added = row_count;
    -- Nothing added may mean that another posting was faster: its account is seen by the next look, and by that one only.
    if v_added = 0 and v_opened then
      raise exception 'an account of the posting does not exist' using errcode = 'PL002';
    end if;
    v_opened := true;
  end loop;

  select t.id, t.player_id, t.amount_minor, t.balance_after_minor into v_known
    from ledger_tx t where t.reference_id = p_reference;
  if found then
    if v_known.player_id <> p_player then
      raise exception 'the reference belongs to another player' using errcode = 'PL003';
    end if;
    tx_id := v_known.id; repeated := true;
    amount_minor := v_known.amount_minor; balance_after_minor := v_known.balance_after_minor;
    return;
  end if;
  if v_short then
    raise exception 'a player account would go below zero' using errcode = 'PL005';
  end if;

  repeated := false;
  amount_minor := coalesce(p_attempted, v_amount);
  balance_after_minor := v_amount + (
    select sum(a.balance_minor) from account a where a.player_id = p_player and a.kind in ('main', 'bonus'));
  insert into ledger_tx (reference_id, player_id, category, type, status, currency, amount_minor, balance_after_minor,
      wallet_account, listed, game_id, round_id, method, at)
    values (p_reference, p_player, p_category, p_type, p_status, p_currency, amount_minor, balance_after_minor,
      coalesce(v_wallet, v_main_id), p_attempted is not null or v_amount <> 0, p_game, p_round, p_method, p_at)
    returning id into tx_id;
  insert into ledger_entry (tx_id, account_id, currency, amount_minor, balance_after_minor)
    select tx_id, e.id, p_currency, e.amount, e.after from unnest(v_ids, v_amounts, v_afters) as e (id, amount, after);
  for i in 1 .. cardinality(v_ids) loop
    update account set balance_minor = balance_minor + v_amounts[i] where id = v_ids[i];
  end loop;
end $$
--> statement-breakpoint
create function ledger_add_totals() returns trigger language plpgsql as $$
begin
  insert into ledger_total as t (player_id, category, type, status, amount_minor)
    select a.player_id, a.category, a.type, a.status, sum(a.amount_minor) from added a
      where a.listed group by a.player_id, a.category, a.type, a.status order by 1, 2, 3, 4
    on conflict (player_id, category, type, status) do update set amount_minor = t.amount_minor + excluded.amount_minor;
  return null;
end $$
--> statement-breakpoint
create trigger ledger_tx_totals after insert on ledger_tx
  referencing new table as added for each statement execute function ledger_add_totals()
--> statement-breakpoint
-- A changed status is recorded beside the totals, not in them, so that it needs no lock of the player.
create function ledger_move_total() returns trigger language plpgsql as $$
begin
  insert into ledger_total_change (player_id, category, type, status, amount_minor)
    values (old.player_id, old.category, old.type, old.status, -old.amount_minor),
      (new.player_id, new.category, new.type, new.status, new.amount_minor);
  return null;
end $$
--> statement-breakpoint
create trigger ledger_tx_total_moves after update of status on ledger_tx
  for each row when (new.listed and new.status <> old.status) execute function ledger_move_total()
