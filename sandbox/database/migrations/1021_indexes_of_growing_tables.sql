CREATE INDEX IF NOT EXISTS "docs_file_session" ON "docs_file" USING btree ("reference");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "docs_session_upload" ON "docs_session" USING btree ("created_at") WHERE "docs_session"."status" = 'UPLOADED' and "docs_session"."upload_notified_at" is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "docs_session_verdict" ON "docs_session" USING btree ("verdict_due_at") WHERE "docs_session"."verdict" is not null and "docs_session"."verdict_notified_at" is null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "identity_code_sent" ON "identity_code" USING btree ("first_sent_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "login_attempt_expiry" ON "login_attempt" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "refresh_token_expiry" ON "refresh_token" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "message_count_sent" ON "message_count" USING btree ("first_sent_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "outbox_message_sent" ON "outbox_message" USING btree ("sent_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "account_assignment" ON "account" USING btree ("assignment_id") WHERE "account"."assignment_id" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cashier_session_due" ON "cashier_session" USING btree ("due_at") WHERE "cashier_session"."status" = 'PENDING';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cashier_session_open" ON "cashier_session" USING btree ("created_at") WHERE "cashier_session"."status" in ('OPEN', 'CHALLENGE');
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cashier_session_unsent" ON "cashier_session" USING btree ("created_at") WHERE "cashier_session"."notified_at" is null and "cashier_session"."status" in ('SUCCESS', 'FAILED', 'CANCELLED');
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pay_session_unsent" ON "pay_session" USING btree ("created_at") WHERE "pay_session"."notified_at" is null and "pay_session"."subject" is not null;
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bonus_agreement_player" ON "bonus_agreement" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bonus_assignment_player" ON "bonus_assignment" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cashback_payment_player" ON "cashback_payment" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "cashback_player" ON "cashback" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bonus_code_campaign" ON "bonus_code" USING btree ("campaign_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "bonus_opt_in_player" ON "bonus_opt_in" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "document_waiting" ON "document" USING btree ("status","requested_at") WHERE "document"."status" <> 'VERIFIED';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "document_validity" ON "document" USING btree ("valid_until") WHERE "document"."status" = 'VERIFIED';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pnp_session_player" ON "pnp_session" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "player_closed" ON "player" USING btree ("market") WHERE "player"."status" = 'CLOSED';
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "player_sign_out_player" ON "player_sign_out" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "password_confirmation_expiry" ON "password_confirmation" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "password_reset_challenge_expiry" ON "password_reset_challenge" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "password_reset_key_expiry" ON "password_reset_key" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "game_transaction_time" ON "game_transaction" USING brin ("at");
--> statement-breakpoint
create index if not exists ledger_tx_of_player on ledger_tx (player_id, at desc, id desc) include (category, type, status, amount_minor, listed)
--> statement-breakpoint
drop index if exists ledger_tx_history
