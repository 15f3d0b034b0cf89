import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A single-use ticket that opens a socket; only its digest is stored. */
export const ticketTable = pgTable(
  'realtime_ticket',
  {
    digest: text('digest').primaryKey(),
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    /** `origin_jti` of the token that requested it. */
    signInId: text('sign_in_id').notNull().default(''),
    /** Real time, like all tokens. */
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('realtime_ticket_expiry').on(table.expiresAt)],
);

/** Players whose balance has changed since it was last published. */
export const outboxTable = pgTable('feed_outbox', {
  playerId: bigint('player_id', { mode: 'number' }).notNull(),
});
