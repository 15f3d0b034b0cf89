create table game_mark (
  player_id bigint not null references player (id) on delete cascade,
  kind text not null check (kind in ('FAVORITE', 'RECENT')),
  game_id text not null,
  lobby_page_type text not null check (lobby_page_type in ('CASINO', 'LIVE_CASINO')),
  created_at timestamptz not null,
  primary key (player_id, kind, game_id)
)
--;
create index game_mark_newest on game_mark (player_id, kind, lobby_page_type, created_at desc)
--;
create table jackpot_pot (
  game_id text primary key,
  amount_minor bigint not null check (amount_minor >= 0),
  minor_per_minute integer not null check (minor_per_minute >= 0),
  counted_at timestamptz not null
)
--;
create table win_event (
  id bigint primary key,
  game_id text not null,
  alias text not null,
  amount_minor bigint not null check (amount_minor > 0),
  won_at timestamptz not null
)
--;
create index win_event_newest on win_event (won_at desc)
