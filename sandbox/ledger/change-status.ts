import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type TransactionStatus, txTable } from './schema.ts';

/** Changes the status of a booked posting, its only mutable field; throws if there is none. */
export async function changeStatus(db: Database, referenceId: string, status: TransactionStatus): Promise<void> {
  const changed = await db
    .update(txTable)
    .set({ status })
    .where(eq(txTable.referenceId, referenceId))
    .returning({ id: txTable.id });
  if (changed.length !== 1) throw new Error(`Nothing is booked as ${referenceId}.`);
}
