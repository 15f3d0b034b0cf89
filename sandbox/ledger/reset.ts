import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';

/** Empties the ledger; account and transaction ids start again, so that a seed gives the same ones. */
export async function clearLedger(db: Database): Promise<void> {
  await db.execute(
    sql`truncate ledger_total_change, ledger_total, ledger_adjustment, ledger_entry, ledger_tx, account restart identity`,
  );
}
