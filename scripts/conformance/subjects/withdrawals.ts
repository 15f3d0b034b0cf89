import { cancelWithdrawal, checkWithdrawal, listWithdrawals, startWithdrawal } from '#lib/cashier/withdrawals/contract.ts';
import { badAmounts, requireChange, sumHoldings } from '../money.ts';
import { observeWithdrawal, smallWithdrawal } from '../observations/withdrawal.ts';
import { Failure, type Point, point } from '../point.ts';
import { keyOfAnother, noKey, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toInstant, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const reads = ['platform', 'identity', 'player'] as const;
const needs = [...reads, 'mayChange'] as const;
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
export const withdrawalPoints: readonly Point[] = [
  point({
    id: 'withdrawals.shape',
    title: 'The withdrawal check and the list of withdrawals answer by their contracts',
    rule: 'WDR-01',
    means: 'The withdrawal page shows an error instead of its form.',
    needs: reads,
    async run(backend) {
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
  }),
  point({
    id: 'withdrawals.reserves',
    title: 'A pending withdrawal moves exactly its amount from the main to the reserved balance',
    rule: 'WDR-04',
    means: 'Players spend money that is being paid out, or lose more than they withdraw.',
    needs,
    async run(backend) {
      const { before, requested, minor } = await backend.once(observeWithdrawal);
      requireChange('the main balance', before.main, requested.main, -minor);
      requireChange('the reserved balance', before.locked, requested.locked, minor);
      requireChange('the bonus balance', before.bonus, requested.bonus, 0);
    },
  }),
  point({
    id: 'withdrawals.listed',
    title: 'A pending withdrawal is listed once, with its amount',
    rule: 'TXN-09',
    means: 'The player cannot see or cancel a withdrawal.',
    needs,
    async run(backend) {
      const { listed, id, minor } = await backend.once(observeWithdrawal);
      const rows = listed.filter(({ pendingWithdrawalId }) => pendingWithdrawalId === id);
      requireEqual(rows.length, 1, 'rows of the withdrawal among the pending ones');
      for (const { amount, currency } of rows)
        requireEqual(toMinor(amount, currency, 'amount'), minor, 'its amount in minor units');
    },
  }),
  point({
    id: 'withdrawals.repeat',
    title: 'One key requests one withdrawal: a repeat gets the same answer, also at the same time',
    rule: 'DEC-X-7',
    means: 'A double click pays out twice the amount.',
    needs,
    async run(backend) {
      const { answers } = await backend.once(observeWithdrawal);
      const ids = new Set(answers.map((answer) => readReply(startWithdrawal, answer).pendingWithdrawalId));
      requireEqual(ids.size, 1, 'withdrawals under one key');
    },
  }),
  point({
    id: 'withdrawals.other-body',
    title: 'A key that was used for another withdrawal is refused',
    rule: 'DEC-X-7',
    means: 'A player who changes the amount withdraws the amount before the change.',
    needs,
    async run(backend) {
      const { otherBody } = await backend.once(observeWithdrawal);
      requireRefusal(otherBody, keyOfAnother, 'a withdrawal under the key of another');
    },
  }),
  point({
    id: 'withdrawals.cancel',
    title: 'A cancellation returns exactly the reserved amount, and says so in its answer',
    rule: 'WDR-06',
    means: 'Players who keep their money do not get all of it back.',
    needs,
    async run(backend) {
      const { before, afterCancel, cancelled } = await backend.once(observeWithdrawal);
      const answered = sumHoldings(readReply(cancelWithdrawal, cancelled).balanceMap);
      requireChange('the main balance after request and cancellation', before.main, afterCancel.main, 0);
      requireChange('the reserved balance after request and cancellation', before.locked, afterCancel.locked, 0);
      requireEqual(answered.main, afterCancel.main, 'the main balance in the answer to the cancellation');
    },
  }),
  point({
    id: 'withdrawals.cancel-again',
    title: 'A second cancellation is refused and returns nothing more',
    rule: 'WDR-06',
    means: 'A player multiplies money by cancelling twice.',
    needs,
    async run(backend) {
      const { cancelledAgain, before, afterAll } = await backend.once(observeWithdrawal);
      requireRefusal(cancelledAgain, notPending, 'a second cancellation');
      requireChange('the main balance after two cancellations', before.main, afterAll.main, 0);
    },
  }),
  point({
    id: 'withdrawals.cancel-other',
    title: 'A cancellation with another amount, or of an unknown withdrawal, is refused',
    rule: 'WDR-06',
    means: 'A cancellation ends another withdrawal than the one that the player saw.',
    needs,
    async run(backend) {
      const [as, { otherAmount }] = [await backend.player(), await backend.once(observeWithdrawal)];
      requireRefusal(otherAmount, notPending, 'a cancellation with another amount');
      const body = { pendingWithdrawalId: 'wd_unknown', amount: 20, cancelByPlayer: true };
      await requireRefused(backend, cancelWithdrawal, { body }, notPending, { as });
    },
  }),
  point({
    id: 'withdrawals.history',
    title: 'The history has the withdrawal with a negative amount, and ends at the balance of the wallet',
    rule: 'DEC-WAL-1',
    means: 'The transactions page does not add up to the balance.',
    needs,
    async run(backend) {
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
  }),
  point({
    id: 'withdrawals.no-key',
    title: 'A withdrawal without a key is refused',
    rule: 'DEC-X-7',
    means: 'Repeats cannot be answered from new withdrawals.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallWithdrawal)];
      await requireRefused(backend, startWithdrawal, { body }, noKey, { as, key: null });
    },
  }),
  point({
    id: 'withdrawals.bad-amounts',
    title: 'Negative, zero, too precise, too large and textual amounts are refused with a code',
    rule: 'DEC-WIRE-1',
    means: 'Players withdraw another amount than they typed, or money that they do not have.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallWithdrawal)];
      for (const [name, amount] of badAmounts(body.amount, body.currency)) {
        const answer = await send(backend, startWithdrawal, { body: { ...body, amount } }, { as });
        requireRefusal(answer, amountRefusals, `a withdrawal of ${name}`);
      }
    },
  }),
  point({
    id: 'withdrawals.currency',
    title: 'A withdrawal in another currency than the wallet’s is refused',
    rule: 'DEC-X-12',
    means: 'Money of one currency is paid out as the same number of another.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallWithdrawal)];
      const currency = body.currency === 'NOK' ? 'EUR' : 'NOK';
      const expected = { status: 400, code: ['error.withdraw.method', 'error.validation'] };
      await requireRefused(backend, startWithdrawal, { body: { ...body, currency } }, expected, { as });
    },
  }),
];
