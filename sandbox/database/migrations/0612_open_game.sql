-- When the game's page was last heard of; null until it has opened.
alter table game_session add column seen_at timestamptz
