-- Views of the sportsbook. Only digests of the id and of the page's key are stored; the times are real, like those of all tokens.
create table sports_context (
  id_digest text primary key,
  key_digest text not null unique,
  player_id text,
  session_id text,
  currency text not null,
  language text not null,
  sports boolean not null,
  virtual_sports boolean not null,
  parent_origin text not null,
  deep_linking jsonb not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
--;
create index sports_context_expires on sports_context (expires_at);
