import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable } from './tables.ts';

/** Finds a player by id; undefined for an unknown or malformed id. */
export async function findPlayer(db: Database, playerId: string): Promise<Player | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(playerId)) return undefined;
  const [player] = await db
    .select()
    .from(playerTable)
    .where(eq(playerTable.id, Number(playerId)));
  return player;
}
