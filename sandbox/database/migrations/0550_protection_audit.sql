create table protection_event (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null check (kind ~ '^[A-Z_]+$'),
  by text not null check (by ~ '^[^\n]+$'),
  at timestamptz not null,
  details jsonb not null
)
--;
create table protection_chain (
  player_id bigint not null,
  position int not null,
  event_id bigint not null unique references protection_event,
  hash text not null,
  primary key (player_id, position)
)
--;
create function protection_hash(previous text, e protection_event) returns text language sql stable as $$
  select encode(sha256(convert_to(concat_ws(E'\n', previous, e.id, e.player_id, e.kind, e.by,
    round(extract(epoch from e.at) * 1000)::bigint, e.details::text), 'UTF8')), 'hex')
$$
--;
create function protection_link() returns trigger language plpgsql as $$
declare
  last protection_chain;
begin
  perform pg_advisory_xact_lock(hashtextextended('protection:' || new.player_id, 0));
  select * into last from protection_chain where player_id = new.player_id order by position desc limit 1;
  insert into protection_chain (player_id, position, event_id, hash)
  values (new.player_id, coalesce(last.position, 0) + 1, new.id, protection_hash(coalesce(last.hash, ''), new));
  return null;
end $$
--;
-- At commit, so that the lock of a chain is the last one a transaction takes and cannot take part in a deadlock.
create constraint trigger protection_event_link after insert on protection_event
deferrable initially deferred for each row execute function protection_link()
--;
create function protection_refuse() returns trigger language plpgsql as $$
begin
  if tg_op = 'TRUNCATE' and current_setting('parlour.reset', true) = 'on' then
    return null;
  end if;
  raise exception 'The audit trail of player protection is append-only.';
end $$
--;
create trigger protection_event_append_only before update or delete or truncate on protection_event
for each statement execute function protection_refuse()
--;
create trigger protection_chain_append_only before update or delete or truncate on protection_chain
for each statement execute function protection_refuse()
