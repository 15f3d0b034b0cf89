CREATE TABLE "clock" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_ms" bigint NOT NULL,
	CONSTRAINT "clock_singleton_check" CHECK ("clock"."singleton")
);
--> statement-breakpoint
CREATE TABLE "message_count" (
	"purpose" text NOT NULL,
	"recipient" text NOT NULL,
	"requester" text NOT NULL,
	"sends" integer NOT NULL,
	"first_sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_count_purpose_recipient_requester_pk" PRIMARY KEY("purpose","recipient","requester")
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"channel" text NOT NULL,
	"body" text NOT NULL,
	"code" text,
	"link" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "outbox_message_channel_check" CHECK ("outbox_message"."channel" in ('SMS', 'EMAIL'))
);
--> statement-breakpoint
CREATE TABLE "stored_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "outbox_message_recipient" ON "outbox_message" USING btree ("recipient","id");
