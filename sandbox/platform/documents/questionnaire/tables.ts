import { bigint, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { playerTable } from '../../players/tables.ts';

/** A player's answers to the questions about occupation and funds. */
export const answerTable = pgTable('edd_answer', {
  playerId: bigint('player_id', { mode: 'number' })
    .primaryKey()
    .references(() => playerTable.id),
  occupation: text('occupation').notNull(),
  salaryRangeId: integer('salary_range_id').notNull(),
  sourceOfFunds: text('source_of_funds').notNull(),
  placeOfBirth: text('place_of_birth').notNull(),
  nationality: text('nationality').notNull(),
  at: timestamp('at', { withTimezone: true }).notNull(),
});
export type AnswerRow = typeof answerTable.$inferSelect;

/** An operator's decision, with the answers that it was made on. */
export const decisionTable = pgTable(
  'edd_decision',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id),
    /** `return` asks the player once more. */
    decision: text('decision').$type<'accept' | 'return'>().notNull(),
    reason: text('reason').notNull(),
    decidedBy: text('decided_by').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    answer: jsonb('answer').$type<AnswerRow>().notNull(),
  },
  (table) => [index('edd_decision_player').on(table.playerId, table.id)],
);
