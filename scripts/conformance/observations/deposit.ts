import { randomUUID } from 'node:crypto';
import { readProfile, readTransactionSummary } from '#lib/account/contract.ts';
import { type DepositMethod, listDepositMethods, notifyPayment, startDeposit } from '#lib/cashier/contract.ts';
import { homeMarket } from '#lib/core/market/locale.ts';
import type { Backend, SignedIn } from '../backend.ts';
import { newKey, readHistory, readHoldings } from '../money.ts';
import { Skip } from '../point.ts';
import { readReply, toMinor } from '../shapes.ts';
import { fetchReply, send } from '../wire.ts';

export async function listMethods(backend: Backend): Promise<readonly DepositMethod[]> {
  const as = await backend.player();
  const { countryCode } = await fetchReply(backend, readProfile, {}, { as });
  return fetchReply(backend, listDepositMethods, { query: { market: homeMarket(countryCode) } }, { as });
}

/** A deposit request that the backend should accept: the smallest amount of the first method. */
export async function smallDeposit(backend: Backend) {
  const [method] = await backend.once(listMethods);
  if (!method) throw new Skip('the test player is offered no deposit method');
  const { min: amount, currency } = method;
  const returnUrl = `${backend.settings.siteUrl}/en-UN/my-account/banking/deposit`;
  return { method: method.method, amount, currency, returnUrl, locale: 'en-UN' };
}

/** The calls of one deposit that is opened and not paid. */
export async function openDeposit(backend: Backend) {
  const [as, body, key] = [await backend.player(), await backend.once(smallDeposit), newKey()];
  const before = await readHoldings(backend, as);
  const start = (sent: object) => send(backend, startDeposit, { body: sent }, { as, key });
  const pair = await Promise.all([start(body), start(body)]);
  // Two at the same time, then one more, all under one key.
  const answers = [...pair, await start(body)];
  const otherBody = await start({ ...body, amount: body.amount + 1 });
  const [first] = pair;
  const { transactionId, redirectUrl } = readReply(startDeposit, first);
  return { before, answers, otherBody, transactionId, redirectUrl, after: await readHoldings(backend, as) };
}

const countDeposits = async (backend: Backend, as: SignedIn) =>
  (await fetchReply(backend, readTransactionSummary, {}, { as })).totalDepositsCount;

/** A deposit that the payment service reports as paid, as seen before and after. */
export async function payDeposit(backend: Backend) {
  const [as, body] = [await backend.player(), await backend.once(smallDeposit)];
  const { transactionId } = await fetchReply(backend, startDeposit, { body }, { as });
  const minor = toMinor(body.amount, body.currency, 'the smallest deposit');
  const before = await readHoldings(backend, as);
  const depositsBefore = await countDeposits(backend, as);
  const notice = {
    transactionId,
    status: 'SUCCESS',
    providerRef: `conformance-${randomUUID()}`.slice(0, 64),
    currency: body.currency,
  };
  const notify = (amountMinor: number, secret?: string) =>
    send(backend, notifyPayment, { body: { ...notice, amountMinor } }, secret === undefined ? {} : { secret });
  const notSigned = await notify(minor, randomUUID());
  const otherAmount = await notify(minor + 1);
  const afterRefusals = await readHoldings(backend, as);
  const pair = await Promise.all([notify(minor), notify(minor)]);
  const after = await readHoldings(backend, as);
  const notices = [...pair, await notify(minor)];
  const afterRepeat = await readHoldings(backend, as);
  const depositsAfter = await countDeposits(backend, as);
  const history = await readHistory(backend, as);
  return {
    transactionId,
    minor,
    before,
    depositsBefore,
    notSigned,
    otherAmount,
    afterRefusals,
    after,
    notices,
    afterRepeat,
    depositsAfter,
    history,
  };
}
