import { sql } from 'drizzle-orm';
import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

/** A payment at the cashier's pages. Of a card only an opaque id and its label are stored. */
export const cashierSessionTable = pgTable(
  'cashier_session',
  {
    transactionId: text('transaction_id').primaryKey(),
    /** The signed order as received. */
    orderText: text('order_text').notNull(),
    status: text('status', { enum: ['OPEN', 'CHALLENGE', 'PENDING', 'SUCCESS', 'FAILED', 'CANCELLED'] }).notNull(),
    providerRef: text('provider_ref').notNull().unique(),
    accountId: text('account_id'),
    accountLabel: text('account_label'),
    /** When a pending payment succeeds, in virtual time. */
    dueAt: timestamp('due_at', { withTimezone: true }),
    /** When the platform accepted the notice. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.status),
    index('cashier_session_due').on(table.dueAt).where(sql`${table.status} = 'PENDING'`),
    index('cashier_session_open').on(table.createdAt).where(sql`${table.status} in ('OPEN', 'CHALLENGE')`),
    index('cashier_session_unsent')
      .on(table.createdAt)
      .where(sql`${table.notifiedAt} is null and ${table.status} in ('SUCCESS', 'FAILED', 'CANCELLED')`),
  ],
);
export type CashierSession = typeof cashierSessionTable.$inferSelect;
