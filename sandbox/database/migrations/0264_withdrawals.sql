create table withdrawal (
  withdrawal_id text primary key,
  player_id bigint not null references player (id),
  method text not null,
  account_id text,
  account_label text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  status text not null check (status in ('PENDING', 'WAITING_INPUT', 'COMPLETED', 'CANCELLED', 'REVERTED')),
  -- Approved by itself then; null where an operator decides.
  due_at timestamptz,
  decided_by text,
  reason text,
  ended_at timestamptz,
  created_at timestamptz not null,
  constraint withdrawal_end check ((ended_at is null) = (status in ('PENDING', 'WAITING_INPUT')))
)
--;
create index withdrawal_player on withdrawal (player_id, created_at desc)
--;
create index withdrawal_queue on withdrawal (created_at) where ended_at is null
--;
create index withdrawal_due on withdrawal (due_at) where ended_at is null and due_at is not null
