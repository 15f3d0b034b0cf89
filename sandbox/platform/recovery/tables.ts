import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

/** Permission for one password change: the key of a verified code, or the token of a link. Business time. */
export const resetKeyTable = pgTable(
  'password_reset_key',
  {
    keyHash: text('key_hash').primaryKey(),
    kind: text('kind', { enum: ['CODE', 'LINK'] }).notNull(),
    /** `smsResetKeyId` of a code; a link's owner never receives it. */
    id: text('id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.kind),
    index('password_reset_key_email').on(table.email),
    index('password_reset_key_expiry').on(table.expiresAt),
  ],
);

/** A code that was requested, by the token of the client that requested it. Business time. Unknown addresses have rows too. */
export const resetChallengeTable = pgTable(
  'password_reset_challenge',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Lower case. */
    email: text('email').notNull(),
    codeHash: text('code_hash').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_reset_challenge_expiry').on(table.expiresAt)],
);
