-- The names that tables, columns, functions and triggers had before the schema was generated from the tables of the services.
alter table deposit_news rename to deposit_event
--> statement-breakpoint
alter table deposit_event rename column told_at to reported_at
--> statement-breakpoint
alter index deposit_news_untold rename to deposit_event_unreported
--> statement-breakpoint
alter table jackpot_pot rename to jackpot
--> statement-breakpoint
alter index play_call_owed rename to play_call_pending
--> statement-breakpoint
alter function feed_tell_balance rename to feed_publish_balance
--> statement-breakpoint
alter function feed_tell_player rename to feed_publish_player
--> statement-breakpoint
alter function feed_tell_session_end rename to feed_publish_session_end
--> statement-breakpoint
alter function sports_tell_balance rename to sports_queue_balance
--> statement-breakpoint
alter function game_look rename to game_read
--> statement-breakpoint
alter trigger account_tells on account rename to account_balance_to_feed
--> statement-breakpoint
alter trigger account_tells_sports on account rename to account_balance_to_sports
--> statement-breakpoint
alter trigger player_tells on player rename to player_to_feed
--> statement-breakpoint
alter trigger refresh_token_tells on refresh_token rename to refresh_token_end_to_feed
--> statement-breakpoint
-- Constraints get the names that drizzle gives them, by which a later migration changes them.
do $$
declare
  found record;
begin
  for found in
    select c.conrelid::regclass as of_table, c.conname as before,
      (case
        when c.contype = 'p' and cardinality(c.conkey) > 1 then concat_ws('_', t.relname, k.columns, 'pk')
        when c.contype = 'u' and c.conname like '%\_key' then concat_ws('_', t.relname, k.columns, 'unique')
        when c.contype = 'f' and not c.condeferrable then concat_ws('_', t.relname, k.columns, o.relname, f.columns, 'fk')
        else regexp_replace(c.conname, '^(jackpot_pot|deposit_news|identity_secret)_', t.relname || '_')
      end)::name as after
    from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      left join pg_class o on o.oid = c.confrelid
      cross join lateral (
        select string_agg(a.attname, '_' order by p.position) as columns
          from unnest(c.conkey) with ordinality p (number, position)
          join pg_attribute a on a.attrelid = c.conrelid and a.attnum = p.number) k
      cross join lateral (
        select string_agg(a.attname, '_' order by p.position) as columns
          from unnest(c.confkey) with ordinality p (number, position)
          join pg_attribute a on a.attrelid = c.confrelid and a.attnum = p.number) f
    where c.connamespace = current_schema()::regnamespace and c.contype <> 't'
  loop
    if found.after <> found.before then
      execute format('alter table %s rename constraint %I to %I', found.of_table, found.before, found.after);
    end if;
  end loop;
end $$
