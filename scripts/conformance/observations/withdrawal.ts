import { readProfile } from '#lib/account/contract.ts';
import {
  cancelWithdrawal,
  checkWithdrawal,
  listWithdrawals,
  listWithdrawMethods,
  startWithdrawal,
} from '#lib/cashier/withdrawals/contract.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import { protectionRules } from '#lib/core/market/protection.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Backend, SignedIn } from '../backend.ts';
import { newKey, readHistory, readHoldings } from '../money.ts';
import { Skip } from '../point.ts';
import { readReply, toInstant, toMinor } from '../shapes.ts';
import { type Answer, businessTimeOf, fetchReply, send } from '../wire.ts';

const maxCancellations = 5;

/** The smallest withdrawal that the backend should accept. Throws a `Skip` where the player may not withdraw now. */
export async function smallWithdrawal(backend: Backend) {
  const as = await backend.player();
  const { result } = await fetchReply(backend, checkWithdrawal, { body: { blackbox: 'conformance' } }, { as });
  if (result !== 'SUCCESS' && result !== 'DOCUMENTS_PREFERRED') throw new Skip(`the test player may not withdraw: ${result}`);
  const method = (await fetchReply(backend, listWithdrawMethods, {}, { as })).find(({ accounts, takesBankAccount }) => {
    return accounts.length > 0 || !takesBankAccount;
  });
  if (!method) throw new Skip('the test player has no method to withdraw with: make a deposit with one that pays out');
  const accountId = method.accounts[0]?.id;
  const { min: amount, currency } = method;
  return { method: method.method, amount, currency, ...(accountId && { accountId }), forfeitBonuses: false };
}

/** Throws a `Skip` where the withdrawal of this run could not be cancelled, and its money would stay reserved. */
async function requireCancellable(backend: Backend, as: SignedIn): Promise<void> {
  const { countryCode } = await fetchReply(backend, readProfile, {}, { as });
  const market = homeMarket(countryCode);
  if (!protectionRules(market).canCancelWithdrawal) throw new Skip(`withdrawals cannot be cancelled in the market ${market}`);
  const answer = await send(backend, listWithdrawals, { query: { limit: 10, status: 'CANCELLED' } }, { as });
  const now = businessTimeOf(answer);
  const today = readReply(listWithdrawals, answer).filter(({ transactionDate }) => {
    return now - toInstant(transactionDate, 'transactionDate') < dayMs;
  });
  if (today.length >= maxCancellations)
    throw new Skip('the test player has cancelled five withdrawals within a day, and may no more');
}

/** Cancels what a backend requested besides, where a repeat was another request to it. */
async function cancelOthers(backend: Backend, as: SignedIn, id: string, answers: readonly Answer[]): Promise<void> {
  const ids = new Set(answers.flatMap(({ json }) => startWithdrawal.reply.safeParse(json).data?.pendingWithdrawalId ?? []));
  ids.delete(id);
  if (ids.size === 0) return;
  const open = await fetchReply(backend, listWithdrawals, { query: { limit: 20, status: 'PENDING' } }, { as });
  for (const { pendingWithdrawalId, amount } of open.filter((each) => ids.has(each.pendingWithdrawalId))) {
    await send(backend, cancelWithdrawal, { body: { pendingWithdrawalId, amount, cancelByPlayer: true } }, { as });
  }
}

/** A withdrawal that is requested, repeated and cancelled, as seen in between. Uses one cancellation of the day. */
export async function observeWithdrawal(backend: Backend) {
  await requireCancellable(backend, await backend.player());
  const [as, body, key] = [await backend.player(), await backend.once(smallWithdrawal), newKey()];
  const minor = toMinor(body.amount, body.currency, 'the smallest withdrawal');
  const before = await readHoldings(backend, as);
  if (before.main < 2 * minor)
    throw new Skip(`the test player needs twice the smallest withdrawal, ${body.amount} ${body.currency}`);
  const start = (sent: object) => send(backend, startWithdrawal, { body: sent }, { as, key });
  const pair = await Promise.all([start(body), start(body)]);
  // Two at the same time, then one more, all under one key.
  const answers = [...pair, await start(body)];
  const otherBody = await start({ ...body, amount: body.amount + 1 });
  const { pendingWithdrawalId: id } = readReply(startWithdrawal, pair[0]);
  const requested = await readHoldings(backend, as);
  const listed = await fetchReply(backend, listWithdrawals, { query: { limit: 10, status: 'PENDING' } }, { as });
  const historyOfRequest = await readHistory(backend, as);
  const cancel = (amount: number) =>
    send(backend, cancelWithdrawal, { body: { pendingWithdrawalId: id, amount, cancelByPlayer: true } }, { as });
  const otherAmount = await cancel(body.amount + 1);
  const cancelled = await cancel(body.amount);
  const afterCancel = await readHoldings(backend, as);
  const cancelledAgain = await cancel(body.amount);
  await cancelOthers(backend, as, id, [...answers, otherBody]);
  return {
    id,
    minor,
    before,
    answers,
    otherBody,
    requested,
    listed,
    historyOfRequest,
    otherAmount,
    cancelled,
    afterCancel,
    cancelledAgain,
    afterAll: await readHoldings(backend, as),
    history: await readHistory(backend, as),
  };
}
