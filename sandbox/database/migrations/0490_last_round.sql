-- A page that is loaded anew asks what the last round came to.
create index play_round_ended on play_round (session_id, ended_at) where table_round is null
