import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';
import { playerTable } from '../../players/tables.ts';

/** Favourites and recent games. */
export const gameMarkTable = pgTable(
  'game_mark',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['FAVORITE', 'RECENT'] }).notNull(),
    gameId: text('game_id').notNull(),
    lobbyPageType: text('lobby_page_type', { enum: ['CASINO', 'LIVE_CASINO'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.kind, table.gameId] }),
    enumCheck(table.kind),
    enumCheck(table.lobbyPageType),
    index('game_mark_newest').on(table.playerId, table.kind, table.lobbyPageType, table.createdAt.desc().nullsFirst()),
  ],
);

/** Wins of simulated players, in euro cents. */
export const winEventTable = pgTable(
  'win_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey(),
    gameId: text('game_id').notNull(),
    alias: text('alias').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
  },
  (table) => [columnCheck(table.amountMinor, '> 0'), index('win_event_newest').on(table.wonAt.desc().nullsFirst())],
);
