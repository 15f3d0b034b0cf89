import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable } from './tables.ts';

/** The player of a wire id; undefined when there is none, or when it is no id at all. */
export async function findPlayer(db: Database, playerId: string): Promise<Player | undefined> {
  if (!/^[1-9]\d{0,14}$/.test(playerId)) return undefined;
  const [player] = await db
    .select()
    .from(playerTable)
    .where(eq(playerTable.id, Number(playerId)));
  return player;
}
