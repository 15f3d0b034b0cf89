-- The session of the tokens (origin_jti) that each of these was opened with, so that they end with it.
alter table sports_session add column sign_in_id text not null default ''
--;
alter table game_session add column sign_in_id text not null default ''
--;
alter table realtime_ticket add column sign_in_id text not null default ''
--;
create index game_session_sign_in on game_session (sign_in_id) where closed_at is null
--;
-- Closes the sockets of a session that ends, whoever ends it.
create function feed_tell_session_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('feed', json_build_object('kind', 'session-end', 'signInId', new.id)::text);
  return null;
end $$
--;
create trigger refresh_token_tells after update of revoked on refresh_token
  for each row when (new.revoked and not old.revoked) execute function feed_tell_session_end()
