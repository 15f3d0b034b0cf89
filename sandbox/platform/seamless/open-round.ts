import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { gameRoundTable } from './tables.ts';

/** Whether the player has an unfinished round of a game, or of any game of a provider: its stake is paid already. */
export async function hasOpenRound(
  db: Database,
  playerId: number,
  of: { readonly gameId: string } | { readonly provider: string },
): Promise<boolean> {
  const isOfGame = 'gameId' in of ? eq(gameRoundTable.gameId, of.gameId) : eq(gameRoundTable.provider, of.provider);
  const [open] = await db
    .select({ roundId: gameRoundTable.roundId })
    .from(gameRoundTable)
    .where(and(eq(gameRoundTable.playerId, playerId), isNull(gameRoundTable.endedAt), isOfGame))
    .limit(1);
  return open !== undefined;
}
