import { cancelWithdrawal, checkWithdrawal, listWithdrawals, startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { badAmounts, requireChange, sumHoldings } from '../money.ts';
import { observeWithdrawal, smallWithdrawal } from '../observations/withdrawal.ts';
import { Failure, type Runs } from '../point.ts';
import { keyOfAnother, noKey, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const amountRefusals = {
  status: 400,
  code: [
    'error.withdraw.amount.invalid',
    'error.withdraw.amount.too_low',
    'error.withdraw.amount.too_high',
    'error.withdraw.not_enough_funds',
    'error.validation',
  ],
} as const;
const notPending = { status: 400, code: 'error.withdrawal.not_pending' };

/** A request, what it reserves, and its end. */
export const withdrawalRuns = {
  'withdrawals.shape': async (backend) => {
    const as = await backend.player();
    await fetchReply(backend, checkWithdrawal, { body: { blackbox: 'conformance' } }, { as });
    for (const { amount, currency, transactionDate } of await fetchReply(
      backend,
      listWithdrawals,
      { query: { limit: 100 } },
      { as },
    )) {
      requireTrue(toMinor(amount, currency, 'amount') > 0, 'a positive amount of each withdrawal', String(amount));
      toInstant(transactionDate, 'transactionDate');
    }
  },
  'withdrawals.reserves': async (backend) => {
    const { before, requested, minor } = await backend.once(observeWithdrawal);
    requireChange('the main balance', before.main, requested.main, -minor);
    requireChange('the reserved balance', before.locked, requested.locked, minor);
    requireChange('the bonus balance', before.bonus, requested.bonus, 0);
  },
  'withdrawals.listed': async (backend) => {
    const { listed, id, minor } = await backend.once(observeWithdrawal);
    const rows = listed.filter(({ pendingWithdrawalId }) => pendingWithdrawalId === id);
    requireEqual(rows.length, 1, 'rows of the withdrawal among the pending ones');
    for (const { amount, currency } of rows)
      requireEqual(toMinor(amount, currency, 'amount'), minor, 'its amount in minor units');
  },
  'withdrawals.repeat': async (backend) => {
    const { answers } = await backend.once(observeWithdrawal);
    const ids = new Set(answers.map((answer) => readReply(startWithdrawal, answer).pendingWithdrawalId));
    requireEqual(ids.size, 1, 'withdrawals under one key');
  },
  'withdrawals.other-body': async (backend) => {
    const { otherBody } = await backend.once(observeWithdrawal);
    requireRefusal(otherBody, keyOfAnother, 'a withdrawal under the key of another');
  },
  'withdrawals.cancel': async (backend) => {
    const { before, afterCancel, cancelled } = await backend.once(observeWithdrawal);
    const answered = sumHoldings(readReply(cancelWithdrawal, cancelled).balanceMap);
    requireChange('the main balance after request and cancellation', before.main, afterCancel.main, 0);
    requireChange('the reserved balance after request and cancellation', before.locked, afterCancel.locked, 0);
    requireEqual(answered.main, afterCancel.main, 'the main balance in the answer to the cancellation');
  },
  'withdrawals.cancel-again': async (backend) => {
    const { cancelledAgain, before, afterAll } = await backend.once(observeWithdrawal);
    requireRefusal(cancelledAgain, notPending, 'a second cancellation');
    requireChange('the main balance after two cancellations', before.main, afterAll.main, 0);
  },
  'withdrawals.cancel-other': async (backend) => {
    const [as, { otherAmount }] = [await backend.player(), await backend.once(observeWithdrawal)];
    requireRefusal(otherAmount, notPending, 'a cancellation with another amount');
    const body = { pendingWithdrawalId: 'wd_unknown', amount: 20, cancelByPlayer: true };
    await requireRefused(backend, cancelWithdrawal, { body }, notPending, { as });
  },
  'withdrawals.history': async (backend) => {
    const { historyOfRequest, history, id, minor, requested, afterAll } = await backend.once(observeWithdrawal);
    const row = historyOfRequest.find(({ referenceId }) => referenceId === id);
    if (!row) throw new Failure('a row of the withdrawal in the history', 'none');
    requireEqual(toMinor(row.amount, row.currency, 'amount'), -minor, 'the amount of the row in minor units');
    const atRequest = toMinor(row.balanceAfterTransaction, row.currency, 'balanceAfterTransaction');
    requireEqual(atRequest, requested.playable, 'balanceAfterTransaction of the request in minor units');
    const newest = history[0];
    const atEnd = newest && toMinor(newest.balanceAfterTransaction, newest.currency, 'balanceAfterTransaction');
    requireEqual(atEnd, afterAll.playable, 'balanceAfterTransaction of the newest row in minor units');
  },
  'withdrawals.no-key': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallWithdrawal)];
    await requireRefused(backend, startWithdrawal, { body }, noKey, { as, key: null });
  },
  'withdrawals.bad-amounts': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallWithdrawal)];
    for (const [name, amount] of badAmounts(body.amount, body.currency)) {
      const answer = await send(backend, startWithdrawal, { body: { ...body, amount } }, { as });
      requireRefusal(answer, amountRefusals, `a withdrawal of ${name}`);
    }
  },
  'withdrawals.currency': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallWithdrawal)];
    const currency = body.currency === 'NOK' ? 'EUR' : 'NOK';
    const expected = { status: 400, code: ['error.withdraw.method', 'error.validation'] };
    await requireRefused(backend, startWithdrawal, { body: { ...body, currency } }, expected, { as });
  },
} satisfies Partial<Runs>;
