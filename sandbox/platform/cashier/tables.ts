import { bigint, boolean, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { DepositCheck, DepositStatus } from '#lib/cashier/contract.ts';
import type { ErrorEnvelope } from '#lib/core/api/errors.ts';

/** Payment notifications, one row per provider reference. */
export const paymentTable = pgTable('payment', {
  providerRef: text('provider_ref').primaryKey(),
  transactionId: text('transaction_id').notNull(),
  playerId: bigint('player_id', { mode: 'number' }),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<'BOOKED' | 'REFUSED' | 'FAILED' | 'CANCELLED'>().notNull(),
  /** Why a bank payment was not booked. */
  depositCheck: jsonb('deposit_check').$type<DepositCheck>(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});

/** A deposit; business time. The money is in the ledger, under `transactionId`. */
export const depositTable = pgTable('deposit', {
  transactionId: text('transaction_id').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  method: text('method').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<DepositStatus>().notNull(),
  bonusCampaignId: text('bonus_campaign_id'),
  accountId: text('account_id'),
  returnUrl: text('return_url').notNull(),
  locale: text('locale').notNull(),
  isFirst: boolean('is_first').notNull().default(false),
  /** When the provider was allowed to take the money. */
  authorizedAt: timestamp('authorized_at', { withTimezone: true }),
  settledAt: timestamp('settled_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type DepositRow = typeof depositTable.$inferSelect;

/** A credited deposit whose tracking event is sent once (DEP-13); business time. */
export const depositEventTable = pgTable('deposit_news', {
  referenceId: text('reference_id').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  method: text('method').notNull(),
  currency: text('currency').notNull(),
  isFirst: boolean('is_first').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
  reportedAt: timestamp('told_at', { withTimezone: true }),
});
export type DepositEvent = typeof depositEventTable.$inferSelect;

/** Accounts that players have paid from, by the provider's ids. */
export const savedAccountTable = pgTable('saved_account', {
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  method: text('method').notNull(),
  accountId: text('account_id').notNull(),
  label: text('label').notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
});

export const idempotentReplyTable = pgTable('idempotent_answer', {
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  key: text('key').notNull(),
  call: text('call').notNull(),
  bodyHash: text('body_hash').notNull(),
  /** One of the two. */
  answer: jsonb('answer'),
  refusal: jsonb('refusal').$type<ErrorEnvelope>(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
