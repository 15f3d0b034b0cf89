import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';

/** A payment at the bank's pages, in virtual time. */
export const paySessionTable = pgTable(
  'pay_session',
  {
    id: text('id').primaryKey(),
    redirectUri: text('redirect_uri').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    /** The site's locale for the language of the pages; null when not given. */
    locale: text('locale'),
    status: text('status', { enum: ['OPEN', 'CONFIRMED', 'CANCELLED'] }).notNull(),
    providerRef: text('provider_ref').notNull().unique(),
    /** The customer who paid. */
    subject: text('subject'),
    codeHash: text('code_hash').unique(),
    codeExpiresAt: timestamp('code_expires_at', { withTimezone: true }),
    codeUsedAt: timestamp('code_used_at', { withTimezone: true }),
    /** When the platform accepted the notice. */
    notifiedAt: timestamp('notified_at', { withTimezone: true }),
    /** When the money went back, because the platform did not book it. */
    returnedAt: timestamp('returned_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    columnCheck(table.amountMinor, '> 0'),
    enumCheck(table.status),
    index('pay_session_unsent').on(table.createdAt).where(sql`${table.notifiedAt} is null and ${table.subject} is not null`),
  ],
);
export type PaySession = typeof paySessionTable.$inferSelect;
