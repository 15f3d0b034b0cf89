import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const documentTable = pgTable('content_document', {
  id: text('id').primaryKey(),
  body: jsonb('body').notNull(),
  revision: text('rev').notNull(),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});

export const transactionTable = pgTable(
  'content_transaction',
  {
    number: bigint('number', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    id: text('id').notNull().unique(),
    author: text('author').notNull(),
    at: time('at').notNull(),
    documentIds: jsonb('document_ids').notNull(),
    mutations: jsonb('mutations').notNull(),
  },
  (table) => [index('content_transaction_at').on(table.at)],
);

/** A document before and after a transaction, null where it does not exist. */
export const revisionTable = pgTable(
  'content_revision',
  {
    documentId: text('document_id').notNull(),
    number: bigint('number', { mode: 'number' })
      .notNull()
      .references(() => transactionTable.number, { onDelete: 'cascade' }),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.number] })],
);

export const preferenceTable = pgTable('content_preference', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
});
