create table deposit (
  transaction_id text primary key,
  player_id bigint not null references player (id),
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED', 'CANCELLED')),
  bonus_campaign_id text,
  account_id text,
  return_url text not null,
  locale text not null,
  is_first boolean not null default false,
  authorized_at timestamptz,
  settled_at timestamptz,
  created_at timestamptz not null
)
--;
-- A player has one payment at the cashier's desk at a time; what was authorised is on its way and no longer there.
create unique index deposit_open on deposit (player_id) where status = 'PENDING' and authorized_at is null
--;
create index deposit_player on deposit (player_id, created_at)
--;
create table saved_account (
  player_id bigint not null references player (id),
  method text not null,
  account_id text not null,
  label text not null,
  used_at timestamptz not null,
  primary key (player_id, method, account_id)
)
--;
create table limit_setting (
  player_id bigint not null references player (id),
  kind text not null check (kind in ('DEPOSIT', 'SPEND')),
  period text not null check (period in ('D', 'W', 'M')),
  value_minor bigint not null check (value_minor >= 0),
  locked boolean not null default false,
  updated_at timestamptz not null,
  primary key (player_id, kind, period)
)
--;
create table document (
  player_id bigint not null references player (id),
  document_type text not null check (document_type in ('ID', 'POA', 'POP', 'SOW', 'OTHER')),
  status text not null check (status in ('REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED')),
  requested_at timestamptz not null,
  primary key (player_id, document_type)
)
--;
create table idempotent_answer (
  player_id bigint not null references player (id),
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (player_id, key)
)
