import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** One payment on its way through the bank's pages; business time. */
export const paySessionTable = pgTable('pay_session', {
  id: text('id').primaryKey(),
  redirectUri: text('redirect_uri').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  /** The shop's locale, for the language of the pages; null where it named none. */
  locale: text('locale'),
  status: text('status').$type<'OPEN' | 'CONFIRMED' | 'CANCELLED'>().notNull(),
  providerRef: text('provider_ref').notNull(),
  /** Who paid. */
  subject: text('subject'),
  codeHash: text('code_hash'),
  codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
  codeUsedAt: timestamp('code_used_at', { withTimezone: true }),
  /** When the platform took the notice of it. */
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type PaySession = typeof paySessionTable.$inferSelect;
