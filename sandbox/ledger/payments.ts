import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { parsePlayerId } from './accounts.ts';
import { txTable } from './schema.ts';

/** Number and sum of payments; amounts in minor units, both positive (ACC-17). */
export interface PaymentSummary {
  readonly deposits: { readonly count: number; readonly minor: number };
  readonly withdrawals: { readonly count: number; readonly minor: number };
  readonly firstDepositAt: Date | undefined;
}

/** Sums the player's completed deposits and withdrawals. */
export async function readPaymentSummary(db: Database, playerId: string): Promise<PaymentSummary> {
  const rows = await db
    .select({
      type: txTable.type,
      count: sql<number>`count(*)::int`.mapWith(Number),
      minor: sql<number>`abs(sum(${txTable.amountMinor}))::bigint`.mapWith(Number),
      firstAt: sql<Date>`min(${txTable.at})`.mapWith(txTable.at),
    })
    .from(txTable)
    .where(
      and(
        eq(txTable.playerId, parsePlayerId(playerId)),
        eq(txTable.category, 'PAYMENT'),
        eq(txTable.listed, true),
        inArray(txTable.type, ['DEPOSIT', 'WITHDRAW']),
        inArray(txTable.status, ['SUCCESS', 'COMPLETED']),
      ),
    )
    .groupBy(txTable.type);
  const deposits = rows.find(({ type }) => type === 'DEPOSIT');
  const withdrawals = rows.find(({ type }) => type === 'WITHDRAW');
  return {
    deposits: { count: deposits?.count ?? 0, minor: deposits?.minor ?? 0 },
    withdrawals: { count: withdrawals?.count ?? 0, minor: withdrawals?.minor ?? 0 },
    firstDepositAt: deposits?.firstAt,
  };
}
