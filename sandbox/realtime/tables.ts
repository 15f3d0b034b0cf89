import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A single-use ticket that opens a socket; only its digest is stored. */
export const ticketTable = pgTable('realtime_ticket', {
  digest: text('digest').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  /** Real time, like all tokens. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
