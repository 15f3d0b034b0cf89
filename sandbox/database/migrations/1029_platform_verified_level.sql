ALTER TABLE "player" ADD COLUMN "verified_level" text;
--> statement-breakpoint
-- Players whose identity is being checked again: what their answers have led to.
UPDATE "player" SET "verified_level" = CASE
    WHEN "last"."decision" IS NULL OR "last"."at" < "edd_answer"."at" THEN 'EDD_UNDER_REVIEW'
    WHEN "last"."decision" = 'accept' THEN 'ENHANCED'
    ELSE 'EDD_PENDING'
  END
  FROM "edd_answer" LEFT JOIN LATERAL (
    SELECT "decision", "at" FROM "edd_decision" WHERE "player_id" = "edd_answer"."player_id" ORDER BY "id" DESC LIMIT 1
  ) "last" ON true
  WHERE "edd_answer"."player_id" = "player"."id" AND "kyc_status" IN ('PENDING', 'PENDING_EXPIRED');
