-- Attempts to place a bet that were refused: a repeat under the same key gets the same answer.
create table sportsbook_refused_attempt (
  player_id text not null,
  key text not null,
  -- A digest of what was asked; null for an attempt that had not arrived when it was asked for.
  request text,
  refusal jsonb not null,
  -- Business time.
  at timestamptz not null,
  primary key (player_id, key)
)
