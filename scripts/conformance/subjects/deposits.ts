import { checkDeposit, readDeposit, startDeposit } from '#lib/cashier/contract.ts';
import { badAmounts, requireChange } from '../money.ts';
import { listMethods, openDeposit, smallDeposit } from '../observations/deposit.ts';
import type { Runs } from '../point.ts';
import { keyOfAnother, noKey, requireRefusal, requireRefused } from '../refusals.ts';
import { readReply, requireEqual, requireTrue, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

const amountRefusals = {
  status: 400,
  code: ['error.deposit.amount.invalid', 'error.deposit.amount.too_low', 'error.deposit.amount.too_high', 'error.validation'],
} as const;

/** From the choice of a method to a payment that is open. */
export const depositRuns = {
  'deposits.methods': async (backend) => {
    const methods = await backend.once(listMethods);
    for (const { method, min, max, currency } of methods) {
      const [from, to] = [toMinor(min, currency, `min of ${method}`), toMinor(max, currency, `max of ${method}`)];
      requireTrue(from > 0 && from <= to, `0 < min ≤ max of ${method}`, `${min} and ${max}`);
      requireEqual(currency, methods[0]?.currency, `the currency of ${method}`);
    }
  },
  'deposits.check': async (backend) => {
    await fetchReply(backend, checkDeposit, { body: { blackbox: 'conformance' } }, { as: await backend.player() });
  },
  'deposits.open': async (backend) => {
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
  'deposits.unpaid': async (backend) => {
    const { before, after } = await backend.once(openDeposit);
    requireChange('the playable balance', before.playable, after.playable, 0);
  },
  'deposits.repeat': async (backend) => {
    const { answers } = await backend.once(openDeposit);
    const replies = answers.map((answer) => readReply(startDeposit, answer));
    const ids = new Set(replies.map(({ transactionId }) => transactionId));
    requireEqual(ids.size, 1, 'deposits under one key');
  },
  'deposits.other-body': async (backend) => {
    const { otherBody } = await backend.once(openDeposit);
    requireRefusal(otherBody, keyOfAnother, 'a deposit under the key of another');
  },
  'deposits.no-key': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
    await requireRefused(backend, startDeposit, { body }, noKey, { as, key: null });
  },
  'deposits.bad-amounts': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
    for (const [name, amount] of badAmounts(body.amount, body.currency)) {
      const answer = await send(backend, startDeposit, { body: { ...body, amount } }, { as });
      requireRefusal(answer, amountRefusals, `a deposit of ${name}`);
    }
  },
  'deposits.too-low': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
    const expected = { status: 400, code: 'error.deposit.amount.too_low' };
    await requireRefused(backend, startDeposit, { body: { ...body, amount: body.amount - 1 } }, expected, { as });
  },
  'deposits.currency': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
    const expected = { status: 400, code: ['error.deposit.method', 'error.validation'] };
    for (const currency of [body.currency === 'NOK' ? 'EUR' : 'NOK', 'XXX', 'euro']) {
      await requireRefused(backend, startDeposit, { body: { ...body, currency } }, expected, { as });
    }
  },
  'deposits.method': async (backend) => {
    const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
    const expected = { status: 400, code: 'error.deposit.method' };
    await requireRefused(backend, startDeposit, { body: { ...body, method: 'NO_SUCH_METHOD' } }, expected, { as });
  },
  'deposits.unknown': async (backend) => {
    const expected = { status: 404, code: 'error.not_found' };
    const as = await backend.player();
    await requireRefused(backend, readDeposit, { params: { transactionId: 'dep_unknown' } }, expected, { as });
    if (backend.settings.otherUser === undefined) return;
    const { transactionId } = await backend.once(openDeposit);
    await requireRefused(backend, readDeposit, { params: { transactionId } }, expected, { as: await backend.otherPlayer() });
  },
} satisfies Partial<Runs>;
