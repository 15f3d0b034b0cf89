import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { type ErasureTime, inventory } from './inventory.ts';
import { type DataOwner, depthOf, isOwned } from './owned-rows.ts';

/** What is found through other tables comes first, while it can be found. */
const inOrder = Object.entries(inventory.tables).toSorted(([, one], [, other]) => depthOf(other) - depthOf(one));

/** Erases what the inventory erases at a time. Call it in a transaction that holds the player's locks. */
export async function eraseRows(tx: Database, owner: DataOwner, when: ErasureTime): Promise<void> {
  // Corrections of the ledger are not changed otherwise.
  await tx.execute(sql`select set_config('parlour.erasure', 'on', true)`);
  for (const [name, { erase }] of inOrder) {
    if (erase?.when !== when) continue;
    const table = sql.identifier(name);
    if (erase.rows) {
      await tx.execute(sql`delete from ${table} where ${isOwned(name, owner)}`);
      continue;
    }
    const values = Object.entries(erase.columns ?? {}).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`);
    await tx.execute(sql`update ${table} set ${sql.join(values, sql`, `)} where ${isOwned(name, owner)}`);
  }
  await tx.execute(sql`select set_config('parlour.erasure', 'off', true)`);
}
