import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable } from './tables.ts';

/** Whether a text can be the id of a player, which the database compares with numbers. */
export function isPlayerId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** Finds a player by id; undefined for an unknown or malformed id. */
export async function findPlayer(db: Database, playerId: string): Promise<Player | undefined> {
  if (!isPlayerId(playerId)) return undefined;
  const [player] = await db
    .select()
    .from(playerTable)
    .where(eq(playerTable.id, Number(playerId)));
  return player;
}
