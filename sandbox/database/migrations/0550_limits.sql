-- LIM-05: what a player asked for and has to wait for; a removal has no value.
alter table limit_setting
  add column pending_minor bigint check (pending_minor >= 0),
  add column pending_delete boolean not null default false,
  add column pending_at timestamptz,
  -- DEC-LIM-7: the operator's words for the player.
  add column lock_reason text,
  add constraint limit_setting_pending check ((pending_at is not null) = (pending_delete or pending_minor is not null)),
  add constraint limit_setting_one_pending check (not (pending_delete and pending_minor is not null)),
  add constraint limit_setting_lock check (not locked or pending_at is null)
