-- Conversations of the live chat. `handle` is a secret; `player_id` was proven by a token, `fields` were set by the page's script.
create table chat_conversation (
  id bigint generated always as identity primary key,
  handle text not null unique,
  player_id text,
  fields jsonb not null default '{}',
  language text not null,
  state text not null default 'AUTOMATIC' check (state in ('AUTOMATIC', 'WAITING', 'ANSWERED')),
  read_position bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
--;
create index chat_conversation_player on chat_conversation (player_id, id desc);
--;
create index chat_conversation_updated on chat_conversation (updated_at desc);
--;
create table chat_message (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references chat_conversation (id) on delete cascade,
  author text not null check (author in ('VISITOR', 'ASSISTANT', 'AGENT')),
  body text not null check (length(body) between 1 and 4000),
  link jsonb,
  -- Chosen by the sender's browser: a repeated message is stored once.
  client_key text,
  operator text,
  sent_at timestamptz not null,
  unique (conversation_id, client_key)
);
