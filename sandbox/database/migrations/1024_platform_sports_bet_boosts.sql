ALTER TABLE "sports_bet" ADD COLUMN "boost_campaigns" jsonb;
