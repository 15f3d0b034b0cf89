import { eq } from 'drizzle-orm';
import type { DepositCheck, PaymentNotice } from '#lib/cashier/contract.ts';
import type { RefusedPayment } from '#lib/pay-and-play/contract.ts';
import { bankCurrency, maxAmountMinor, minAmountMinor } from '#lib/pay-and-play/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { post } from '#sandbox/ledger/post.ts';
import { addDepositEvent } from '../cashier/deposits/deposit-events.ts';
import { mayPayIn } from '../cashier/deposits/may-pay-in.ts';
import { paymentTable } from '../cashier/tables.ts';
import { badRequest } from '../core/refusal.ts';
import { requestByDeposits } from '../documents/request.ts';
import { postMessage } from '../messages/post-message.ts';
import { lockPlayerAndMoney } from '../players/actor.ts';
import type { Player } from '../players/tables.ts';
import { recordLimitReached } from '../protection/limits/record.ts';
import { type ConfirmedPayment, saveSession } from './session.ts';

type PaymentStatus = (typeof paymentTable.$inferSelect)['status'];

interface Outcome {
  readonly status: PaymentStatus;
  readonly playerId?: number;
  /** Why it was not booked, as the deposit check says it. */
  readonly depositCheck?: DepositCheck;
}

const method = 'TRUSTLY';
const statusOf = { FAILED: 'FAILED', CANCELLED: 'CANCELLED' } as const;

/**
 * Books a bank payment once: the payment, its player and the posting share one transaction. A repeat returns the first
 * result; a repeat with other values is refused. Money of a person who may not pay in is not accepted, and goes back.
 */
export function bookPaymentNotice(
  database: Database,
  notice: PaymentNotice,
  occasion: { readonly now: Date; readonly secret: string },
): Promise<{ booked: boolean }> {
  const { amountMinor, currency } = notice;
  if (currency !== bankCurrency || amountMinor < minAmountMinor || amountMinor > maxAmountMinor)
    throw badRequest('error.payment.amount');
  return database.transaction(async (tx) => {
    const isNew = await insertPayment(tx, notice, occasion.now);
    if (!isNew) return { booked: (await checkRepeat(tx, notice)) === 'BOOKED' };
    const outcome = await settle(tx, notice, occasion);
    await tx.update(paymentTable).set(outcome).where(eq(paymentTable.providerRef, notice.providerRef));
    return { booked: outcome.status === 'BOOKED' };
  });
}

/** False when the reference or the session is already known. */
async function insertPayment(tx: Database, notice: PaymentNotice, at: Date): Promise<boolean> {
  const { providerRef, transactionId, amountMinor, currency } = notice;
  const inserted = await tx
    .insert(paymentTable)
    .values({ providerRef, transactionId, amountMinor, currency, status: 'REFUSED', at })
    .onConflictDoNothing()
    .returning({ ref: paymentTable.providerRef });
  return inserted.length > 0;
}

async function checkRepeat(tx: Database, notice: PaymentNotice): Promise<PaymentStatus> {
  const [known] = await tx.select().from(paymentTable).where(eq(paymentTable.providerRef, notice.providerRef));
  const isSame =
    known?.transactionId === notice.transactionId &&
    known.amountMinor === notice.amountMinor &&
    known.currency === notice.currency;
  if (!known || !isSame) throw badRequest('error.payment.mismatch');
  return known.status;
}

async function settle(
  tx: Database,
  notice: PaymentNotice,
  occasion: { readonly now: Date; readonly secret: string },
): Promise<Outcome> {
  const { transactionId: sessionId, providerRef, amountMinor, kyc, status } = notice;
  const { now } = occasion;
  if (status !== 'SUCCESS') return { status: statusOf[status] };
  if (!kyc) throw badRequest('error.payment.unknown');
  const saved = await saveSession(tx, { sessionId, providerRef, amountMinor, kyc }, occasion);
  if ('refusal' in saved) return { status: 'REFUSED' };
  const { id } = saved.player;
  const player = await lockPlayerAndMoney(tx, String(id));
  const { check, refusal, limit } = await mayPayIn(tx, player, { amountMinor, transactionId: '' }, now);
  if (refusal) {
    if (limit) await recordLimitReached(tx, id, limit, amountMinor, now);
    await postMessage(tx, 'paymentReturned', { playerId: id, eventKey: providerRef, details: { amountMinor } }, now);
    return { status: 'REFUSED', playerId: id, depositCheck: check };
  }
  await book(tx, player, notice, now);
  return { status: 'BOOKED', playerId: id };
}

async function book(
  tx: Database,
  { id }: Player,
  { providerRef, amountMinor, currency }: PaymentNotice,
  now: Date,
): Promise<void> {
  const playerId = String(id);
  const referenceId = `pay_${providerRef}`;
  const { deposits } = await readPaymentSummary(tx, playerId);
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
  const isFirst = deposits.count === 0;
  await addDepositEvent(tx, { referenceId, playerId: id, method: 'PNP', currency, isFirst, at: now });
  await requestByDeposits(tx, id, deposits.minor + amountMinor, now);
}

/** The refusal of a payment; undefined while it is booked, or not notified yet. */
export async function findRefused(db: Database, { providerRef }: ConfirmedPayment): Promise<RefusedPayment | undefined> {
  const [payment] = await db.select().from(paymentTable).where(eq(paymentTable.providerRef, providerRef));
  if (payment?.status !== 'REFUSED') return undefined;
  return payment.depositCheck ? { check: payment.depositCheck } : {};
}
