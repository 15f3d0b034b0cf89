import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { playerTable } from './tables.ts';

/** Those of the players whose accounts are closed. */
export async function findClosedAccounts(db: Database, playerIds: readonly string[]): Promise<readonly string[]> {
  const isOne = inArray(playerTable.id, playerIds.map(Number));
  const rows = await db
    .select({ id: playerTable.id })
    .from(playerTable)
    .where(and(isOne, eq(playerTable.status, 'CLOSED')));
  return rows.map(({ id }) => String(id));
}
