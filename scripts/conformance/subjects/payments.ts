import { notifyPayment, readDeposit } from '#lib/cashier/contract.ts';
import { requireChange } from '../money.ts';
import { payDeposit } from '../observations/deposit.ts';
import { type Point, point } from '../point.ts';
import { notSigned, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toMinor } from '../shapes.ts';
import { fetchReply } from '../wire.ts';

const needs = ['platform', 'identity', 'player', 'serviceSecret', 'mayChange'] as const;

/** What the payment service reports: these points speak in its name, with the secret of the services. */
export const paymentPoints: readonly Point[] = [
  point({
    id: 'payments.books',
    title: 'A paid deposit raises the balance by exactly its amount',
    rule: 'DEP-12',
    means: 'Players get more or less than they paid.',
    needs,
    async run(backend) {
      const { before, after, minor } = await backend.once(payDeposit);
      requireChange('the main balance', before.main, after.main, minor);
      requireChange('the reserved balance', before.locked, after.locked, 0);
    },
  }),
  point({
    id: 'payments.status',
    title: 'A paid deposit is read as successful',
    rule: 'DEP-12',
    means: 'The player returns from a payment and is told that it is still open.',
    needs,
    async run(backend) {
      const [as, { transactionId }] = [await backend.player(), await backend.once(payDeposit)];
      const deposit = await fetchReply(backend, readDeposit, { params: { transactionId } }, { as });
      requireEqual(deposit.status, 'SUCCESS', 'the status of a paid deposit');
    },
  }),
  point({
    id: 'payments.repeat',
    title: 'A repeated notice books nothing more, also at the same time',
    rule: 'DEC-PAY-2',
    means: 'Players get the money of one payment twice.',
    needs,
    async run(backend) {
      const { before, afterRepeat, minor, notices } = await backend.once(payDeposit);
      for (const notice of notices) requireEqual(readReply(notifyPayment, notice).booked, true, 'booked of a repeated notice');
      requireChange('the main balance after three notices', before.main, afterRepeat.main, minor);
    },
  }),
  point({
    id: 'payments.signature',
    title: 'A notice with another signature is refused and books nothing',
    rule: 'DEC-WIRE-8',
    means: 'Anyone can credit an account.',
    needs,
    async run(backend) {
      const { notSigned: answer, before, afterRefusals } = await backend.once(payDeposit);
      requireRefusal(answer, notSigned, 'a notice with another signature');
      requireChange('the main balance', before.main, afterRefusals.main, 0);
    },
  }),
  point({
    id: 'payments.amount',
    title: 'A notice of another amount than the deposit’s is refused',
    rule: 'DEC-PAY-2',
    means: 'Players are credited an amount that they did not pay.',
    needs,
    async run(backend) {
      const { otherAmount } = await backend.once(payDeposit);
      const expected = { status: 400, code: ['error.payment.amount', 'error.payment.mismatch'] };
      requireRefusal(otherAmount, expected, 'a notice of another amount');
    },
  }),
  point({
    id: 'payments.unknown',
    title: 'A notice of an unknown payment is refused with 400, which ends its repeats',
    rule: 'DEC-PAY-2',
    means: 'The payment service repeats a notice for ever.',
    needs,
    async run(backend) {
      const body = {
        transactionId: 'dep_unknown',
        status: 'SUCCESS',
        providerRef: 'conformance-unknown',
        amountMinor: 1_000,
        currency: 'EUR',
      };
      await requireRefused(backend, notifyPayment, { body }, { status: 400, code: 'error.payment.unknown' });
    },
  }),
  point({
    id: 'payments.history',
    title: 'A paid deposit is one row of the history, with its amount and the balance after it',
    rule: 'DEC-WAL-1',
    means: 'The player cannot find a payment, or finds it with another amount.',
    needs,
    async run(backend) {
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
  }),
  point({
    id: 'payments.summary',
    title: 'A paid deposit is counted once in the summary',
    rule: 'DEP-12',
    means: 'Bonuses of the first deposits, and tracking, count wrongly.',
    needs,
    async run(backend) {
      const { depositsBefore, depositsAfter } = await backend.once(payDeposit);
      requireEqual(depositsAfter - depositsBefore, 1, 'the increase of totalDepositsCount');
    },
  }),
];
