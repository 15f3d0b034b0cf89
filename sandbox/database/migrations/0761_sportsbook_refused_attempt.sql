-- Attempts to place a bet that were refused: a repeat under the same key gets the same answer.
create table sportsbook_refused_attempt (
  player_id text not null,
  key text not null,
  -- A digest of what was asked; null for an attempt that was not received before its outcome was requested.
  request text,
  refusal jsonb not null,
  -- Business time.
  at timestamptz not null,
  primary key (player_id, key)
)
