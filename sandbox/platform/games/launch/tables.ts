import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { columnCheck, enumCheck } from '#sandbox/database/checks.ts';
import { playerTable } from '../../players/tables.ts';

/** What an operator forbids a player: a game, or stakes above an amount on it (GAM-26). */
export const gameLimitationTable = pgTable(
  'game_limitation',
  {
    playerId: bigint('player_id', { mode: 'number' })
      .notNull()
      .references(() => playerTable.id, { onDelete: 'cascade' }),
    gameId: text('game_id').notNull(),
    statusCode: text('status_code', { enum: ['GAME_EXCLUDED', 'MAX_BET'] }).notNull(),
    maxBetMinor: bigint('max_bet_minor', { mode: 'number' }),
    bonusAssignmentId: text('bonus_assignment_id'),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.gameId] }),
    check('game_limitation_check', sql`(${table.statusCode} = 'MAX_BET') = (${table.maxBetMinor} is not null)`),
    columnCheck(table.maxBetMinor, '> 0'),
    enumCheck(table.statusCode),
  ],
);
