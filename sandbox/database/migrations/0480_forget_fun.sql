-- Games for fun that nobody looks at any more are forgotten.
create index play_session_fun on play_session (seen_at) where mode = 'fun'
