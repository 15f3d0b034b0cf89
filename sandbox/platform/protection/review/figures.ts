import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#sandbox/database/database.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';

const minor = z.coerce.number().int();
const sumsSchema = z.object({ deposited: minor, withdrawn: minor, result: minor });
const games = sql.raw(`('BET', 'BET_VOID', 'WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID')`);
const isPaid = sql.raw(`category = 'PAYMENT' and status in ('SUCCESS', 'COMPLETED')`);

/** What a player deposited and withdrew, and wins less stakes, from an instant on, up to another; minor units. */
export async function readFigures(db: Database, playerId: number, { from, to }: { readonly from: Date; readonly to: Date }) {
  const result = await db.execute(sql`
    select coalesce(sum(amount_minor) filter (where ${isPaid} and type = 'DEPOSIT'), 0) as deposited,
      abs(coalesce(sum(amount_minor) filter (where ${isPaid} and type = 'WITHDRAW'), 0)) as withdrawn,
      coalesce(sum(amount_minor) filter (where type in ${games}), 0) as result
    from ledger_tx where player_id = ${playerId} and listed and status in ('SUCCESS', 'COMPLETED', 'REVERTED')
      and at >= ${from.toISOString()}::timestamptz and at < ${to.toISOString()}::timestamptz`);
  return sumsSchema.parse(rowsOf(result)[0]);
}
