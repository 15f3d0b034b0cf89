ALTER TABLE "saved_account" ADD COLUMN "trusted_from" timestamp with time zone;
