import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A player's answers to the questions about occupation and funds. */
export const answerTable = pgTable('edd_answer', {
  playerId: bigint('player_id', { mode: 'number' }).primaryKey(),
  occupation: text('occupation').notNull(),
  salaryRangeId: integer('salary_range_id').notNull(),
  sourceOfFunds: text('source_of_funds').notNull(),
  placeOfBirth: text('place_of_birth').notNull(),
  nationality: text('nationality').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
