CREATE TABLE "cashier_session" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"order_text" text NOT NULL,
	"status" text NOT NULL,
	"provider_ref" text NOT NULL,
	"account_id" text,
	"account_label" text,
	"due_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashier_session_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "cashier_session_status_check" CHECK ("cashier_session"."status" in ('OPEN', 'CHALLENGE', 'PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "pay_session" (
	"id" text PRIMARY KEY NOT NULL,
	"redirect_uri" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"locale" text,
	"status" text NOT NULL,
	"provider_ref" text NOT NULL,
	"subject" text,
	"code_hash" text,
	"code_expires_at" timestamp with time zone,
	"code_used_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	"returned_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_session_provider_ref_unique" UNIQUE("provider_ref"),
	CONSTRAINT "pay_session_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "pay_session_amount_minor_check" CHECK ("pay_session"."amount_minor" > 0),
	CONSTRAINT "pay_session_status_check" CHECK ("pay_session"."status" in ('OPEN', 'CONFIRMED', 'CANCELLED'))
);
