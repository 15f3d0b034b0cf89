ALTER TABLE "data_copy" ADD COLUMN "session_id" text;
--> statement-breakpoint
ALTER TABLE "player" ADD COLUMN "unproven_contacts" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
-- Which of them the bank has given is not known any more. Before the short form they are the bank's.
UPDATE "player" SET "unproven_contacts" = '{email,mobilePhone}'
  WHERE "status" <> 'PRE_REGISTERED' AND "id" IN (SELECT "player_id" FROM "pnp_session" WHERE NOT "existing");
