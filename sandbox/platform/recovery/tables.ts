import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Permission for one password change: the key of a verified code, or the token of a link. Business time. */
export const resetKeyTable = pgTable('password_reset_key', {
  keyHash: text('key_hash').primaryKey(),
  kind: text('kind', { enum: ['CODE', 'LINK'] }).notNull(),
  /** `smsResetKeyId` of a code; a link's owner never receives it. */
  id: text('id').notNull(),
  /** Lower case. */
  email: text('email').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
