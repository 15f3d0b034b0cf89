-- Refusals are answers: a repeat under the same id gets the first one.
alter table game_transaction drop constraint game_transaction_kind_check
--;
alter table game_transaction add constraint game_transaction_kind_check check (kind in ('BET', 'WIN', 'REFUSED', 'ROLLED_BACK'))
--;
-- What was refused (BET, FREE_SPIN or WIN), and the answer.
alter table game_transaction add column refusal jsonb
--;
alter table game_transaction add constraint game_transaction_refusal check (kind <> 'REFUSED' or refusal is not null)
--;
-- Calls of the sportsbook that were refused. A refused stake has no bet.
create table sports_refusal (
  tx_id text primary key,
  kind text not null check (kind in ('BET', 'SETTLE', 'VOID', 'CASHOUT', 'UNSETTLE')),
  -- A digest of the call, as in sports_transaction.
  request text not null,
  refusal jsonb not null,
  at timestamptz not null
)
--;
alter table idempotent_answer alter column answer drop not null
--;
alter table idempotent_answer add column refusal jsonb
--;
alter table idempotent_answer add constraint idempotent_answer_one check (num_nonnulls(answer, refusal) = 1)
