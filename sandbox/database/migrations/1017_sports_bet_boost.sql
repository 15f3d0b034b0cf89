ALTER TABLE "sportsbook_bet" ADD COLUMN "boost_minor" bigint;
