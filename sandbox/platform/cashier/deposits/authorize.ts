import { eq } from 'drizzle-orm';
import type { authorizeDeposit } from '#lib/cashier/contract.ts';
import type { BodyOf } from '#lib/core/api/endpoint.ts';
import type { Database } from '#sandbox/database/database.ts';
import { refusal } from '../../core/refusal.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import { hasProtectionEvent } from '../../protection/audit.ts';
import { recordLimitReached } from '../../protection/limits/record.ts';
import { type DepositRow, depositTable } from '../tables.ts';
import { mayPayIn } from './may-pay-in.ts';
import { findDeposit, isExpired } from './settle.ts';

/**
 * Whether the provider may take a deposit's money now; a yes is final. Authorized deposits count against the limits, so that
 * concurrent payments cannot exceed them (DEP-14).
 */
export function authorize(
  database: Database,
  request: BodyOf<typeof authorizeDeposit>,
  now: Date,
): Promise<{ authorized: boolean }> {
  return database.transaction(async (tx) => {
    const known = await findDeposit(tx, request.transactionId);
    if (!known) throw refusal(400, 'error.payment.unknown', { message: 'The payment is unknown.' });
    const player = await lockPlayerAndMoney(tx, String(known.playerId));
    const deposit = (await findDeposit(tx, request.transactionId)) ?? known;
    const isSame = deposit.amountMinor === request.amountMinor && deposit.currency === request.currency;
    if (!isSame || deposit.status !== 'PENDING' || isExpired(deposit, now)) return { authorized: false };
    if (deposit.authorizedAt) return { authorized: true };
    const { refusal: code, limit } = await mayPayIn(tx, player, deposit, now);
    if (code) {
      if (limit) await recordOnce(tx, deposit, limit, now);
      return { authorized: false };
    }
    await tx.update(depositTable).set({ authorizedAt: now }).where(eq(depositTable.transactionId, deposit.transactionId));
    return { authorized: true };
  });
}

/** A repeated question about a deposit is not another event. */
async function recordOnce(tx: Database, deposit: DepositRow, limit: 'DEPOSIT' | 'SPEND', now: Date): Promise<void> {
  const { playerId, transactionId, amountMinor } = deposit;
  if (await hasProtectionEvent(tx, playerId, 'LIMIT_REACHED', { transactionId })) return;
  await recordLimitReached(tx, playerId, limit, amountMinor, now, { transactionId });
}
