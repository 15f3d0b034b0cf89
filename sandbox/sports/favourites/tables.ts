import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What a player marked, as `favouriteItem` of `wire.ts` writes it. */
export const favouriteTable = pgTable(
  'sportsbook_favourite',
  {
    playerId: text('player_id').notNull(),
    item: text('item').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.item] })],
);
