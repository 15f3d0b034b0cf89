import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';

export const decisionTable = pgTable(
  'sports_event_decision',
  {
    eventId: text('event_id').primaryKey(),
    isSuspended: boolean('is_suspended').notNull().default(false),
    isCancelled: boolean('is_cancelled').notNull().default(false),
    home: integer('home'),
    away: integer('away'),
  },
  (table) => [
    columnCheck(table.away, 'between 0 and 999'),
    check('sports_event_decision_check', sql`(${table.home} is null) = (${table.away} is null)`),
    check('sports_event_decision_check1', sql`not ${table.isCancelled} or ${table.home} is null`),
    columnCheck(table.home, 'between 0 and 999'),
  ],
);

export const changeTable = pgTable(
  'sports_event_change',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    eventId: text('event_id')
      .notNull()
      .references(() => decisionTable.eventId, { onDelete: 'cascade' }),
    action: text('action', { enum: ['SUSPEND', 'RESUME', 'CANCEL', 'SETTLE', 'UNDO'] }).notNull(),
    home: integer('home'),
    away: integer('away'),
    by: text('by').notNull(),
    reason: text('reason').notNull(),
    /** Business time. */
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.action),
    check('sports_event_change_reason_check', sql`length(${table.reason}) > 0`),
    index('sports_event_change_of').on(table.eventId, table.id),
  ],
);
