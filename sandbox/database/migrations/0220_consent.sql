create table player_cookie_consent (
  player_id bigint primary key references player (id),
  version text not null,
  options jsonb not null,
  consent_id text not null,
  chosen_at timestamptz not null
)
