import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Favourites and recent games. */
export const gameMarkTable = pgTable(
  'game_mark',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    kind: text('kind', { enum: ['FAVORITE', 'RECENT'] }).notNull(),
    gameId: text('game_id').notNull(),
    lobbyPageType: text('lobby_page_type', { enum: ['CASINO', 'LIVE_CASINO'] }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  ({ playerId, kind, gameId }) => [primaryKey({ columns: [playerId, kind, gameId] })],
);

/** Jackpots in euro cents, with the contributions of simulated players per minute. */
export const jackpotTable = pgTable('jackpot_pot', {
  gameId: text('game_id').primaryKey(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  minorPerMinute: integer('minor_per_minute').notNull(),
  countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
  /** What the wins of simulated players are drawn from; secret. */
  draw: text('draw').notNull(),
});

/** Jackpots won by simulated players, in euro cents. */
export const jackpotWinTable = pgTable(
  'jackpot_win',
  {
    gameId: text('game_id').notNull(),
    wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
    alias: text('alias').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  ({ gameId, wonAt }) => [primaryKey({ columns: [gameId, wonAt] })],
);

/** Wins of simulated players, in euro cents. */
export const winEventTable = pgTable('win_event', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  gameId: text('game_id').notNull(),
  alias: text('alias').notNull(),
  amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
});
