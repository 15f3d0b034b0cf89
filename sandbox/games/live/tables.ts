import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { StakeRefusal } from '../play/wallet.ts';

/** Requests for chips that were refused: a repeat under the same key gets the same answer. Real time. */
export const refusedRequestTable = pgTable(
  'play_refused_request',
  {
    owner: text('owner').notNull(),
    key: text('key').notNull(),
    request: text('request').notNull(),
    refusal: jsonb('refusal').$type<StakeRefusal>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.key] })],
);
