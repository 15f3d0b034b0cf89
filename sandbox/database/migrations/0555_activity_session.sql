-- One session of play per player, over all devices; times are virtual.
create table activity_session (
  player_id bigint primary key,
  period text not null check (period in ('NOT_SET', 'HALF_AN_HOUR', 'HOUR', 'TWO_HOURS')),
  started_at timestamptz,
  seen_at timestamptz,
  shown_at timestamptz,
  refused_at timestamptz
)
