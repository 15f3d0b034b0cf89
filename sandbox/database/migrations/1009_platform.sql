CREATE TABLE "data_copy" (
	"player_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_change" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"mobile_phone" text NOT NULL,
	"phone_prefix" text NOT NULL,
	"phone_body" text NOT NULL,
	"code_hash" text,
	"tries_left" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_agreement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_agreement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"campaign_id" text NOT NULL,
	"agreed" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bonus_assignment" (
	"assignment_id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"period" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"trigger_type" text NOT NULL,
	"vertical" text NOT NULL,
	"money_type" text NOT NULL,
	"currency" text NOT NULL,
	"bonus_minor" bigint NOT NULL,
	"required_minor" bigint NOT NULL,
	"progress_centi" bigint DEFAULT 0 NOT NULL,
	"max_bet_minor" bigint,
	"valid_days" integer NOT NULL,
	"code" text,
	"partner_code" text,
	"deposit_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"queued_at" timestamp with time zone,
	"activated_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"paid_minor" bigint,
	CONSTRAINT "bonus_assignment_once" UNIQUE("campaign_id","player_id","period"),
	CONSTRAINT "bonus_assignment_bonus_minor_check" CHECK ("bonus_assignment"."bonus_minor" >= 0),
	CONSTRAINT "bonus_assignment_progress_centi_check" CHECK ("bonus_assignment"."progress_centi" >= 0),
	CONSTRAINT "bonus_assignment_required_minor_check" CHECK ("bonus_assignment"."required_minor" >= 0),
	CONSTRAINT "bonus_assignment_state_check" CHECK ("bonus_assignment"."state" in ('ASSIGNED', 'QUEUED', 'ACTIVE', 'COMPLETED', 'FORFEITED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "campaign_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaign_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" text NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	"fields" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_change_event_check" CHECK ("campaign_change"."event" in ('CREATE', 'UPDATE', 'PUBLISH', 'CANCEL')),
	CONSTRAINT "campaign_change_reason_check" CHECK (length("campaign_change"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_campaign" (
	"campaign_id" text PRIMARY KEY NOT NULL,
	"site_id" integer NOT NULL,
	"kind" text NOT NULL,
	"vertical" text NOT NULL,
	"trigger_type" text NOT NULL,
	"money_type" text NOT NULL,
	"status" text NOT NULL,
	"terms" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "bonus_campaign_status_check" CHECK ("bonus_campaign"."status" in ('DRAFT', 'ACTIVE', 'CANCELED'))
);
--> statement-breakpoint
CREATE TABLE "cashback_payment" (
	"campaign_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"period" timestamp with time zone NOT NULL,
	"amount_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_payment_campaign_id_player_id_period_pk" PRIMARY KEY("campaign_id","player_id","period"),
	CONSTRAINT "cashback_payment_amount_minor_check" CHECK ("cashback_payment"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "cashback" (
	"campaign_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"deactivated_at" timestamp with time zone,
	CONSTRAINT "cashback_campaign_id_player_id_pk" PRIMARY KEY("campaign_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_code" (
	"code" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"site_id" integer NOT NULL,
	"uses_left" integer,
	"expires_at" timestamp with time zone,
	CONSTRAINT "bonus_code_code_check" CHECK ("bonus_code"."code" = upper("bonus_code"."code")),
	CONSTRAINT "bonus_code_uses_left_check" CHECK ("bonus_code"."uses_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_contribution" (
	"provider" text NOT NULL,
	"tx_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"centi" bigint NOT NULL,
	CONSTRAINT "bonus_contribution_provider_tx_id_pk" PRIMARY KEY("provider","tx_id")
);
--> statement-breakpoint
CREATE TABLE "free_spin" (
	"assignment_id" text PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"total" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"bet_minor" bigint NOT NULL,
	"winnings_minor" bigint DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "free_spin_check" CHECK ("free_spin"."used" between 0 and "free_spin"."total"),
	CONSTRAINT "free_spin_total_check" CHECK ("free_spin"."total" > 0)
);
--> statement-breakpoint
CREATE TABLE "bonus_opt_in" (
	"campaign_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bonus_opt_in_campaign_id_player_id_pk" PRIMARY KEY("campaign_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "bonus_transition" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bonus_transition_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"assignment_id" text NOT NULL,
	"event" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"by" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_event" (
	"reference_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"method" text NOT NULL,
	"currency" text NOT NULL,
	"is_first" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone,
	"reported_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"transaction_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"method" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"bonus_campaign_id" text,
	"account_id" text,
	"return_url" text NOT NULL,
	"locale" text NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"authorized_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "deposit_amount_minor_check" CHECK ("deposit"."amount_minor" > 0),
	CONSTRAINT "deposit_status_check" CHECK ("deposit"."status" in ('PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"provider_ref" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"player_id" bigint,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"deposit_check" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "payment_status_check" CHECK ("payment"."status" in ('BOOKED', 'REFUSED', 'FAILED', 'CANCELLED'))
);
--> statement-breakpoint
CREATE TABLE "saved_account" (
	"player_id" bigint NOT NULL,
	"method" text NOT NULL,
	"account_id" text NOT NULL,
	"label" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_account_player_id_method_account_id_pk" PRIMARY KEY("player_id","method","account_id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"withdrawal_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"method" text NOT NULL,
	"account_id" text,
	"account_label" text,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"ended_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "withdrawal_amount_minor_check" CHECK ("withdrawal"."amount_minor" > 0),
	CONSTRAINT "withdrawal_end" CHECK (("withdrawal"."ended_at" is null) = ("withdrawal"."status" in ('PENDING', 'WAITING_INPUT'))),
	CONSTRAINT "withdrawal_status_check" CHECK ("withdrawal"."status" in ('PENDING', 'WAITING_INPUT', 'COMPLETED', 'CANCELLED', 'REVERTED'))
);
--> statement-breakpoint
CREATE TABLE "player_cookie_consent" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"options" jsonb NOT NULL,
	"consent_id" text NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edd_answer" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"occupation" text NOT NULL,
	"salary_range_id" integer NOT NULL,
	"source_of_funds" text NOT NULL,
	"place_of_birth" text NOT NULL,
	"nationality" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "edd_decision" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "edd_decision_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"reason" text NOT NULL,
	"decided_by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"answer" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document" (
	"player_id" bigint NOT NULL,
	"document_type" text NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"document_id" text,
	"sub_type" text,
	"deposit_method" text,
	"reject_reason" text,
	"uploaded_at" timestamp with time zone,
	"valid_until" date,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "document_player_id_document_type_pk" PRIMARY KEY("player_id","document_type"),
	CONSTRAINT "document_document_type_check" CHECK ("document"."document_type" in ('ID', 'POA', 'POP', 'SOW', 'OTHER')),
	CONSTRAINT "document_status_check" CHECK ("document"."status" in ('REQUESTED', 'UNDER_REVIEW', 'VERIFIED', 'EXPIRED'))
);
--> statement-breakpoint
CREATE TABLE "document_upload" (
	"document_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"document_type" text NOT NULL,
	"sub_type" text,
	"deposit_method" text,
	"success_url" text NOT NULL,
	"error_url" text NOT NULL,
	"locale" text NOT NULL,
	"transaction_reference" text,
	"redirect_url" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"erased_at" timestamp with time zone,
	CONSTRAINT "document_upload_transaction_reference_unique" UNIQUE("transaction_reference"),
	CONSTRAINT "document_upload_document_type_check" CHECK ("document_upload"."document_type" in ('ID', 'POA', 'POP', 'SOW', 'OTHER')),
	CONSTRAINT "document_upload_status_check" CHECK ("document_upload"."status" in ('OPEN', 'UPLOADED', 'APPROVED', 'DENIED'))
);
--> statement-breakpoint
CREATE TABLE "game_limitation" (
	"player_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"status_code" text NOT NULL,
	"max_bet_minor" bigint,
	"bonus_assignment_id" text,
	CONSTRAINT "game_limitation_player_id_game_id_pk" PRIMARY KEY("player_id","game_id"),
	CONSTRAINT "game_limitation_check" CHECK (("game_limitation"."status_code" = 'MAX_BET') = ("game_limitation"."max_bet_minor" is not null)),
	CONSTRAINT "game_limitation_max_bet_minor_check" CHECK ("game_limitation"."max_bet_minor" > 0),
	CONSTRAINT "game_limitation_status_code_check" CHECK ("game_limitation"."status_code" in ('GAME_EXCLUDED', 'MAX_BET'))
);
--> statement-breakpoint
CREATE TABLE "game_mark" (
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"game_id" text NOT NULL,
	"lobby_page_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_mark_player_id_kind_game_id_pk" PRIMARY KEY("player_id","kind","game_id"),
	CONSTRAINT "game_mark_kind_check" CHECK ("game_mark"."kind" in ('FAVORITE', 'RECENT')),
	CONSTRAINT "game_mark_lobby_page_type_check" CHECK ("game_mark"."lobby_page_type" in ('CASINO', 'LIVE_CASINO'))
);
--> statement-breakpoint
CREATE TABLE "win_event" (
	"id" bigint PRIMARY KEY NOT NULL,
	"game_id" text NOT NULL,
	"alias" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "win_event_amount_minor_check" CHECK ("win_event"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "crm_message" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crm_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"event_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "crm_message_player_id_kind_event_key_unique" UNIQUE("player_id","kind","event_key")
);
--> statement-breakpoint
CREATE TABLE "crm_session" (
	"sid" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"sign_in_id" text NOT NULL,
	CONSTRAINT "crm_session_player_id_sign_in_id_unique" UNIQUE("player_id","sign_in_id")
);
--> statement-breakpoint
CREATE TABLE "bank_person" (
	"subject" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pnp_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"provider_ref" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"existing" boolean NOT NULL,
	"device_hash" text,
	"verified_at" timestamp with time zone,
	"signed_in_at" timestamp with time zone,
	CONSTRAINT "pnp_session_provider_ref_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
CREATE TABLE "person_match" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "person_match_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"other_id" bigint,
	"entry_hash" text,
	"likeness" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "person_match_player_id_entry_hash_unique" UNIQUE("player_id","entry_hash"),
	CONSTRAINT "person_match_player_id_other_id_unique" UNIQUE("player_id","other_id"),
	CONSTRAINT "person_match_check" CHECK (("person_match"."other_id" is null) <> ("person_match"."entry_hash" is null)),
	CONSTRAINT "person_match_state_check" CHECK ("person_match"."state" in ('OPEN', 'SAME', 'DIFFERENT'))
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"player_id" bigint NOT NULL,
	"key" text NOT NULL,
	"call" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"refusal" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_answer_player_id_key_pk" PRIMARY KEY("player_id","key"),
	CONSTRAINT "idempotent_answer_one" CHECK (num_nonnulls("idempotent_answer"."answer", "idempotent_answer"."refusal") = 1)
);
--> statement-breakpoint
CREATE TABLE "legacy_player" (
	"email" text PRIMARY KEY NOT NULL,
	"srp_salt" text NOT NULL,
	"srp_verifier" text NOT NULL,
	"confirmed" boolean NOT NULL,
	"record" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "marketing_choice" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"subscribed" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "player_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 200001 CACHE 1),
	"site_id" integer NOT NULL,
	"person_id" text NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"mobile_phone" text NOT NULL,
	"date_of_birth" date,
	"address" text,
	"city" text,
	"post_code" text,
	"province" text,
	"country_code" text NOT NULL,
	"currency_code" text NOT NULL,
	"language_code" text NOT NULL,
	"market" text NOT NULL,
	"status" text NOT NULL,
	"kyc_status" text NOT NULL,
	"requested_documents" text[] DEFAULT '{}' NOT NULL,
	"loyalty_level" integer NOT NULL,
	"limit_level" integer NOT NULL,
	"terms_version" text NOT NULL,
	"first_login" boolean NOT NULL,
	"affiliate" boolean NOT NULL,
	"flags" jsonb NOT NULL,
	"multibrand_suspended" boolean NOT NULL,
	"block" jsonb,
	"identity_hash" text,
	"identity_review" boolean DEFAULT false NOT NULL,
	"cpf" text,
	"marketing_opt_in" boolean DEFAULT false NOT NULL,
	"bonus_code" text,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "player_limit_level_check" CHECK ("player"."limit_level" between 0 and 3),
	CONSTRAINT "player_loyalty_level_check" CHECK ("player"."loyalty_level" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "player_sign_in" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip_address" text NOT NULL,
	"country" text NOT NULL,
	"device" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_sign_out" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_sign_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT 'SIGN_OUT' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "player_status_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "player_status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "limit_setting" (
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"value_minor" bigint NOT NULL,
	"pending_minor" bigint,
	"pending_delete" boolean DEFAULT false NOT NULL,
	"pending_at" timestamp with time zone,
	"locked" boolean DEFAULT false NOT NULL,
	"lock_reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_setting_player_id_kind_period_pk" PRIMARY KEY("player_id","kind","period"),
	CONSTRAINT "limit_setting_kind_check" CHECK ("limit_setting"."kind" in ('DEPOSIT', 'SPEND')),
	CONSTRAINT "limit_setting_lock" CHECK (not "limit_setting"."locked" or "limit_setting"."pending_at" is null),
	CONSTRAINT "limit_setting_one_pending" CHECK (not ("limit_setting"."pending_delete" and "limit_setting"."pending_minor" is not null)),
	CONSTRAINT "limit_setting_pending" CHECK (("limit_setting"."pending_at" is not null) = ("limit_setting"."pending_delete" or "limit_setting"."pending_minor" is not null)),
	CONSTRAINT "limit_setting_pending_minor_check" CHECK ("limit_setting"."pending_minor" >= 0),
	CONSTRAINT "limit_setting_period_check" CHECK ("limit_setting"."period" in ('D', 'W', 'M')),
	CONSTRAINT "limit_setting_value_minor_check" CHECK ("limit_setting"."value_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "activity_session" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"period" text NOT NULL,
	"started_at" timestamp with time zone,
	"signed_in_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"shown_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	CONSTRAINT "activity_session_period_check" CHECK ("activity_session"."period" in ('NOT_SET', 'HALF_AN_HOUR', 'HOUR', 'TWO_HOURS'))
);
--> statement-breakpoint
CREATE TABLE "protection_chain" (
	"player_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "protection_chain_player_id_position_pk" PRIMARY KEY("player_id","position"),
	CONSTRAINT "protection_chain_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "protection_event" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"details" jsonb NOT NULL,
	CONSTRAINT "protection_event_by_check" CHECK ("protection_event"."by" ~ '^[^\n]+$'),
	CONSTRAINT "protection_event_kind_check" CHECK ("protection_event"."kind" ~ '^[A-Z_]+$')
);
--> statement-breakpoint
CREATE TABLE "exclusion_form" (
	"form_hash" text NOT NULL,
	"entry_id" bigint NOT NULL,
	CONSTRAINT "exclusion_form_form_hash_entry_id_pk" PRIMARY KEY("form_hash","entry_id")
);
--> statement-breakpoint
CREATE TABLE "exclusion_register" (
	"person_hash" text NOT NULL,
	"source" text NOT NULL,
	"player_id" bigint,
	"until" timestamp with time zone,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "exclusion_register_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "exclusion_register_person_hash_source_pk" PRIMARY KEY("person_hash","source"),
	CONSTRAINT "exclusion_register_id_unique" UNIQUE("id"),
	CONSTRAINT "exclusion_register_source_check" CHECK ("exclusion_register"."source" in ('ACCOUNT', 'REGISTER'))
);
--> statement-breakpoint
CREATE TABLE "protection_review" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "protection_review_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"shown_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answer" text,
	CONSTRAINT "protection_review_answer_check" CHECK ("protection_review"."answer" in ('LIMITS', 'HISTORY', 'BREAK', 'CONTINUE')),
	CONSTRAINT "protection_review_reason_check" CHECK ("protection_review"."reason" in ('PERIODIC', 'GROWTH', 'OLD_LIMIT'))
);
--> statement-breakpoint
CREATE TABLE "feed_outbox" (
	"player_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_ticket" (
	"digest" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"sign_in_id" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset_challenge" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_reset_key" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_reset_key_kind_check" CHECK ("password_reset_key"."kind" in ('CODE', 'LINK'))
);
--> statement-breakpoint
CREATE TABLE "registration_code" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sends" integer NOT NULL,
	"first_sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "registration_code_channel_check" CHECK ("registration_code"."channel" in ('SMS', 'EMAIL'))
);
--> statement-breakpoint
CREATE TABLE "game_round" (
	"provider" text NOT NULL,
	"round_id" text NOT NULL,
	"session_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"category" text NOT NULL,
	"currency" text NOT NULL,
	"staked_minor" bigint NOT NULL,
	"bonus_stakes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"won_minor" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "game_round_provider_round_id_pk" PRIMARY KEY("provider","round_id")
);
--> statement-breakpoint
CREATE TABLE "game_session" (
	"session_id" text PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"player_id" bigint,
	"sign_in_id" text DEFAULT '' NOT NULL,
	"game_id" text NOT NULL,
	"provider" text NOT NULL,
	"category" text NOT NULL,
	"mode" text NOT NULL,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"channel" text NOT NULL,
	"lobby_url" text NOT NULL,
	"deposit_url" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	CONSTRAINT "game_session_token_digest_unique" UNIQUE("token_digest"),
	CONSTRAINT "game_session_category_check" CHECK ("game_session"."category" in ('CASINO', 'LIVE_CASINO')),
	CONSTRAINT "game_session_channel_check" CHECK ("game_session"."channel" in ('web', 'mobile')),
	CONSTRAINT "game_session_mode_check" CHECK ("game_session"."mode" in ('real', 'fun')),
	CONSTRAINT "game_session_owner" CHECK ("game_session"."mode" = 'fun' or "game_session"."player_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "game_transaction" (
	"provider" text NOT NULL,
	"tx_id" text NOT NULL,
	"kind" text NOT NULL,
	"session_id" text NOT NULL,
	"round_id" text,
	"amount_minor" bigint NOT NULL,
	"bonus_part_minor" bigint DEFAULT 0 NOT NULL,
	"entries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"balance_minor" bigint NOT NULL,
	"refusal" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "game_transaction_provider_tx_id_pk" PRIMARY KEY("provider","tx_id"),
	CONSTRAINT "game_transaction_kind_check" CHECK ("game_transaction"."kind" in ('BET', 'WIN', 'REFUSED', 'ROLLED_BACK')),
	CONSTRAINT "game_transaction_refusal" CHECK ("game_transaction"."kind" <> 'REFUSED' or "game_transaction"."refusal" is not null)
);
--> statement-breakpoint
CREATE TABLE "password_confirmation" (
	"session_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_try" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sports_balance_notice" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sports_bet" (
	"bet_id" text PRIMARY KEY NOT NULL,
	"player_id" bigint,
	"category" text,
	"state" text NOT NULL,
	"stake_minor" bigint DEFAULT 0 NOT NULL,
	"bonus_stakes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"bonus_id" text,
	"free_bet_id" text,
	"title" text,
	"stake_tx" text,
	"ending_tx" text,
	"placed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sports_bet_ended" CHECK (("sports_bet"."state" in ('SETTLED', 'CASHED_OUT')) = ("sports_bet"."ending_tx" is not null)),
	CONSTRAINT "sports_bet_player" CHECK (("sports_bet"."state" = 'BLOCKED') = ("sports_bet"."player_id" is null)),
	CONSTRAINT "sports_bet_state_check" CHECK ("sports_bet"."state" in ('OPEN', 'SETTLED', 'CASHED_OUT', 'VOIDED', 'BLOCKED'))
);
--> statement-breakpoint
CREATE TABLE "sports_debt" (
	"player_id" bigint PRIMARY KEY NOT NULL,
	"debt_minor" bigint NOT NULL,
	CONSTRAINT "sports_debt_debt_minor_check" CHECK ("sports_debt"."debt_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "sports_refusal" (
	"tx_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"request" text NOT NULL,
	"refusal" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sports_refusal_kind_check" CHECK ("sports_refusal"."kind" in ('BET', 'SETTLE', 'VOID', 'CASHOUT', 'UNSETTLE'))
);
--> statement-breakpoint
CREATE TABLE "sports_session" (
	"digest" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"player_id" bigint NOT NULL,
	"sign_in_id" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sports_transaction" (
	"tx_id" text PRIMARY KEY NOT NULL,
	"bet_id" text NOT NULL,
	"player_id" bigint,
	"kind" text NOT NULL,
	"request" text NOT NULL,
	"entries" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"debt_minor" bigint DEFAULT 0 NOT NULL,
	"boost" jsonb,
	"reply" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sports_transaction_kind_check" CHECK ("sports_transaction"."kind" in ('BET', 'SETTLE', 'VOID', 'CASHOUT', 'UNSETTLE'))
);
--> statement-breakpoint
CREATE TABLE "tournament_paid" (
	"tournament_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign_change" ADD CONSTRAINT "campaign_change_campaign_id_bonus_campaign_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."bonus_campaign"("campaign_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_code" ADD CONSTRAINT "bonus_code_campaign_id_bonus_campaign_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."bonus_campaign"("campaign_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_contribution" ADD CONSTRAINT "bonus_contribution_assignment_id_bonus_assignment_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."bonus_assignment"("assignment_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "free_spin" ADD CONSTRAINT "free_spin_assignment_id_bonus_assignment_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."bonus_assignment"("assignment_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bonus_transition" ADD CONSTRAINT "bonus_transition_assignment_id_bonus_assignment_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."bonus_assignment"("assignment_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit_event" ADD CONSTRAINT "deposit_event_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_account" ADD CONSTRAINT "saved_account_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_cookie_consent" ADD CONSTRAINT "player_cookie_consent_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "edd_answer" ADD CONSTRAINT "edd_answer_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "edd_decision" ADD CONSTRAINT "edd_decision_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document" ADD CONSTRAINT "document_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "document_upload" ADD CONSTRAINT "document_upload_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "game_limitation" ADD CONSTRAINT "game_limitation_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "game_mark" ADD CONSTRAINT "game_mark_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_person" ADD CONSTRAINT "bank_person_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pnp_session" ADD CONSTRAINT "pnp_session_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_match" ADD CONSTRAINT "person_match_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "person_match" ADD CONSTRAINT "person_match_other_id_player_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "idempotent_answer" ADD CONSTRAINT "idempotent_answer_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_sign_out" ADD CONSTRAINT "player_sign_out_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "player_status_history" ADD CONSTRAINT "player_status_history_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "limit_setting" ADD CONSTRAINT "limit_setting_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "protection_chain" ADD CONSTRAINT "protection_chain_event_id_protection_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."protection_event"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "exclusion_form" ADD CONSTRAINT "exclusion_form_entry_id_exclusion_register_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."exclusion_register"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "game_round" ADD CONSTRAINT "game_round_session_id_game_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_session"("session_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "game_session" ADD CONSTRAINT "game_session_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."player"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "game_transaction" ADD CONSTRAINT "game_transaction_session_id_game_session_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_session"("session_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "data_copy_player" ON "data_copy" USING btree ("player_id","at");
--> statement-breakpoint
CREATE INDEX "phone_change_number" ON "phone_change" USING btree ("mobile_phone","requested_at");
--> statement-breakpoint
CREATE INDEX "phone_change_player" ON "phone_change" USING btree ("player_id","requested_at");
--> statement-breakpoint
CREATE INDEX "bonus_assignment_due" ON "bonus_assignment" USING btree ("expires_at") WHERE "bonus_assignment"."state" in ('ASSIGNED', 'QUEUED', 'ACTIVE');
--> statement-breakpoint
CREATE UNIQUE INDEX "bonus_assignment_one_active" ON "bonus_assignment" USING btree ("player_id","vertical") WHERE "bonus_assignment"."state" = 'ACTIVE';
--> statement-breakpoint
CREATE INDEX "campaign_change_of" ON "campaign_change" USING btree ("campaign_id","id");
--> statement-breakpoint
CREATE INDEX "bonus_contribution_assignment" ON "bonus_contribution" USING btree ("assignment_id");
--> statement-breakpoint
CREATE INDEX "bonus_transition_assignment" ON "bonus_transition" USING btree ("assignment_id");
--> statement-breakpoint
CREATE INDEX "deposit_event_unreported" ON "deposit_event" USING btree ("player_id","at") WHERE "deposit_event"."reported_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_open" ON "deposit" USING btree ("player_id") WHERE "deposit"."status" = 'PENDING' and "deposit"."authorized_at" is null;
--> statement-breakpoint
CREATE INDEX "deposit_player" ON "deposit" USING btree ("player_id","created_at");
--> statement-breakpoint
CREATE INDEX "withdrawal_due" ON "withdrawal" USING btree ("due_at") WHERE "withdrawal"."ended_at" is null and "withdrawal"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "withdrawal_player" ON "withdrawal" USING btree ("player_id","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "withdrawal_queue" ON "withdrawal" USING btree ("created_at") WHERE "withdrawal"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "edd_decision_player" ON "edd_decision" USING btree ("player_id","id");
--> statement-breakpoint
CREATE INDEX "document_upload_player" ON "document_upload" USING btree ("player_id","document_type");
--> statement-breakpoint
CREATE INDEX "game_mark_newest" ON "game_mark" USING btree ("player_id","kind","lobby_page_type","created_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "win_event_newest" ON "win_event" USING btree ("won_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "crm_message_newest" ON "crm_message" USING btree ("player_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE "crm_message"."deleted_at" is null;
--> statement-breakpoint
CREATE INDEX "bank_person_player" ON "bank_person" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX "person_match_open" ON "person_match" USING btree ("opened_at") WHERE "person_match"."state" = 'OPEN';
--> statement-breakpoint
CREATE UNIQUE INDEX "player_cpf" ON "player" USING btree ("site_id","cpf") WHERE "player"."cpf" is not null;
--> statement-breakpoint
CREATE INDEX "player_date_of_birth" ON "player" USING btree ("date_of_birth");
--> statement-breakpoint
CREATE UNIQUE INDEX "player_email" ON "player" USING btree ("site_id",lower("email")) WHERE "player"."email" <> '';
--> statement-breakpoint
CREATE INDEX "player_identity_hash" ON "player" USING btree ("identity_hash");
--> statement-breakpoint
CREATE INDEX "player_mobile_phone" ON "player" USING btree ("site_id","mobile_phone");
--> statement-breakpoint
CREATE INDEX "player_sign_in_player" ON "player_sign_in" USING btree ("player_id","id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "player_status_history_player" ON "player_status_history" USING btree ("player_id","id");
--> statement-breakpoint
CREATE INDEX "protection_event_operator" ON "protection_event" USING btree ("id") WHERE "protection_event"."by" not in ('PLAYER', 'SYSTEM');
--> statement-breakpoint
CREATE INDEX "protection_event_player" ON "protection_event" USING btree ("player_id","kind");
--> statement-breakpoint
CREATE INDEX "exclusion_form_entry" ON "exclusion_form" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "protection_review_answered" ON "protection_review" USING btree ("player_id","reason","answered_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "protection_review_open" ON "protection_review" USING btree ("player_id") WHERE "protection_review"."answered_at" is null;
--> statement-breakpoint
CREATE INDEX "realtime_ticket_expiry" ON "realtime_ticket" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "password_reset_key_email" ON "password_reset_key" USING btree ("email");
--> statement-breakpoint
CREATE INDEX "game_round_latest" ON "game_round" USING btree ("player_id","opened_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "game_round_of_player" ON "game_round" USING btree ("player_id","ended_at");
--> statement-breakpoint
CREATE INDEX "game_round_open" ON "game_round" USING btree ("session_id") WHERE "game_round"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "game_round_open_player" ON "game_round" USING btree ("player_id") WHERE "game_round"."ended_at" is null;
--> statement-breakpoint
CREATE INDEX "game_round_won" ON "game_round" USING btree ("ended_at" DESC NULLS FIRST) WHERE "game_round"."won_minor" > 0;
--> statement-breakpoint
CREATE INDEX "game_session_open" ON "game_session" USING btree ("player_id") WHERE "game_session"."closed_at" is null and "game_session"."mode" = 'real';
--> statement-breakpoint
CREATE INDEX "game_session_sign_in" ON "game_session" USING btree ("sign_in_id") WHERE "game_session"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "game_transaction_of_round" ON "game_transaction" USING btree ("provider","round_id");
--> statement-breakpoint
CREATE INDEX "sports_bet_of_player" ON "sports_bet" USING btree ("player_id","ended_at");
--> statement-breakpoint
CREATE INDEX "sports_session_end" ON "sports_session" USING btree ("expires_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "sports_session_id" ON "sports_session" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "sports_session_player" ON "sports_session" USING btree ("player_id");
--> statement-breakpoint
CREATE INDEX "sports_transaction_of_bet" ON "sports_transaction" USING btree ("bet_id");
--> statement-breakpoint
CREATE INDEX "sports_transaction_of_player" ON "sports_transaction" USING btree ("player_id");
