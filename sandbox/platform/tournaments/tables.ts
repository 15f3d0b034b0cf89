import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Tournaments whose prizes are paid. */
export const paidTable = pgTable('tournament_paid', {
  tournamentId: text('tournament_id').primaryKey(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
