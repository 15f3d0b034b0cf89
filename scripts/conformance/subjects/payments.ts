import { notifyPayment, readDeposit } from '#lib/cashier/contract.ts';
import { requireChange } from '../money.ts';
import { payDeposit } from '../observations/deposit.ts';
import type { Runs } from '../point.ts';
import { notSigned, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toMinor } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

/** What the payment service reports: these points speak in its name, with the secret of the services. */
export const paymentRuns = {
  'payments.books': async (backend) => {
    const { before, after, minor } = await backend.once(payDeposit);
    requireChange('the main balance', before.main, after.main, minor);
    requireChange('the reserved balance', before.locked, after.locked, 0);
  },
  'payments.status': async (backend) => {
    const [as, { transactionId }] = [await backend.player(), await backend.once(payDeposit)];
    const deposit = await fetchReply(backend, readDeposit, { params: { transactionId } }, { as });
    requireEqual(deposit.status, 'SUCCESS', 'the status of a paid deposit');
  },
  'payments.repeat': async (backend) => {
    const { before, afterRepeat, minor, notices } = await backend.once(payDeposit);
    for (const notice of notices) requireEqual(readReply(notifyPayment, notice).booked, true, 'booked of a repeated notice');
    requireChange('the main balance after three notices', before.main, afterRepeat.main, minor);
  },
  'payments.signature': async (backend) => {
    const { notSigned: answer, before, afterRefusals } = await backend.once(payDeposit);
    requireRefusal(answer, notSigned, 'a notice with another signature');
    requireChange('the main balance', before.main, afterRefusals.main, 0);
  },
  'payments.amount': async (backend) => {
    const { otherAmount } = await backend.once(payDeposit);
    const expected = { status: 400, code: ['error.payment.amount', 'error.payment.mismatch'] };
    requireRefusal(otherAmount, expected, 'a notice of another amount');
  },
  'payments.unknown': async (backend) => {
    const body = {
      transactionId: 'dep_unknown',
      status: 'SUCCESS',
      providerRef: 'conformance-unknown',
      amountMinor: 1_000,
      currency: 'EUR',
    };
    await requireRefused(backend, notifyPayment, { body }, { status: 400, code: 'error.payment.unknown' });
  },
  'payments.history': async (backend) => {
    const { history, transactionId, minor, afterRepeat } = await backend.once(payDeposit);
    const rows = history.filter(({ referenceId }) => referenceId === transactionId);
    requireEqual(rows.length, 1, 'rows of the deposit in the history');
    const [row] = rows;
    if (!row) return;
    requireEqual(toMinor(row.amount, row.currency, 'amount'), minor, 'the amount of the row in minor units');
    requireEqual(row.type, 'DEPOSIT', 'the type of the row');
    requireTrue(['COMPLETED', 'SUCCESS'].includes(row.status), 'a completed row', row.status);
    const after = toMinor(row.balanceAfterTransaction, row.currency, 'balanceAfterTransaction');
    requireEqual(after, afterRepeat.playable, 'balanceAfterTransaction of the row in minor units');
  },
  'payments.summary': async (backend) => {
    const { depositsBefore, depositsAfter } = await backend.once(payDeposit);
    requireEqual(depositsAfter - depositsBefore, 1, 'the increase of totalDepositsCount');
  },
} satisfies Partial<Runs>;
