import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import type { Player } from '../../players/tables.ts';
import { readLimits, remainingMinor, tightest } from '../../protection/limits/limits.ts';
import { depositTable } from '../tables.ts';

interface Payment {
  readonly amountMinor: number;
  /** Empty for a payment that is no deposit of the cashier. */
  readonly transactionId: string;
}

/**
 * Whether a payment fits the player’s deposit limits beside the authorized ones, which are not booked yet (DEP-14).
 * Call it under the player's money lock.
 */
export async function fitsDepositLimits(
  tx: Database,
  player: Player,
  { amountMinor, transactionId }: Payment,
  now: Date,
): Promise<boolean> {
  const limit = tightest(await readLimits(tx, player, now, ['DEPOSIT']));
  if (!limit) return true;
  const [authorized] = await tx
    .select({ minor: sql<number>`coalesce(sum(${depositTable.amountMinor}), 0)::bigint`.mapWith(Number) })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.playerId, player.id),
        eq(depositTable.status, 'PENDING'),
        isNotNull(depositTable.authorizedAt),
        ne(depositTable.transactionId, transactionId),
      ),
    );
  return remainingMinor(limit) - (authorized?.minor ?? 0) >= amountMinor;
}
