import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type TransactionStatus, txTable } from './schema.ts';

/** Changes the status of a booked posting, the one thing of it that may change; throws when there is none. */
export async function restate(db: Database, referenceId: string, status: TransactionStatus): Promise<void> {
  const changed = await db
    .update(txTable)
    .set({ status })
    .where(eq(txTable.referenceId, referenceId))
    .returning({ id: txTable.id });
  if (changed.length !== 1) throw new Error(`nothing is booked as ${referenceId}`);
}
