CREATE TABLE "player_name" (
	"player_id" bigint NOT NULL,
	"part" text NOT NULL,
	CONSTRAINT "player_name_player_id_part_pk" PRIMARY KEY("player_id","part")
);
--> statement-breakpoint
ALTER TABLE "player_name" ADD CONSTRAINT "player_name_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "player_name_part" ON "player_name" USING btree ("part" text_pattern_ops,"player_id");
