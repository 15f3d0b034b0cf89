import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { enumCheck } from '#sandbox/database/checks.ts';

/** A page of the site that an automatic answer was taken from. */
export interface MessageLink {
  readonly title: string;
  readonly url: string;
}

export type ConversationFields = Readonly<Record<string, string>>;

export const conversationTable = pgTable(
  'chat_conversation',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    handle: text('handle').notNull().unique(),
    playerId: text('player_id'),
    fields: jsonb('fields').$type<ConversationFields>().notNull().default({}),
    language: text('language').notNull(),
    state: text('state', { enum: ['AUTOMATIC', 'WAITING', 'ANSWERED', 'CLOSED'] })
      .notNull()
      .default('AUTOMATIC'),
    readPosition: bigint('read_position', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.state),
    index('chat_conversation_player').on(table.playerId, table.id.desc().nullsFirst()),
    index('chat_conversation_updated').on(table.updatedAt.desc().nullsFirst()),
  ],
);
export type Conversation = typeof conversationTable.$inferSelect;

export const messageTable = pgTable(
  'chat_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    conversationId: bigint('conversation_id', { mode: 'number' })
      .notNull()
      .references(() => conversationTable.id, { onDelete: 'cascade' }),
    author: text('author', { enum: ['VISITOR', 'ASSISTANT', 'AGENT'] }).notNull(),
    text: text('body').notNull(),
    link: jsonb('link').$type<MessageLink>(),
    clientKey: text('client_key'),
    operator: text('operator'),
    at: timestamp('sent_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    enumCheck(table.author),
    check('chat_message_body_check', sql`length(${table.text}) between 1 and 4000`),
    unique().on(table.conversationId, table.clientKey),
  ],
);
export type Message = typeof messageTable.$inferSelect;
