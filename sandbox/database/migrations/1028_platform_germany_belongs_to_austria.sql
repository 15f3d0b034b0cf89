UPDATE "player" SET "market" = 'AT' WHERE "country_code" = 'DE' AND "market" = 'UN';
