import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { sportsDebtTable } from './tables.ts';

/** The player's debt of settlements that were taken back, in minor units. */
export async function readDebt(db: Database, playerId: number): Promise<number> {
  const [debt] = await db.select().from(sportsDebtTable).where(eq(sportsDebtTable.playerId, playerId));
  return debt?.debtMinor ?? 0;
}

/** Adds to the player's debt; a negative amount is what was collected. */
export async function changeDebt(tx: Database, playerId: number, minor: number): Promise<void> {
  if (minor === 0) return;
  const { debtMinor } = sportsDebtTable;
  await tx.insert(sportsDebtTable).values({ playerId, debtMinor: 0 }).onConflictDoNothing();
  await tx
    .update(sportsDebtTable)
    .set({ debtMinor: sql`${debtMinor} + ${minor}` })
    .where(eq(sportsDebtTable.playerId, playerId));
}
