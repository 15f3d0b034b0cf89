-- Two postings that both are the first on an account of the house: the one that comes second no longer says that it is not open.
create or replace function ledger_post(
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
