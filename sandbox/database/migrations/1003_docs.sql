CREATE TABLE "docs_file" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"position" integer NOT NULL,
	"media_type" text NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docs_session" (
	"reference" text PRIMARY KEY NOT NULL,
	"document_id" text NOT NULL,
	"user_reference" text NOT NULL,
	"document_type" text NOT NULL,
	"success_url" text NOT NULL,
	"error_url" text NOT NULL,
	"callback_url" text NOT NULL,
	"locale" text NOT NULL,
	"status" text NOT NULL,
	"verdict" text,
	"reject_reason" text,
	"verdict_due_at" timestamp with time zone,
	"upload_notified_at" timestamp with time zone,
	"verdict_notified_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "docs_session_status_check" CHECK ("docs_session"."status" in ('OPEN', 'UPLOADED')),
	CONSTRAINT "docs_session_verdict_check" CHECK ("docs_session"."verdict" in ('APPROVED_VERIFIED', 'DENIED'))
);
--> statement-breakpoint
ALTER TABLE "docs_file" ADD CONSTRAINT "docs_file_reference_docs_session_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."docs_session"("reference") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "docs_session_document" ON "docs_session" USING btree ("document_id");
