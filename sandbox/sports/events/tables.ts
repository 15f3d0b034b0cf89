import { bigint, boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { EventAction } from '#sandbox/ops/sports-events.ts';

export const decisionTable = pgTable('sports_event_decision', {
  eventId: text('event_id').primaryKey(),
  isSuspended: boolean('is_suspended').notNull().default(false),
  isCancelled: boolean('is_cancelled').notNull().default(false),
  home: integer('home'),
  away: integer('away'),
});

export const changeTable = pgTable('sports_event_change', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventId: text('event_id').notNull(),
  action: text('action').$type<EventAction>().notNull(),
  home: integer('home'),
  away: integer('away'),
  by: text('by').notNull(),
  reason: text('reason').notNull(),
  /** Business time. */
  at: timestamp('at', { withTimezone: true }).notNull(),
});
