import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { erasureTable } from './tables.ts';

/** Whether nothing is known of the player any more. */
export async function isErased(db: Database, playerId: number): Promise<boolean> {
  const [row] = await db
    .select({ erasedAt: erasureTable.erasedAt })
    .from(erasureTable)
    .where(eq(erasureTable.playerId, playerId));
  return Boolean(row?.erasedAt);
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
