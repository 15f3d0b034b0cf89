-- Requests for chips at a live table that were refused: a repeat under the same key gets the same answer.
create table play_refused_request (
  -- The player at a game.
  owner text not null,
  key text not null,
  -- A hash of what was requested.
  request text not null,
  refusal jsonb not null,
  -- Real time.
  at timestamptz not null,
  primary key (owner, key)
)
