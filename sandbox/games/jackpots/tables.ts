import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { columnCheck } from '#sandbox/database/checks.ts';

/** Jackpots in euro cents, with the contributions of simulated players per minute. */
export const jackpotTable = pgTable(
  'jackpot',
  {
    gameId: text('game_id').primaryKey(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
    minorPerMinute: integer('minor_per_minute').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull(),
    /** What the wins of simulated players are drawn from; secret. */
    draw: text('draw').notNull().default(sql`gen_random_uuid()::text`),
  },
  (table) => [columnCheck(table.amountMinor, '>= 0'), columnCheck(table.minorPerMinute, '>= 0')],
);

/** Jackpots won by simulated players, in euro cents. */
export const jackpotWinTable = pgTable(
  'jackpot_win',
  {
    gameId: text('game_id').notNull(),
    wonAt: timestamp('won_at', { withTimezone: true }).notNull(),
    alias: text('alias').notNull(),
    amountMinor: bigint('amount_minor', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gameId, table.wonAt] }),
    columnCheck(table.amountMinor, '> 0'),
    index('jackpot_win_newest').on(table.wonAt.desc().nullsFirst()),
  ],
);
