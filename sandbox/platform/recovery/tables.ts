import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What allows one new password: the keys of a spent code, or the token of a link. Business time. */
export const resetKeyTable = pgTable('password_reset_key', {
  keyHash: text('key_hash').primaryKey(),
  kind: text('kind', { enum: ['CODE', 'LINK'] }).notNull(),
  /** `smsResetKeyId` of a code; nothing that a link's owner is told. */
  id: text('id').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
