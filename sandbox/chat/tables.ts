import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** A page of the site that an automatic answer was taken from. */
export interface MessageLink {
  readonly title: string;
  readonly url: string;
}

export type ConversationFields = Readonly<Record<string, string>>;

export const conversationTable = pgTable('chat_conversation', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  handle: text('handle').notNull(),
  playerId: text('player_id'),
  fields: jsonb('fields').$type<ConversationFields>().notNull(),
  language: text('language').notNull(),
  state: text('state', { enum: ['AUTOMATIC', 'WAITING', 'ANSWERED', 'CLOSED'] })
    .notNull()
    .default('AUTOMATIC'),
  readPosition: bigint('read_position', { mode: 'number' }).notNull().default(0),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
export type Conversation = typeof conversationTable.$inferSelect;

export const messageTable = pgTable('chat_message', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  conversationId: bigint('conversation_id', { mode: 'number' }).notNull(),
  author: text('author', { enum: ['VISITOR', 'ASSISTANT', 'AGENT'] }).notNull(),
  text: text('body').notNull(),
  link: jsonb('link').$type<MessageLink>(),
  clientKey: text('client_key'),
  operator: text('operator'),
  at: timestamp('sent_at', { withTimezone: true }).notNull(),
});
export type Message = typeof messageTable.$inferSelect;
