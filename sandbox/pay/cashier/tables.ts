import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A payment at the cashier's pages. Nothing of a card is kept but the label that its owner knows it by. */
export const cashierSessionTable = pgTable('cashier_session', {
  transactionId: text('transaction_id').primaryKey(),
  /** The signed order, as it came. */
  orderText: text('order_text').notNull(),
  status: text('status').$type<'OPEN' | 'CHALLENGE' | 'PENDING' | 'SUCCESS' | 'FAILED' | 'CANCELLED'>().notNull(),
  providerRef: text('provider_ref').notNull(),
  accountId: text('account_id'),
  accountLabel: text('account_label'),
  /** When a pending payment is decided; business time. */
  dueAt: timestamp('due_at', { withTimezone: true }),
  /** When the platform took the notice of it. */
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type CashierSession = typeof cashierSessionTable.$inferSelect;
