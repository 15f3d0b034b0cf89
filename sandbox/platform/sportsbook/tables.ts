import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Sportsbook sessions; only the token's digest is stored. */
export const sportsSessionTable = pgTable('sports_session', {
  digest: text('digest').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  /** Real time, like all tokens. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
