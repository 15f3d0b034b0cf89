-- A transaction that notifies commits under a lock of the whole database: on a server, bookings would queue for it. They
-- leave a row instead, and whoever serves the feed announces many at once. After a crash nobody listens: no log is kept.
create unlogged table feed_outbox (player_id bigint not null)
--;
create or replace function feed_tell_balance() returns trigger language plpgsql as $$
begin
  if current_setting('parlour.feed', true) = 'direct' then
    perform pg_notify('feed', json_build_object('kind', 'balances', 'playerIds', array[new.player_id::text])::text);
  else
    insert into feed_outbox (player_id) values (new.player_id);
  end if;
  return null;
end $$
