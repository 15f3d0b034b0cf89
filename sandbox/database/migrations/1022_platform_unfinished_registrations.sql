CREATE INDEX IF NOT EXISTS "player_unfinished" ON "player" USING btree ("registered_at") WHERE "player"."status" in ('PRE_REGISTERED', 'ACCOUNT_UNVERIFIED');
