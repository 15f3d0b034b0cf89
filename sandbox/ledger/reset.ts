import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';

/** Empties the ledger and restarts its ids, so that a seed always creates the same ones. */
export async function clearLedger(db: Database): Promise<void> {
  await db.execute(
    sql`truncate ledger_total_change, ledger_total, ledger_adjustment, ledger_entry, ledger_tx, account restart identity`,
  );
}
