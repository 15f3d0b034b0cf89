import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { OpsRefusal } from '#sandbox/ops/port/ops-refusal.ts';
import { erasureTable } from './tables.ts';

/** Throws `OpsRefusal` (`error.erasure.done`) where nothing is known of the player any more. Call it under the player's lock. */
export async function requireNotErased(tx: Database, playerId: number): Promise<void> {
  const [row] = await tx
    .select({ erasedAt: erasureTable.erasedAt })
    .from(erasureTable)
    .where(eq(erasureTable.playerId, playerId));
  if (!row?.erasedAt) return;
  throw new OpsRefusal(409, 'error.erasure.done', 'The data of this player are erased. Nothing about the player can change.');
}

/** Records what was asked for or done. */
export async function writeErasure(
  tx: Database,
  playerId: number,
  change: Partial<Omit<typeof erasureTable.$inferInsert, 'playerId'>>,
): Promise<void> {
  await tx
    .insert(erasureTable)
    .values({ playerId, ...change })
    .onConflictDoUpdate({ target: erasureTable.playerId, set: change });
}
