import { sql } from 'drizzle-orm';
import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { DepositCheck } from '#lib/cashier/contract.ts';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';
import type { AcceptedCampaign } from '../bonuses/tables.ts';
import { ofPlayer, playerTable } from '../players/tables.ts';

/** Payment notifications, one row per provider reference. */
export const paymentTable = pgTable(
  'payment',
  {
    providerRef: text('provider_ref').primaryKey(),
    transactionId: text('transaction_id').notNull().unique(),
    playerId: bigint('player_id', { mode: 'number' }).references(() => playerTable.id),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['BOOKED', 'REFUSED', 'FAILED', 'CANCELLED'] }).notNull(),
    /** Why a bank payment was not booked. */
    depositCheck: jsonb('deposit_check').$type<DepositCheck>(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [enumCheck(table.status)],
);

/** A deposit; business time. The money is in the ledger, under `transactionId`. */
export const depositTable = pgTable(
  'deposit',
  {
    transactionId: text('transaction_id').primaryKey(),
    playerId: ofPlayer(),
    method: text('method').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] }).notNull(),
    bonusCampaignId: text('bonus_campaign_id'),
    /** The campaign as it was when the player chose it; null for a deposit from before this was stored. */
    bonusAccepted: jsonb('bonus_accepted').$type<AcceptedCampaign>(),
    accountId: text('account_id'),
    returnUrl: text('return_url').notNull(),
    locale: text('locale').notNull(),
    isFirst: boolean('is_first').notNull().default(false),
    /** When the provider was allowed to take the money. */
    authorizedAt: timestamp('authorized_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    columnCheck(table.amountMinor, '> 0'),
    enumCheck(table.status),
    uniqueIndex('deposit_open').on(table.playerId).where(sql`${table.status} = 'PENDING' and ${table.authorizedAt} is null`),
    index('deposit_player').on(table.playerId, table.createdAt),
    index('deposit_pending_bonus').on(table.bonusCampaignId).where(sql`${table.status} = 'PENDING'`),
  ],
);
export type DepositRow = typeof depositTable.$inferSelect;

/** A credited deposit whose tracking event is sent once (DEP-13); business time. */
export const depositEventTable = pgTable(
  'deposit_event',
  {
    referenceId: text('reference_id').primaryKey(),
    playerId: ofPlayer(),
    method: text('method').notNull(),
    currency: text('currency').notNull(),
    isFirst: boolean('is_first').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    leasedUntil: timestamp('leased_until', { withTimezone: true }),
    reportedAt: timestamp('reported_at', { withTimezone: true }),
  },
  (table) => [index('deposit_event_unreported').on(table.playerId, table.at).where(sql`${table.reportedAt} is null`)],
);
export type DepositEvent = typeof depositEventTable.$inferSelect;

/** Accounts that players have paid from or to, by the provider's ids. */
export const savedAccountTable = pgTable(
  'saved_account',
  {
    playerId: ofPlayer(),
    method: text('method').notNull(),
    accountId: text('account_id').notNull(),
    label: text('label').notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }).notNull(),
    /** From when on it is paid to without the password; null for an account from before this was asked. */
    trustedFrom: timestamp('trusted_from', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.method, table.accountId] })],
);
