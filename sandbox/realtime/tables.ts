import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Leave to open a socket; only its digest is kept, and only until it is used. */
export const ticketTable = pgTable('realtime_ticket', {
  digest: text('digest').primaryKey(),
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
  /** Real time: tickets are no matter of business. */
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
});
