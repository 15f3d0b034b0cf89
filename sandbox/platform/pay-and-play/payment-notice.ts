import { eq } from 'drizzle-orm';
import type { PaymentNotice } from '#lib/cashier/contract.ts';
import { bankCurrency, maxAmountMinor, minAmountMinor } from '#lib/pay-and-play/rules.ts';
import type { Database } from '#sandbox/database/database.ts';
import { openWallet } from '#sandbox/ledger/accounts.ts';
import { readPaymentSummary } from '#sandbox/ledger/payments.ts';
import { post } from '#sandbox/ledger/post.ts';
import { addDepositEvent } from '../cashier/deposits/deposit-events.ts';
import { fitsDepositLimits } from '../cashier/deposits/deposit-limits.ts';
import { paymentTable } from '../cashier/tables.ts';
import { lockPlayerMoney } from '../idempotency.ts';
import { refusalAt } from '../players/blocks.ts';
import { isCustomerOfAge } from './bank-player.ts';
import { payAndPlayRefusal } from './refusals.ts';
import { saveSession } from './session.ts';

type PaymentStatus = (typeof paymentTable.$inferSelect)['status'];

const method = 'TRUSTLY';
const statusOf = { FAILED: 'FAILED', CANCELLED: 'CANCELLED' } as const;

/**
 * Books a bank payment once: the payment, its player and the posting share one transaction. A repeat returns the first
 * result; a repeat with other values is refused. Money of a player who may not play is not accepted.
 */
export function bookPaymentNotice(database: Database, notice: PaymentNotice, now: Date): Promise<{ booked: boolean }> {
  const { amountMinor, currency } = notice;
  if (currency !== bankCurrency || amountMinor < minAmountMinor || amountMinor > maxAmountMinor)
    throw payAndPlayRefusal('error.payment.amount');
  return database.transaction(async (tx) => {
    const isNew = await insertPayment(tx, notice, now);
    if (!isNew) return { booked: (await checkRepeat(tx, notice)) === 'BOOKED' };
    const { status, playerId } = await settle(tx, notice, now);
    await tx.update(paymentTable).set({ status, playerId }).where(eq(paymentTable.providerRef, notice.providerRef));
    return { booked: status === 'BOOKED' };
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
  if (!known || !isSame) throw payAndPlayRefusal('error.payment.mismatch');
  return known.status;
}

async function settle(tx: Database, notice: PaymentNotice, now: Date): Promise<{ status: PaymentStatus; playerId?: number }> {
  const { transactionId: sessionId, providerRef, amountMinor, currency, kyc, status } = notice;
  if (status !== 'SUCCESS') return { status: statusOf[status] };
  if (!kyc) throw payAndPlayRefusal('error.payment.unknown');
  if (!isCustomerOfAge(kyc, now)) return { status: 'REFUSED' };
  const { player } = await saveSession(tx, { sessionId, providerRef, amountMinor, kyc }, now);
  const refusal = refusalAt(player, now);
  if ((refusal && refusal.kind !== 'unverified') || !player.flags.deposit) return { status: 'REFUSED', playerId: player.id };
  const playerId = String(player.id);
  await lockPlayerMoney(tx, playerId);
  if (!(await fitsDepositLimits(tx, player, { amountMinor, transactionId: '' }, now)))
    return { status: 'REFUSED', playerId: player.id };
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
  await addDepositEvent(tx, { referenceId, playerId: player.id, method: 'PNP', currency, isFirst, at: now });
  return { status: 'BOOKED', playerId: player.id };
}
