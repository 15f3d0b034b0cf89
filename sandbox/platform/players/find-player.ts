import { inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type Player, playerTable } from './tables.ts';

/** Whether a text can be the id of a player, which the database compares with numbers. */
export function isPlayerId(text: string): boolean {
  return /^[1-9]\d{0,14}$/.test(text);
}

/** Finds a player by id; undefined for an unknown or malformed id. */
export async function findPlayer(db: Database, playerId: string): Promise<Player | undefined> {
  return (await findPlayers(db, [playerId])).get(playerId);
}

/** The players of these ids in one query; unknown and malformed ids are left out. */
export async function findPlayers(db: Database, playerIds: readonly string[]): Promise<ReadonlyMap<string, Player>> {
  const ids = playerIds.filter(isPlayerId).map(Number);
  const players = ids.length === 0 ? [] : await db.select().from(playerTable).where(inArray(playerTable.id, ids));
  return new Map(players.map((player) => [String(player.id), player]));
}
