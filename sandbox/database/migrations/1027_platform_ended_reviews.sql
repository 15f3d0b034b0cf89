-- Accounts that an operator has opened again; a time-out changes nothing about that.
UPDATE "player" SET "identity_review" = false
  WHERE "identity_review" AND "status" IN ('REGISTERED', 'TIMEOUT') AND NOT EXISTS (
    SELECT 1 FROM "person_match" WHERE "player_id" = "player"."id" AND "state" = 'OPEN'
  );
