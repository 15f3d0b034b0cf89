import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sportsbook sessions; only the token's digest is stored. */
export const sportsSessionTable = pgTable('sports_session', {
  digest: text('digest').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  /** `origin_jti` of the token that opened it. */
  signInId: text('sign_in_id').notNull().default(''),
  /** Real time, like all tokens. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
