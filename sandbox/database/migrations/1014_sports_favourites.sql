CREATE TABLE "sportsbook_favourite" (
	"player_id" text NOT NULL,
	"item" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sportsbook_favourite_player_id_item_pk" PRIMARY KEY("player_id","item")
);
