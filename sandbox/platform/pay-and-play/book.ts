import { eq } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import { bankCurrency, leastMinor, mostMinor } from '#lib/pay-and-play/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { post } from '#sandbox/ledger/post.ts';
import { keepNews } from '../cashier/news.ts';
import { paymentTable } from '../cashier/tables.ts';
import { refusalAt } from '../players/blocks.ts';
import { isOfAge } from './person.ts';
import { refuse } from './refusals.ts';
import { keepSession } from './session.ts';

type PaymentStatus = (typeof paymentTable.$inferSelect)['status'];

const method = 'TRUSTLY';
const statusOf = { FAILED: 'FAILED', CANCELLED: 'CANCELLED' } as const;

/**
 * Books a payment's notice once (decisions §3.9): the payment, its player and the posting are one transaction. A repeat
 * answers the first result; one with other values is refused. Money of somebody who may not play is not taken.
 */
export function bookNotice(database: Database, notice: PaymentNotice, now: Date): Promise<{ booked: boolean }> {
  const { amountMinor, currency } = notice;
  if (currency !== bankCurrency || amountMinor < leastMinor || amountMinor > mostMinor) throw refuse('error.payment.amount');
  return database.transaction(async (tx) => {
    const isNew = await keepPayment(tx, notice, now);
    if (!isNew) return { booked: (await checkRepeat(tx, notice)) === 'BOOKED' };
    const { status, playerId } = await settle(tx, notice, now);
    await tx.update(paymentTable).set({ status, playerId }).where(eq(paymentTable.providerRef, notice.providerRef));
    return { booked: status === 'BOOKED' };
  });
}

/** False when the reference or the session was told before. */
async function keepPayment(tx: Database, notice: PaymentNotice, at: Date): Promise<boolean> {
  const { providerRef, transactionId, amountMinor, currency } = notice;
  const kept = await tx
    .insert(paymentTable)
    .values({ providerRef, transactionId, amountMinor, currency, status: 'REFUSED', at })
    .onConflictDoNothing()
    .returning({ ref: paymentTable.providerRef });
  return kept.length > 0;
}

async function checkRepeat(tx: Database, notice: PaymentNotice): Promise<PaymentStatus> {
  const [known] = await tx.select().from(paymentTable).where(eq(paymentTable.providerRef, notice.providerRef));
  const isSame =
    known?.transactionId === notice.transactionId &&
    known.amountMinor === notice.amountMinor &&
    known.currency === notice.currency;
  if (!known || !isSame) throw refuse('error.payment.mismatch');
  return known.status;
}

async function settle(tx: Database, notice: PaymentNotice, now: Date): Promise<{ status: PaymentStatus; playerId?: number }> {
  const { transactionId: sessionId, providerRef, amountMinor, currency, kyc, status } = notice;
  if (status !== 'SUCCESS') return { status: statusOf[status] };
  if (!kyc) throw refuse('error.payment.unknown');
  if (!isOfAge(kyc, now)) return { status: 'REFUSED' };
  const { player } = await keepSession(tx, { sessionId, providerRef, amountMinor, kyc }, now);
  const refusal = refusalAt(player, now);
  if ((refusal && refusal.kind !== 'unverified') || !player.flags.deposit) return { status: 'REFUSED', playerId: player.id };
  const playerId = String(player.id);
  const referenceId = `pay_${providerRef}`;
  const isFirst = (await readPaymentSummary(tx, playerId)).deposits.count === 0;
  await openWallet(tx, playerId, currency);
  await post(tx, {
    referenceId,
    playerId,
    currency,
    at: now,
    category: 'PAYMENT',
    type: 'DEPOSIT',
    status: 'COMPLETED',
    entries: { main: amountMinor, [`psp:${method}`]: -amountMinor },
    method,
  });
  await keepNews(tx, { referenceId, playerId: player.id, method: 'PNP', currency, isFirst, at: now });
  return { status: 'BOOKED', playerId: player.id };
}
