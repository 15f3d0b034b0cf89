CREATE TABLE "player_erasure" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"requested_at" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	"erased_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "protection_note" (
	"event_id" bigint PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"salt" text NOT NULL,
	"texts" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "protection_note" ADD CONSTRAINT "protection_note_event_id_protection_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."protection_event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "protection_note_player" ON "protection_note" USING btree ("player_id");
