-- What the operator decided about events of the sportsbook; the events themselves are computed.
create table sports_event_decision (
  event_id text primary key,
  is_suspended boolean not null default false,
  is_cancelled boolean not null default false,
  home integer check (home between 0 and 999),
  away integer check (away between 0 and 999),
  check ((home is null) = (away is null)),
  check (not is_cancelled or home is null)
)
--;
-- OPS-05: who decided, when (business time) and why.
create table sports_event_change (
  id bigint primary key generated always as identity,
  event_id text not null references sports_event_decision (event_id) on delete cascade,
  action text not null check (action in ('SUSPEND', 'RESUME', 'CANCEL', 'SETTLE', 'UNDO')),
  home integer,
  away integer,
  by text not null,
  reason text not null check (length(reason) > 0),
  at timestamptz not null
)
--;
create index sports_event_change_of on sports_event_change (event_id, id)
