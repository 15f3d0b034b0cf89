create table cashier_session (
  transaction_id text primary key,
  order_text text not null,
  status text not null check (status in ('OPEN', 'CHALLENGE', 'PENDING', 'SUCCESS', 'FAILED', 'CANCELLED')),
  provider_ref text not null unique,
  account_id text,
  account_label text,
  -- A pending payment is decided then.
  due_at timestamptz,
  notified_at timestamptz,
  created_at timestamptz not null
)
