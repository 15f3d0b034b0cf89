import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { openStatuses, type WithdrawalStatus } from '#lib/cashier/withdrawals/contract.ts';

/** A withdrawal; business time. The money is in the ledger, under `withdrawalId`. */
export const withdrawalTable = pgTable('withdrawal', {
  withdrawalId: text('withdrawal_id').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  method: text('method').notNull(),
  accountId: text('account_id'),
  accountLabel: text('account_label'),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  status: text('status').$type<WithdrawalStatus>().notNull(),
  /** When it is approved automatically; null if an operator decides. */
  dueAt: timestamp('due_at', { withTimezone: true }),
  /** `player`, `system`, or the operator's name. */
  decidedBy: text('decided_by'),
  reason: text('reason'),
  endedAt: timestamp('ended_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type WithdrawalRow = typeof withdrawalTable.$inferSelect;

export const openStatusSet: ReadonlySet<WithdrawalStatus> = new Set(openStatuses);
