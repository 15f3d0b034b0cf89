import { eq } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import { unpaidLifetimeMs } from '#sandbox/data/tables/cashier-rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { post } from '#sandbox/ledger/post.ts';
import { grantDepositBonus } from '../../bonuses/deposit-bonus.ts';
import { badRequest, refusal } from '../../core/refusal.ts';
import { requestByDeposits } from '../../documents/request.ts';
import { lockPlayerAndMoney } from '../../players/actor.ts';
import type { Player } from '../../players/tables.ts';
import { saveAccount } from '../saved-accounts.ts';
import { type DepositRow, depositTable, paymentTable } from '../tables.ts';
import { addDepositEvent } from './deposit-events.ts';
import { depositTransitions, type Outcome } from './states.ts';

export async function findDeposit(db: Database, transactionId: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(depositTable).where(eq(depositTable.transactionId, transactionId));
  return row;
}

/** True if an unpaid deposit has expired. */
export function isExpired({ status, authorizedAt, createdAt }: DepositRow, now: Date): boolean {
  return status === 'PENDING' && authorizedAt === null && createdAt.getTime() + unpaidLifetimeMs <= now.getTime();
}

/**
 * Applies a payment notification, in any order, repeated, late or contradictory: money is booked once and never unbooked.
 * Throws a refusal for values other than the deposit's, and for a failure of a booked deposit.
 */
export function settleDeposit(database: Database, notice: PaymentNotice, now: Date): Promise<{ booked: boolean }> {
  return database.transaction(async (tx) => {
    const known = await findDeposit(tx, notice.transactionId);
    if (!known) throw refusal(400, 'error.payment.unknown', { message: 'The payment is unknown.' });
    const player = await lockPlayerAndMoney(tx, String(known.playerId));
    const deposit = (await findDeposit(tx, notice.transactionId)) ?? known;
    if (deposit.amountMinor !== notice.amountMinor || deposit.currency !== notice.currency) {
      throw badRequest('error.payment.mismatch');
    }
    await saveReference(tx, deposit, notice, now);
    const transition = depositTransitions[deposit.status][notice.status];
    if (transition === 'contradicts') throw badRequest('error.payment.settled');
    if (transition === 'unchanged') return { booked: deposit.status === 'SUCCESS' };
    await applyOutcome(tx, player, deposit, transition, now);
    const { account } = notice;
    if (transition === 'SUCCESS' && account) await saveAccount(tx, deposit, { accountId: account.id, label: account.label }, now);
    return { booked: transition === 'SUCCESS' };
  });
}

/** Cancels an unpaid deposit. Call it under `lockPlayerAndMoney`. */
export async function cancelUnpaid(tx: Database, player: Player, deposit: DepositRow, now: Date): Promise<void> {
  if (deposit.status === 'PENDING' && deposit.authorizedAt === null) await applyOutcome(tx, player, deposit, 'CANCELLED', now);
}

/** Unique constraints map each provider reference to one deposit and each deposit to one reference. */
async function saveReference(tx: Database, deposit: DepositRow, notice: PaymentNotice, at: Date): Promise<void> {
  const { providerRef, transactionId, amountMinor, currency } = notice;
  const status = notice.status === 'SUCCESS' ? 'BOOKED' : notice.status;
  const inserted = await tx
    .insert(paymentTable)
    .values({ providerRef, transactionId, amountMinor, currency, status, playerId: deposit.playerId, at })
    .onConflictDoNothing()
    .returning({ ref: paymentTable.providerRef });
  if (inserted.length > 0) return;
  const [known] = await tx.select().from(paymentTable).where(eq(paymentTable.providerRef, providerRef));
  if (known?.transactionId !== transactionId) throw badRequest('error.payment.mismatch');
  if (status === 'BOOKED') await tx.update(paymentTable).set({ status }).where(eq(paymentTable.providerRef, providerRef));
}

async function applyOutcome(tx: Database, player: Player, deposit: DepositRow, outcome: Outcome, now: Date): Promise<void> {
  const { transactionId, amountMinor, currency, method, bonusCampaignId: campaignId } = deposit;
  const playerId = String(deposit.playerId);
  const before = await readPaymentSummary(tx, playerId);
  const isFirst = outcome === 'SUCCESS' && before.deposits.count === 0;
  await openWallet(tx, playerId, currency);
  const kind = { playerId, currency, at: now, category: 'PAYMENT', type: 'DEPOSIT', method } as const;
  if (outcome === 'SUCCESS') {
    const entries = { main: amountMinor, [`psp:${method}`]: -amountMinor };
    await post(tx, { ...kind, referenceId: transactionId, status: 'COMPLETED', entries });
    await addDepositEvent(tx, { referenceId: transactionId, playerId: deposit.playerId, method, currency, isFirst, at: now });
    const { bonusAccepted: accepted, createdAt: acceptedAt } = deposit;
    if (campaignId) await grantDepositBonus(tx, player, { transactionId, amountMinor, campaignId, accepted, acceptedAt }, now);
    await requestByDeposits(tx, deposit.playerId, before.deposits.minor + amountMinor, now);
  } else {
    const referenceId = `${transactionId}:${outcome.toLowerCase()}`;
    await post(tx, { ...kind, referenceId, status: outcome, entries: {}, attemptedMinor: amountMinor });
  }
  await tx
    .update(depositTable)
    .set({ status: outcome, isFirst, settledAt: now })
    .where(eq(depositTable.transactionId, transactionId));
}
