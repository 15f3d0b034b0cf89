ALTER TABLE "deposit" ADD COLUMN "bonus_accepted" jsonb;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "deposit_pending_bonus" ON "deposit" USING btree ("bonus_campaign_id") WHERE "deposit"."status" = 'PENDING';
