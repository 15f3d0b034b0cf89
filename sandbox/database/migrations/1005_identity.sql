CREATE TABLE "identity_code" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sends" integer NOT NULL,
	"first_sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_code_email_purpose_pk" PRIMARY KEY("email","purpose"),
	CONSTRAINT "identity_code_purpose_check" CHECK ("identity_code"."purpose" in ('SIGN_UP', 'RESET'))
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"account" text NOT NULL,
	"requester" text DEFAULT '' NOT NULL,
	"failures" integer NOT NULL,
	"awaits_second_form" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_attempt_account_requester_pk" PRIMARY KEY("account","requester")
);
--> statement-breakpoint
CREATE TABLE "refresh_token" (
	"id" text PRIMARY KEY NOT NULL,
	"sub" text NOT NULL,
	"token_hash" text NOT NULL,
	"auth_time" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "refresh_token_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "identity_user" (
	"sub" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"player_id" text NOT NULL,
	"srp_salt" text NOT NULL,
	"srp_verifier" text NOT NULL,
	"confirmed" boolean NOT NULL,
	CONSTRAINT "identity_user_email_unique" UNIQUE("email"),
	CONSTRAINT "identity_user_player_id_unique" UNIQUE("player_id")
);
--> statement-breakpoint
CREATE INDEX "refresh_token_sub" ON "refresh_token" USING btree ("sub");
