-- A prompt to look at limits and history; times are virtual. One is open at a time.
create table protection_review (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  reason text not null check (reason in ('PERIODIC', 'GROWTH', 'OLD_LIMIT')),
  due_at timestamptz not null,
  shown_at timestamptz,
  answered_at timestamptz,
  answer text check (answer in ('LIMITS', 'HISTORY', 'BREAK', 'CONTINUE'))
)
--;
create unique index protection_review_open on protection_review (player_id) where answered_at is null
--;
create index protection_review_answered on protection_review (player_id, reason, answered_at)
