-- Only a completion pays a bonus, also one of nothing.
UPDATE "bonus_assignment" AS "b" SET "paid_minor" = NULL
  WHERE NOT EXISTS (
    SELECT 1 FROM "bonus_transition" AS "t"
    WHERE "t"."assignment_id" = "b"."assignment_id" AND "t"."event" IN ('complete', 'pay')
  );
