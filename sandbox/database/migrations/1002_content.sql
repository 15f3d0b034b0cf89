CREATE TABLE "content_document" (
	"id" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"rev" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_preference" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"document_id" text NOT NULL,
	"number" bigint NOT NULL,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "content_revision_document_id_number_pk" PRIMARY KEY("document_id","number")
);
--> statement-breakpoint
CREATE TABLE "content_transaction" (
	"number" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_transaction_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"id" text NOT NULL,
	"author" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"document_ids" jsonb NOT NULL,
	"mutations" jsonb NOT NULL,
	CONSTRAINT "content_transaction_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "content_revision" ADD CONSTRAINT "content_revision_number_content_transaction_number_fk" FOREIGN KEY ("number") REFERENCES "public"."content_transaction"("number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "content_transaction_at" ON "content_transaction" USING btree ("at");
