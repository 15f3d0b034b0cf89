import { and, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { authorizeDeposit } from '#lib/cashier/contract.ts';
import type { BodyOf } from '#lib/platform/endpoint.ts';
import type { Database } from '#sandbox/database/database.ts';
import { lockPlayerMoney } from '../idempotency.ts';
import { requireKnownPlayer } from '../players/require.ts';
import { readCapability } from './capability.ts';
import { judgeDeposit } from './check.ts';
import { leftOf, tightest } from './limits.ts';
import { refusePayment } from './refusals.ts';
import { findDeposit, isStale } from './settle.ts';
import { type DepositRow, depositTable } from './tables.ts';

/**
 * Whether the provider may take the money of a deposit now. A yes stays a yes; money on its way counts against the
 * limits, so that several payments at once cannot pass them (DEP-14).
 */
export function authorize(
  database: Database,
  asked: BodyOf<typeof authorizeDeposit>,
  now: Date,
): Promise<{ authorized: boolean }> {
  return database.transaction(async (tx) => {
    const known = await findDeposit(tx, asked.transactionId);
    if (!known) throw refusePayment('error.payment.unknown');
    await lockPlayerMoney(tx, String(known.playerId));
    const deposit = (await findDeposit(tx, asked.transactionId)) ?? known;
    const isSame = deposit.amountMinor === asked.amountMinor && deposit.currency === asked.currency;
    if (!isSame || deposit.status !== 'PENDING' || isStale(deposit, now)) return { authorized: false };
    if (deposit.authorizedAt) return { authorized: true };
    const authorized = await isStillAllowed(tx, deposit, now);
    if (authorized) {
      await tx.update(depositTable).set({ authorizedAt: now }).where(eq(depositTable.transactionId, deposit.transactionId));
    }
    return { authorized };
  });
}

async function isStillAllowed(tx: Database, deposit: DepositRow, now: Date): Promise<boolean> {
  const player = await requireKnownPlayer(tx, String(deposit.playerId));
  const known = await readCapability(tx, player, now);
  if (judgeDeposit(known, deposit.currency).hideCashier) return false;
  const limit = tightest(known.limits.filter(({ kind }) => kind === 'DEPOSIT'));
  if (!limit) return true;
  return leftOf(limit) - (await readOnItsWay(tx, deposit)) >= deposit.amountMinor;
}

/** What else of the player's money has been allowed and has not arrived. */
async function readOnItsWay(tx: Database, { playerId, transactionId }: DepositRow): Promise<number> {
  const [sum] = await tx
    .select({ minor: sql<number>`coalesce(sum(${depositTable.amountMinor}), 0)::bigint`.mapWith(Number) })
    .from(depositTable)
    .where(
      and(
        eq(depositTable.playerId, playerId),
        eq(depositTable.status, 'PENDING'),
        isNotNull(depositTable.authorizedAt),
        ne(depositTable.transactionId, transactionId),
      ),
    );
  return sum?.minor ?? 0;
}
