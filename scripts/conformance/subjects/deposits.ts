import { checkDeposit, readDeposit, startDeposit } from '#lib/cashier/contract.ts';
import { badAmounts, requireChange } from '../money.ts';
import { listMethods, openDeposit, smallDeposit } from '../observations/deposit.ts';
import { type Point, point } from '../point.ts';
import { keyOfAnother, noKey, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const reads = ['platform', 'identity', 'player'] as const;
const needs = [...reads, 'mayChange'] as const;

const amountRefusals = {
  status: 400,
  code: ['error.deposit.amount.invalid', 'error.deposit.amount.too_low', 'error.deposit.amount.too_high', 'error.validation'],
} as const;

/** From the choice of a method to a payment that is open. */
export const depositPoints: readonly Point[] = [
  point({
    id: 'deposits.methods',
    title: 'The deposit methods have bounds in the currency of the wallet',
    rule: 'DEP-01',
    means: 'The cashier offers nothing, or bounds that the payment then breaks.',
    needs: reads,
    async run(backend) {
      const methods = await backend.once(listMethods);
      for (const { method, min, max, currency } of methods) {
        const [from, to] = [toMinor(min, currency, `min of ${method}`), toMinor(max, currency, `max of ${method}`)];
        requireTrue(from > 0 && from <= to, `0 < min ≤ max of ${method}`, `${min} and ${max}`);
        requireEqual(currency, methods[0]?.currency, `the currency of ${method}`);
      }
    },
  }),
  point({
    id: 'deposits.check',
    title: 'The deposit check answers by its contract',
    rule: 'DEP-03',
    means: 'The deposit page shows an error instead of the cashier.',
    needs: reads,
    async run(backend) {
      await fetchReply(backend, checkDeposit, { body: { blackbox: 'conformance' } }, { as: await backend.player() });
    },
  }),
  point({
    id: 'deposits.open',
    title: 'A deposit opens at the payment service, and is pending',
    rule: 'DEP-12',
    means: 'Players cannot pay in.',
    needs,
    async run(backend) {
      const [as, { transactionId, redirectUrl }] = [await backend.player(), await backend.once(openDeposit)];
      requireTrue(/^https?:/.test(redirectUrl), 'a redirectUrl with http or https', new URL(redirectUrl).protocol);
      const deposit = await fetchReply(backend, readDeposit, { params: { transactionId } }, { as });
      requireEqual(deposit.transactionId, transactionId, 'transactionId of the deposit');
      requireEqual(deposit.status, 'PENDING', 'the status of an unpaid deposit');
      const body = await backend.once(smallDeposit);
      requireEqual(deposit.amount, body.amount, 'the amount of the deposit');
      requireEqual(deposit.currency, body.currency, 'the currency of the deposit');
      requireEqual(deposit.isFirst, false, 'isFirst of an unpaid deposit');
    },
  }),
  point({
    id: 'deposits.unpaid',
    title: 'A deposit that is not paid changes no balance',
    rule: 'DEP-12',
    means: 'Players play with money that they never paid.',
    needs,
    async run(backend) {
      const { before, after } = await backend.once(openDeposit);
      requireChange('the playable balance', before.playable, after.playable, 0);
    },
  }),
  point({
    id: 'deposits.repeat',
    title: 'One key opens one deposit: a repeat gets the same answer, also at the same time',
    rule: 'DEC-X-7',
    means: 'A double click, or a connection that breaks, charges the player twice.',
    needs,
    async run(backend) {
      const { answers } = await backend.once(openDeposit);
      const replies = answers.map((answer) => readReply(startDeposit, answer));
      const ids = new Set(replies.map(({ transactionId }) => transactionId));
      requireEqual(ids.size, 1, 'deposits under one key');
    },
  }),
  point({
    id: 'deposits.other-body',
    title: 'A key that was used for another deposit is refused',
    rule: 'DEC-X-7',
    means: 'A player who changes the amount pays the amount before the change.',
    needs,
    async run(backend) {
      const { otherBody } = await backend.once(openDeposit);
      requireRefusal(otherBody, keyOfAnother, 'a deposit under the key of another');
    },
  }),
  point({
    id: 'deposits.no-key',
    title: 'A deposit without a key is refused',
    rule: 'DEC-X-7',
    means: 'Repeats cannot be told from new deposits: players are charged twice.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
      await requireRefused(backend, startDeposit, { body }, noKey, { as, key: null });
    },
  }),
  point({
    id: 'deposits.bad-amounts',
    title: 'Negative, zero, too precise, too large and textual amounts are refused with a code',
    rule: 'DEC-WIRE-1',
    means: 'Players are charged another amount than they typed, or see an error that explains nothing.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
      for (const [name, amount] of badAmounts(body.amount, body.currency)) {
        const answer = await send(backend, startDeposit, { body: { ...body, amount } }, { as });
        requireRefusal(answer, amountRefusals, `a deposit of ${name}`);
      }
    },
  }),
  point({
    id: 'deposits.too-low',
    title: 'An amount below the minimum of the method is refused as such',
    rule: 'DEC-DEP-1',
    means: 'The form cannot say why the amount is not taken.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
      const expected = { status: 400, code: 'error.deposit.amount.too_low' };
      await requireRefused(backend, startDeposit, { body: { ...body, amount: body.amount - 1 } }, expected, { as });
    },
  }),
  point({
    id: 'deposits.currency',
    title: 'Another currency than the wallet’s, and one that does not exist, are refused',
    rule: 'DEC-X-12',
    means: 'Money of one currency is booked as the same number of another.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
      const expected = { status: 400, code: ['error.deposit.method', 'error.validation'] };
      for (const currency of [body.currency === 'NOK' ? 'EUR' : 'NOK', 'XXX', 'euro']) {
        await requireRefused(backend, startDeposit, { body: { ...body, currency } }, expected, { as });
      }
    },
  }),
  point({
    id: 'deposits.method',
    title: 'An unknown method is refused',
    rule: 'DEP-01',
    means: 'The cashier opens with a method that cannot take the payment.',
    needs,
    async run(backend) {
      const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
      const expected = { status: 400, code: 'error.deposit.method' };
      await requireRefused(backend, startDeposit, { body: { ...body, method: 'NO_SUCH_METHOD' } }, expected, { as });
    },
  }),
  point({
    id: 'deposits.unknown',
    title: 'An unknown deposit, and that of another player, are answered alike with 404',
    rule: 'DEC-WIRE-3',
    means: 'A player reads the payments of others, or the return from the cashier shows a failure of the site.',
    needs,
    async run(backend) {
      const expected = { status: 404, code: 'error.not_found' };
      const as = await backend.player();
      await requireRefused(backend, readDeposit, { params: { transactionId: 'dep_unknown' } }, expected, { as });
      if (backend.settings.otherUser === undefined) return;
      const { transactionId } = await backend.once(openDeposit);
      await requireRefused(backend, readDeposit, { params: { transactionId } }, expected, { as: await backend.otherPlayer() });
    },
  }),
];
