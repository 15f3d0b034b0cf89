import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A payment at the cashier's pages. Of a card only an opaque id and its label are stored. */
export const cashierSessionTable = pgTable('cashier_session', {
  transactionId: text('transaction_id').primaryKey(),
  /** The signed order as received. */
  orderText: text('order_text').notNull(),
  status: text('status').$type<'OPEN' | 'CHALLENGE' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED'>().notNull(),
  providerRef: text('provider_ref').notNull(),
  accountId: text('account_id'),
  accountLabel: text('account_label'),
  /** When a pending payment succeeds, in virtual time. */
  dueAt: timestamp('due_at', { withTimezone: true }),
  /** When the platform accepted the notice. */
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type CashierSession = typeof cashierSessionTable.$inferSelect;
