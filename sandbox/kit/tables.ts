import { bigint, boolean, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** One row: the offset of business time from real time. */
export const clockTable = pgTable('clock', {
  singleton: boolean('singleton').primaryKey().default(true),
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
});

export const outboxTable = pgTable('outbox_message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  to: text('recipient').notNull(),
  channel: text('channel', { enum: ['SMS', 'EMAIL'] }).notNull(),
  text: text('body').notNull(),
  code: text('code'),
  link: text('link'),
  at: timestamp('sent_at', { withTimezone: true }).notNull(),
});

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
  (table) => [primaryKey({ columns: [table.purpose, table.recipient, table.requester] })],
);

/** Secrets of this installation by name. */
export const secretTable = pgTable('stored_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
