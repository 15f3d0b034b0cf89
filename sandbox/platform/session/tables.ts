import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Wrong passwords of a signed-in player. All times are business time. */
export const passwordTryTable = pgTable('password_try', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  tries: integer('tries').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});

export const passwordConfirmationTable = pgTable(
  'password_confirmation',
  {
    /** `origin_jti` of the session's tokens. */
    sessionId: text('session_id').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('password_confirmation_expiry').on(table.expiresAt)],
);
