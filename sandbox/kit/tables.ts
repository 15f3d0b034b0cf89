import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

/** One row: the offset of business time from real time. */
export const clockTable = pgTable(
  'clock',
  {
    singleton: boolean('singleton').primaryKey().default(true),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  },
  (table) => [check('clock_singleton_check', sql`${table.singleton}`)],
);

export const outboxTable = pgTable(
  'outbox_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    to: text('recipient').notNull(),
    channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
    text: text('body').notNull(),
    code: text('code'),
    link: text('link'),
    at: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.channel),
    index('outbox_message_recipient').on(table.to, table.id),
    index('outbox_message_sent').on(table.at),
  ],
);

/** Messages that anyone can have sent, by requester; those of all unknown ones together have an empty one. Business time. */
export const messageCountTable = pgTable(
  'message_count',
  {
    purpose: text('purpose').notNull(),
    recipient: text('recipient').notNull(),
    requester: text('requester').notNull(),
    sends: integer('sends').notNull(),
    firstSentAt: timestamp('first_sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.purpose, table.recipient, table.requester] }),
    index('message_count_sent').on(table.firstSentAt),
  ],
);

/** Secrets of this installation by name. */
export const secretTable = pgTable('stored_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
