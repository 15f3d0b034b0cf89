-- The sign-in that a session of play began with: a reality check that is answered starts `started_at` again, but not this.
alter table activity_session add column signed_in_at timestamptz
--;
update activity_session set signed_in_at = started_at
