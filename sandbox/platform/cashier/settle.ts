import { eq } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import type { Database } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { post } from '#sandbox/ledger/post.ts';
import { lockPlayerMoney } from '../idempotency.ts';
import { keepSavedAccount } from './accounts.ts';
import { askForDocuments } from './documents.ts';
import { keepNews } from './news.ts';
import { refusePayment } from './refusals.ts';
import { depositMoves, type Outcome } from './states.ts';
import { type DepositRow, depositTable, paymentTable } from './tables.ts';

/** How long an unpaid payment may lie at the cashier. */
const deskMs = 30 * 60_000;

export async function findDeposit(db: Database, transactionId: string): Promise<DepositRow | undefined> {
  const [row] = await db.select().from(depositTable).where(eq(depositTable.transactionId, transactionId));
  return row;
}

/** True when nobody will pay it any more: it has lain at the cashier too long. */
export function isStale({ status, authorizedAt, createdAt }: DepositRow, now: Date): boolean {
  return status === 'PENDING' && authorizedAt === null && createdAt.getTime() + deskMs <= now.getTime();
}

/**
 * Takes in what the provider tells of a deposit, in any order, twice, late or contradictory: the money is booked once and
 * never unbooked. Throws a refusal for other values than those of the deposit, and for a failure of what is booked.
 */
export function settleDeposit(database: Database, notice: PaymentNotice, now: Date): Promise<{ booked: boolean }> {
  return database.transaction(async (tx) => {
    const known = await findDeposit(tx, notice.transactionId);
    if (!known) throw refusePayment('error.payment.unknown');
    await lockPlayerMoney(tx, String(known.playerId));
    const deposit = (await findDeposit(tx, notice.transactionId)) ?? known;
    if (deposit.amountMinor !== notice.amountMinor || deposit.currency !== notice.currency) {
      throw refusePayment('error.payment.mismatch');
    }
    await keepReference(tx, deposit, notice, now);
    const move = depositMoves[deposit.status][notice.status];
    if (move === 'contradicts') throw refusePayment('error.payment.settled');
    if (move === 'stays') return { booked: deposit.status === 'SUCCESS' };
    await moveTo(tx, deposit, move, now);
    const { account } = notice;
    if (move === 'SUCCESS' && account) await keepSavedAccount(tx, deposit, { accountId: account.id, label: account.label }, now);
    return { booked: move === 'SUCCESS' };
  });
}

/** Ends a payment that nobody has paid. Call it under the player's money lock. */
export async function endUnpaid(tx: Database, deposit: DepositRow, now: Date): Promise<void> {
  if (deposit.status === 'PENDING' && deposit.authorizedAt === null) await moveTo(tx, deposit, 'CANCELLED', now);
}

/** One reference of the provider belongs to one deposit, and one deposit to one reference: the database holds both unique. */
async function keepReference(tx: Database, deposit: DepositRow, notice: PaymentNotice, at: Date): Promise<void> {
  const { providerRef, transactionId, amountMinor, currency } = notice;
  const status = notice.status === 'SUCCESS' ? 'BOOKED' : notice.status;
  const kept = await tx
    .insert(paymentTable)
    .values({ providerRef, transactionId, amountMinor, currency, status, playerId: deposit.playerId, at })
    .onConflictDoNothing()
    .returning({ ref: paymentTable.providerRef });
  if (kept.length > 0) return;
  const [known] = await tx.select().from(paymentTable).where(eq(paymentTable.providerRef, providerRef));
  if (known?.transactionId !== transactionId) throw refusePayment('error.payment.mismatch');
  if (status === 'BOOKED') await tx.update(paymentTable).set({ status }).where(eq(paymentTable.providerRef, providerRef));
}

async function moveTo(tx: Database, deposit: DepositRow, outcome: Outcome, now: Date): Promise<void> {
  const { transactionId, amountMinor, currency, method } = deposit;
  const playerId = String(deposit.playerId);
  const before = await readPaymentSummary(tx, playerId);
  const isFirst = outcome === 'SUCCESS' && before.deposits.count === 0;
  await openWallet(tx, playerId, currency);
  const kind = { playerId, currency, at: now, category: 'PAYMENT', type: 'DEPOSIT', method } as const;
  if (outcome === 'SUCCESS') {
    const entries = { main: amountMinor, [`psp:${method}`]: -amountMinor };
    await post(tx, { ...kind, referenceId: transactionId, status: 'COMPLETED', entries });
    await keepNews(tx, { referenceId: transactionId, playerId: deposit.playerId, method, currency, isFirst, at: now });
    await askForDocuments(tx, deposit.playerId, before.deposits.minor + amountMinor, now);
  } else {
    const referenceId = `${transactionId}:${outcome.toLowerCase()}`;
    await post(tx, { ...kind, referenceId, status: outcome, entries: {}, attemptedMinor: amountMinor });
  }
  await tx
    .update(depositTable)
    .set({ status: outcome, isFirst, settledAt: now })
    .where(eq(depositTable.transactionId, transactionId));
}
