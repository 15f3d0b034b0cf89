CREATE TABLE "jackpot" (
	"game_id" text PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	"minor_per_minute" integer NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"draw" text DEFAULT gen_random_uuid()::text NOT NULL,
	CONSTRAINT "jackpot_amount_minor_check" CHECK ("jackpot"."amount_minor" >= 0),
	CONSTRAINT "jackpot_minor_per_minute_check" CHECK ("jackpot"."minor_per_minute" >= 0)
);
--> statement-breakpoint
CREATE TABLE "jackpot_win" (
	"game_id" text NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	"alias" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "jackpot_win_game_id_won_at_pk" PRIMARY KEY("game_id","won_at"),
	CONSTRAINT "jackpot_win_amount_minor_check" CHECK ("jackpot_win"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "play_refused_request" (
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"refusal" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_refused_request_owner_key_pk" PRIMARY KEY("owner","key")
);
--> statement-breakpoint
CREATE TABLE "live_round" (
	"game" text NOT NULL,
	"table_round" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"drawn_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_round_game_table_round_pk" PRIMARY KEY("game","table_round")
);
--> statement-breakpoint
CREATE TABLE "play_call" (
	"tx_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"round_id" text NOT NULL,
	"kind" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"round_ended" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "play_call_kind_check" CHECK ("play_call"."kind" in ('BET', 'FREE_SPIN', 'ROLLBACK', 'WIN'))
);
--> statement-breakpoint
CREATE TABLE "play_round" (
	"round_id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"game" text NOT NULL,
	"stake_minor" bigint NOT NULL,
	"win_minor" bigint DEFAULT 0 NOT NULL,
	"state" jsonb,
	"view" jsonb,
	"table_round" bigint,
	"bets" jsonb,
	"bet_requests" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "play_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"key_digest" text NOT NULL,
	"player_id" text,
	"game" text NOT NULL,
	"provider" text NOT NULL,
	"mode" text NOT NULL,
	"game_id" text NOT NULL,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"lobby_url" text NOT NULL,
	"deposit_url" text NOT NULL,
	"balance_minor" bigint NOT NULL,
	"free_spins" jsonb,
	"max_stake_minor" bigint,
	"min_round_ms" integer DEFAULT 0 NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_session_key_digest_unique" UNIQUE("key_digest"),
	CONSTRAINT "play_session_mode_check" CHECK ("play_session"."mode" in ('real', 'fun'))
);
--> statement-breakpoint
CREATE INDEX "jackpot_win_newest" ON "jackpot_win" USING btree ("won_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "play_call_open_round" ON "play_call" USING btree ("round_id") WHERE "play_call"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "play_call_pending" ON "play_call" USING btree ("at") WHERE "play_call"."done_at" is null;
--> statement-breakpoint
CREATE INDEX "play_round_ended" ON "play_round" USING btree ("session_id","ended_at") WHERE "play_round"."table_round" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "play_round_open" ON "play_round" USING btree ("session_id") WHERE "play_round"."ended_at" is null and "play_round"."table_round" is null;
--> statement-breakpoint
CREATE INDEX "play_round_table" ON "play_round" USING btree ("game","table_round") WHERE "play_round"."table_round" is not null;
--> statement-breakpoint
CREATE INDEX "play_session_fun" ON "play_session" USING btree ("seen_at") WHERE "play_session"."mode" = 'fun';
--> statement-breakpoint
CREATE INDEX "play_session_player" ON "play_session" USING btree ("player_id","game") WHERE "play_session"."player_id" is not null;
