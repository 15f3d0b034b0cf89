CREATE TABLE "chat_conversation" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_conversation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"handle" text NOT NULL,
	"player_id" text,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'AUTOMATIC' NOT NULL,
	"read_position" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_conversation_handle_unique" UNIQUE("handle"),
	CONSTRAINT "chat_conversation_state_check" CHECK ("chat_conversation"."state" in ('AUTOMATIC', 'WAITING', 'ANSWERED', 'CLOSED'))
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author" text NOT NULL,
	"body" text NOT NULL,
	"link" jsonb,
	"client_key" text,
	"operator" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_message_conversation_id_client_key_unique" UNIQUE("conversation_id","client_key"),
	CONSTRAINT "chat_message_author_check" CHECK ("chat_message"."author" in ('VISITOR', 'ASSISTANT', 'AGENT')),
	CONSTRAINT "chat_message_body_check" CHECK (length("chat_message"."body") between 1 and 4000)
);
--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_conversation_id_chat_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversation"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "chat_conversation_player" ON "chat_conversation" USING btree ("player_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "chat_conversation_updated" ON "chat_conversation" USING btree ("updated_at" DESC NULLS FIRST);
