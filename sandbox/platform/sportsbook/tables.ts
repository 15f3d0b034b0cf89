import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Names a player to the sportsbook; only the token's digest is kept. */
export const sportsSessionTable = pgTable('sports_session', {
  digest: text('digest').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  /** Real time, as for every token. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
