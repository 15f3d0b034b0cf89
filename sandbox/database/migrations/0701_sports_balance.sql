-- The balances that are still to be announced to the sportsbook: one row per player, whatever was booked meanwhile.
create table sports_balance_notice (
  player_id bigint primary key,
  -- Grows with each booking, so that an announcement made in between does not remove the row.
  version integer not null default 1,
  tries integer not null default 0,
  -- Real time.
  due_at timestamptz not null default clock_timestamp()
)
--;
-- On the balances themselves, so that no booking can forget it. The sportsbook's own calls say so in their transaction.
create function sports_tell_balance() returns trigger language plpgsql as $$
begin
  if current_setting('parlour.sports', true) = 'own' then
    return null;
  end if;
  insert into sports_balance_notice as n (player_id)
    select new.player_id where exists (
      select 1 from sports_session s
        where s.player_id = new.player_id and s.opened_at is not null and s.expires_at > clock_timestamp())
    on conflict (player_id) do update set version = n.version + 1;
  return null;
end $$
--;
create trigger account_tells_sports after update of balance_minor on account
  for each row when (new.kind in ('main', 'bonus') and new.balance_minor <> old.balance_minor)
  execute function sports_tell_balance()
