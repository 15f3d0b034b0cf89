CREATE TABLE "sportsbook_bet" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sportsbook_bet_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bet_id" text NOT NULL,
	"player_id" text NOT NULL,
	"session_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"rejection" text,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"free_bet_id" text,
	"total_odds_milli" bigint NOT NULL,
	"accept" text NOT NULL,
	"selections" jsonb NOT NULL,
	"first_start_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"payout_minor" bigint,
	"settlement_tx" text,
	"movements" integer DEFAULT 0 NOT NULL,
	"cash_out_minor" bigint,
	"cash_out_due_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "sportsbook_bet_bet_id_unique" UNIQUE("bet_id"),
	CONSTRAINT "sportsbook_bet_player_id_key_unique" UNIQUE("player_id","key"),
	CONSTRAINT "sportsbook_bet_kind_check" CHECK ("sportsbook_bet"."kind" in ('SINGLE', 'ACCUMULATOR')),
	CONSTRAINT "sportsbook_bet_stake_minor_check" CHECK ("sportsbook_bet"."stake_minor" > 0),
	CONSTRAINT "sportsbook_bet_state_check" CHECK ("sportsbook_bet"."state" in ('PLACING', 'OPEN', 'WON', 'LOST', 'VOID', 'CASHED_OUT', 'REJECTED'))
);
--> statement-breakpoint
CREATE TABLE "sportsbook_refused_attempt" (
	"player_id" text NOT NULL,
	"key" text NOT NULL,
	"request" text,
	"refusal" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sportsbook_refused_attempt_player_id_key_pk" PRIMARY KEY("player_id","key")
);
--> statement-breakpoint
CREATE TABLE "sports_context" (
	"id_digest" text PRIMARY KEY NOT NULL,
	"key_digest" text NOT NULL,
	"player_id" text,
	"session_id" text,
	"currency" text NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"sports" boolean NOT NULL,
	"virtual_sports" boolean NOT NULL,
	"parent_origin" text NOT NULL,
	"deep_linking" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sports_context_key_digest_unique" UNIQUE("key_digest")
);
--> statement-breakpoint
CREATE TABLE "sports_event_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sports_event_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" text NOT NULL,
	"action" text NOT NULL,
	"home" integer,
	"away" integer,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sports_event_change_action_check" CHECK ("sports_event_change"."action" in ('SUSPEND', 'RESUME', 'CANCEL', 'SETTLE', 'UNDO')),
	CONSTRAINT "sports_event_change_reason_check" CHECK (length("sports_event_change"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "sports_event_decision" (
	"event_id" text PRIMARY KEY NOT NULL,
	"is_suspended" boolean DEFAULT false NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"home" integer,
	"away" integer,
	CONSTRAINT "sports_event_decision_away_check" CHECK ("sports_event_decision"."away" between 0 and 999),
	CONSTRAINT "sports_event_decision_check" CHECK (("sports_event_decision"."home" is null) = ("sports_event_decision"."away" is null)),
	CONSTRAINT "sports_event_decision_check1" CHECK (not "sports_event_decision"."is_cancelled" or "sports_event_decision"."home" is null),
	CONSTRAINT "sports_event_decision_home_check" CHECK ("sports_event_decision"."home" between 0 and 999)
);
--> statement-breakpoint
CREATE TABLE "sportsbook_call" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sportsbook_call_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"bet_id" text NOT NULL,
	"tx_id" text NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	"refusal" text,
	CONSTRAINT "sportsbook_call_tx_id_unique" UNIQUE("tx_id"),
	CONSTRAINT "sportsbook_call_kind_check" CHECK ("sportsbook_call"."kind" in ('BET', 'SETTLE', 'VOID', 'CASH_OUT', 'UNSETTLE'))
);
--> statement-breakpoint
ALTER TABLE "sports_event_change" ADD CONSTRAINT "sports_event_change_event_id_sports_event_decision_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."sports_event_decision"("event_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "sportsbook_bet_cash_out" ON "sportsbook_bet" USING btree ("cash_out_due_at") WHERE "sportsbook_bet"."cash_out_due_at" is not null;
--> statement-breakpoint
CREATE INDEX "sportsbook_bet_open" ON "sportsbook_bet" USING btree ("first_start_at") WHERE "sportsbook_bet"."state" = 'OPEN';
--> statement-breakpoint
CREATE INDEX "sportsbook_bet_placing" ON "sportsbook_bet" USING btree ("due_at") WHERE "sportsbook_bet"."state" = 'PLACING' and "sportsbook_bet"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "sportsbook_bet_player" ON "sportsbook_bet" USING btree ("player_id","number" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "sportsbook_bet_settled" ON "sportsbook_bet" USING btree ("settled_at") WHERE "sportsbook_bet"."state" in ('WON', 'LOST');
--> statement-breakpoint
CREATE INDEX "sports_context_expires" ON "sports_context" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sports_event_change_of" ON "sports_event_change" USING btree ("event_id","id");
--> statement-breakpoint
CREATE INDEX "sportsbook_call_bet" ON "sportsbook_call" USING btree ("bet_id","number");
--> statement-breakpoint
CREATE INDEX "sportsbook_call_open" ON "sportsbook_call" USING btree ("next_at") WHERE "sportsbook_call"."done_at" is null;
