import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { openStatuses, type WithdrawalStatus } from '#lib/cashier/withdrawals/contract.ts';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';
import { ofPlayer } from '../../players/tables.ts';

/** A withdrawal; business time. The money is in the ledger, under `withdrawalId`. */
export const withdrawalTable = pgTable(
  'withdrawal',
  {
    withdrawalId: text('withdrawal_id').primaryKey(),
    playerId: ofPlayer(),
    method: text('method').notNull(),
    accountId: text('account_id'),
    accountLabel: text('account_label'),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    status: text('status', { enum: ['PENDING', 'WAITING_INPUT', 'COMPLETED', 'CANCELLED', 'REVERTED'] }).notNull(),
    /** When it is approved automatically; null if an operator decides. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** `player`, `system`, or the operator's name. */
    decidedBy: text('decided_by'),
    reason: text('reason'),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    columnCheck(table.amountMinor, '> 0'),
    check('withdrawal_end', sql`(${table.endedAt} is null) = (${table.status} in ('PENDING', 'WAITING_INPUT'))`),
    enumCheck(table.status),
    index('withdrawal_due').on(table.dueAt).where(sql`${table.endedAt} is null and ${table.dueAt} is not null`),
    index('withdrawal_player').on(table.playerId, table.createdAt.desc().nullsFirst()),
    index('withdrawal_queue').on(table.createdAt).where(sql`${table.endedAt} is null`),
  ],
);
export type WithdrawalRow = typeof withdrawalTable.$inferSelect;

export const openStatusSet: ReadonlySet<WithdrawalStatus> = new Set(openStatuses);
