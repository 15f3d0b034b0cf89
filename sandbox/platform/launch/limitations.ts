import { and, eq } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../players/tables.ts';

const gameLimitationTable = pgTable(
  'game_limitation',
  {
    playerId: bigint('player_id', { mode: 'number' }).notNull(),
    gameId: text('game_id').notNull(),
    statusCode: text('status_code').$type<'GAME_EXCLUDED' | 'MAX_BET'>().notNull(),
    maxBetMinor: bigint('max_bet_minor', { mode: 'number' }),
    bonusAssignmentId: text('bonus_assignment_id'),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.gameId] })],
);
type Limitation = typeof gameLimitationTable.$inferSelect;

/** GAM-26: what a bonus of the player forbids on a game; undefined where nothing does. */
export async function findLimitation(db: Database, player: Player, gameId: string): Promise<Limitation | undefined> {
  const [limitation] = await db
    .select()
    .from(gameLimitationTable)
    .where(and(eq(gameLimitationTable.playerId, player.id), eq(gameLimitationTable.gameId, gameId)));
  return limitation;
}

export interface LimitationChange {
  readonly gameId: string;
  /** Null takes it away. */
  readonly statusCode: 'GAME_EXCLUDED' | 'MAX_BET' | null;
  readonly maxBetMinor?: number | undefined;
}

/** Sets or takes away what is forbidden. */
export async function setLimitation(db: Database, player: Player, change: LimitationChange): Promise<void> {
  const { gameId, statusCode, maxBetMinor } = change;
  const isOne = and(eq(gameLimitationTable.playerId, player.id), eq(gameLimitationTable.gameId, gameId));
  await db.delete(gameLimitationTable).where(isOne);
  if (!statusCode) return;
  const max = statusCode === 'MAX_BET' ? maxBetMinor : undefined;
  await db.insert(gameLimitationTable).values({ playerId: player.id, gameId, statusCode, maxBetMinor: max ?? null });
}
