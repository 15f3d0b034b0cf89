CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"player_id" bigint,
	"vertical" text,
	"assignment_id" text,
	"balance_minor" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_code" UNIQUE("code","currency"),
	CONSTRAINT "account_bonus" CHECK (("account"."kind" = 'bonus') = ("account"."vertical" is not null and "account"."assignment_id" is not null)),
	CONSTRAINT "account_kind_check" CHECK ("account"."kind" in ('main', 'locked', 'bonus', 'house')),
	CONSTRAINT "account_never_negative" CHECK ("account"."player_id" is null or "account"."balance_minor" >= 0),
	CONSTRAINT "account_owner" CHECK (("account"."kind" = 'house') = ("account"."player_id" is null))
);
--> statement-breakpoint
CREATE TABLE "ledger_adjustment" (
	"tx_id" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"operator" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_adjustment_reason_check" CHECK (length("ledger_adjustment"."reason") between 5 and 500)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"tx_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_after_minor" bigint,
	CONSTRAINT "ledger_entry_tx_id_account_id_pk" PRIMARY KEY("tx_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "ledger_total_change" (
	"player_id" bigint NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_total" (
	"player_id" bigint NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "ledger_total_player_id_category_type_status_pk" PRIMARY KEY("player_id","category","type","status")
);
--> statement-breakpoint
CREATE TABLE "ledger_tx" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_tx_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"balance_after_minor" bigint NOT NULL,
	"wallet_account" bigint NOT NULL,
	"listed" boolean NOT NULL,
	"game_id" text,
	"round_id" text,
	"method" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_tx_reference" UNIQUE("reference_id")
);
--> statement-breakpoint
ALTER TABLE "ledger_adjustment" ADD CONSTRAINT "ledger_adjustment_tx_id_ledger_tx_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."ledger_tx"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_tx_id_ledger_tx_id_fk" FOREIGN KEY ("tx_id") REFERENCES "public"."ledger_tx"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "account_one_currency" ON "account" USING btree ("code") WHERE "account"."player_id" is not null;
--> statement-breakpoint
CREATE INDEX "account_player" ON "account" USING btree ("player_id") WHERE "account"."player_id" is not null;
--> statement-breakpoint
CREATE INDEX "ledger_total_change_player" ON "ledger_total_change" USING btree ("player_id");
