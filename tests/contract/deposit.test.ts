import { readProfile, readTransactionSummary } from '#lib/account/contract.ts';
import { authorizeDeposit, listDepositMethods, notifyPayment, startDeposit, takeDepositNews } from '#lib/cashier/contract.ts';
import { listTransactions } from '#lib/wallet/contract.ts';
import { postSigned } from '#sandbox/kit/signature.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { idOf, openCashier, returnUrl } from '../fixtures/cashier.ts';

let house: Awaited<ReturnType<typeof openCashier>>;

beforeAll(async () => {
  house = await openCashier();
}, 240_000);

afterAll(() => house?.close());

afterEach(async () => {
  expect(await verifyLedger(house.database)).toMatchObject({ balanced: true, faults: [] });
});

const ava = idOf('ava.new');
const ben = idOf('ben.one');

const methodsOf = async (playerId: string, market: string) =>
  (await house.call(playerId, listDepositMethods, { query: { market } })).map(({ method }) => method);

function noticeOf(transactionId: string, amountMinor: number, more: object = {}) {
  const providerRef = `ref-${transactionId}`;
  return { transactionId, status: 'SUCCESS', providerRef, amountMinor, currency: 'EUR', ...more };
}

test('DEP-01 DEP-02 the methods are those of market, currency and capability, with bounds in the currency', async () => {
  const finnish = ['CREDITCARD', 'TRUSTLY', 'EUTELLER', 'SIRU', 'NETELLER', 'SKRILL', 'RAPIDTRANSFER', 'PAYSAFECARD'];
  expect(await methodsOf(ben, 'FI')).toEqual([...finnish, 'VOLT']);
  expect(await methodsOf(idOf('player.no'), 'NO')).toContain('MUCHBETTER');
  expect(await methodsOf(idOf('player.br'), 'BR')).toEqual(['CREDITCARD', 'MUCHBETTER', 'VOLT']);
  await house.players.update(ben, { flags: { crypto: true, volt: false, macropay: true } });
  expect(await methodsOf(ben, 'FI')).toEqual([...finnish, 'CRYPTO', 'MACROPAY']);
  await house.players.update(ben, { flags: { crypto: false, volt: true, macropay: false } });
  const [card] = await house.call(idOf('player.cl'), listDepositMethods, { query: { market: 'CL' } });
  expect(card).toMatchObject({ method: 'CREDITCARD', min: 10_000, max: 5_000_000, currency: 'CLP', withdrawable: true });
});

test('DEP-12 a card pays: the money is there once, the count rises and the first deposit has its date', async () => {
  const summaryOf = () => house.call(ava, readTransactionSummary, {});
  expect((await summaryOf()).totalDepositsCount).toBe(0);
  const { transactionId, redirectUrl } = await house.start(ava, 50);
  expect(await house.read(ava, transactionId)).toMatchObject({ status: 'PENDING', isFirst: false, redirectUrl });
  expect(await house.payByCard(redirectUrl)).toContain('data-result="success"');
  expect(await house.read(ava, transactionId)).toMatchObject({ status: 'SUCCESS', isFirst: true, redirectUrl: null });
  expect(await house.mainOf(ava)).toBe(5_000);
  expect(await summaryOf()).toMatchObject({ totalDepositsCount: 1, totalDepositsAmount: 50 });
  expect((await house.call(ava, readProfile, {})).firstDepositDate).not.toBeNull();
  const [row] = (await house.call(ava, listTransactions, {})).transactions;
  expect(row).toMatchObject({
    referenceId: transactionId,
    type: 'DEPOSIT',
    status: 'COMPLETED',
    amount: 50,
    method: 'CREDITCARD',
  });
  const again = await house.start(ava, 20.55, { method: 'TRUSTLY' });
  await fetch(again.redirectUrl);
  await house.send(again.redirectUrl, 'choice', { choice: 'ok' });
  expect(await house.read(ava, again.transactionId)).toMatchObject({ status: 'SUCCESS', isFirst: false });
  expect(await house.mainOf(ava)).toBe(7_055);
});

test('DEP-13 the news of a credited deposit is handed out once, however many ask at the same time', async () => {
  const waiting = async () => (await house.call(ava, readTransactionSummary, {})).depositsToTell;
  const take = () => house.call(ava, takeDepositNews, { body: {} });
  expect(await waiting()).toBe(2);
  expect(await house.call(ben, takeDepositNews, { body: {} })).toEqual([]);
  const taken = (await Promise.all(Array.from({ length: 5 }, take))).flat();
  expect(taken).toEqual([
    { method: 'CREDITCARD', currency: 'EUR', isFirst: true },
    { method: 'TRUSTLY', currency: 'EUR', isFirst: false },
  ]);
  expect([await waiting(), await take()]).toEqual([0, []]);
});

test('a paid card is a saved account under a masked name, and pays again with its code alone', async () => {
  const [card] = await house.call(ava, listDepositMethods, { query: { market: 'FI' } });
  expect(card?.savedAccounts).toEqual([{ id: expect.stringMatching(/^card_/), label: '•••• 1111' }]);
  const accountId = card?.savedAccounts[0]?.id ?? '';
  const { redirectUrl, transactionId } = await house.start(ava, 10, { accountId });
  expect(await (await fetch(redirectUrl)).text()).toContain('•••• 1111');
  await house.send(redirectUrl, 'saved', { code: '123' });
  expect((await house.read(ava, transactionId)).status).toBe('SUCCESS');
  expect((await house.refusalOf(house.start(ben, 10, { accountId }))).code).toBe('error.deposit.method');
});

test('3-D Secure asks first; declined, cancelled and refused payments move nothing and stay in the history', async () => {
  const before = await house.mainOf(ben);
  const secure = await house.start(ben, 30);
  expect(await house.payByCard(secure.redirectUrl, '4000 0000 0000 3220')).toContain('Code from your bank');
  expect(await house.mainOf(ben)).toBe(before);
  expect((await house.send(secure.redirectUrl, 'challenge', { code: '999999' })).status).toBe(400);
  expect(await (await house.send(secure.redirectUrl, 'challenge', { code: '123456' })).text()).toContain('data-result="success"');
  expect(await house.mainOf(ben)).toBe(before + 3_000);

  const declined = await house.start(ben, 31);
  expect(await house.payByCard(declined.redirectUrl, '4000000000000002')).toContain('data-result="declined"');
  const cancelled = await house.start(ben, 32);
  await fetch(cancelled.redirectUrl);
  expect(await (await house.send(cancelled.redirectUrl, 'cancel')).text()).toContain('data-result="cancelled"');
  const voucher = await house.start(ben, 33, { method: 'PAYSAFECARD' });
  await fetch(voucher.redirectUrl);
  await house.send(voucher.redirectUrl, 'voucher', { code: '1234 5678 9012 0002' });
  expect(await house.mainOf(ben)).toBe(before + 3_000);
  const { transactions } = await house.call(ben, listTransactions, { query: { limit: 4 } });
  expect(transactions.map(({ status, amount }) => [status, amount])).toEqual([
    ['FAILED', 33],
    ['CANCELLED', 32],
    ['FAILED', 31],
    ['COMPLETED', 30],
  ]);
});

test.each([
  ['a number that fails its own check', { number: '4111111111111112', expiry: '12/39', code: '123' }],
  ['a month that is over', { number: '4111111111111111', expiry: '01/20', code: '123' }],
  ['a code of two digits', { number: '4111111111111111', expiry: '12/39', code: '12' }],
])('the cashier refuses a card with %s, keeps the payment open and repeats nothing that was typed', async (_, fields) => {
  const { redirectUrl, transactionId } = await house.start(ben, 21);
  await fetch(redirectUrl);
  const answer = await house.send(redirectUrl, 'card', fields);
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain(fields.number);
  expect((await house.read(ben, transactionId)).status).toBe('PENDING');
});

test('no number of a card is kept anywhere', async () => {
  const { rows } = (await house.database.execute("select string_agg(t::text, ' ') as everything from cashier_session t")) as {
    rows: { everything: string }[];
  };
  expect(rows[0]?.everything).not.toMatch(/4111|4000/);
});

test('an amount that ends in .13 is on its way for half a minute of business time', async () => {
  const before = await house.mainOf(ben);
  const { redirectUrl, transactionId } = await house.start(ben, 20.13);
  expect(await house.payByCard(redirectUrl)).toContain('data-result="pending"');
  expect((await house.read(ben, transactionId)).status).toBe('PENDING');
  await house.clock.advance(31_000);
  await expectSoon(async () => expect((await house.read(ben, transactionId)).status).toBe('SUCCESS'));
  expect(await house.mainOf(ben)).toBe(before + 2_013);
  await house.clock.reset();
});

test('DEC-X-7 a repeat with its key is answered from the first result; the key is for nothing else', async () => {
  const key = 'a-key-of-one-form';
  const answers = await Promise.all([1, 2, 3].map(() => house.start(ben, 44, {}, key)));
  expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
  expect((await house.refusalOf(house.start(ben, 45, {}, key))).code).toBe('error.idempotency.key');
  const body = { method: 'CREDITCARD', amount: 44, currency: 'EUR', returnUrl, locale: 'fi-FI' };
  expect((await house.refusalOf(house.call(ben, startDeposit, { body }))).code).toBe('error.idempotency.key');
});

test('two tabs pay once: the same payment is one, and another one ends what was unpaid', async () => {
  const before = await house.mainOf(ben);
  const [one, other] = [await house.start(ben, 60), await house.start(ben, 60)];
  expect(other).toEqual(one);
  await Promise.all([house.payByCard(one.redirectUrl), house.payByCard(other.redirectUrl), house.payByCard(one.redirectUrl)]);
  expect(await house.mainOf(ben)).toBe(before + 6_000);

  const left = await house.start(ben, 61);
  await fetch(left.redirectUrl);
  const right = await house.start(ben, 62);
  expect((await house.read(ben, left.transactionId)).status).toBe('CANCELLED');
  expect(await house.payByCard(left.redirectUrl)).toContain('data-result="declined"');
  await house.payByCard(right.redirectUrl);
  expect(await house.mainOf(ben)).toBe(before + 12_200);
});

test.each([
  ['0', { amount: 0 }, 'error.deposit.amount.too_low'],
  ['a negative one', { amount: -50 }, 'error.deposit.amount.too_low'],
  ['9.99', { amount: 9.99 }, 'error.deposit.amount.too_low'],
  ['5000.01', { amount: 5_000.01 }, 'error.deposit.amount.too_high'],
  ['half a cent', { amount: 20.005 }, 'error.deposit.amount.invalid'],
  ['1e300', { amount: 1e300 }, 'error.deposit.amount.invalid'],
  ['another currency', { amount: 50, currency: 'NOK' }, 'error.deposit.method'],
  ["another market's method", { amount: 50, method: 'MUCHBETTER' }, 'error.deposit.method'],
  ['a capability that is off', { amount: 50, method: 'CRYPTO' }, 'error.deposit.method'],
  ['no method', { amount: 50, method: 'SHELLS' }, 'error.deposit.method'],
  ['a way back elsewhere', { amount: 50, returnUrl: 'https://elsewhere.test/x' }, 'error.deposit.return_url'],
])('DEP-01 refuses %s with its code and books nothing', async (_, { amount, ...more }, code) => {
  const before = await house.mainOf(ben);
  expect((await house.refusalOf(house.start(ben, amount, more))).code).toBe(code);
  expect(await house.mainOf(ben)).toBe(before);
});

test('a currency without minor units takes whole amounts only', async () => {
  const player = idOf('player.cl');
  const more = { currency: 'CLP', locale: 'cl-CL' };
  expect((await house.refusalOf(house.start(player, 20_000.5, more))).code).toBe('error.deposit.amount.invalid');
  const before = await house.mainOf(player);
  await house.payByCard((await house.start(player, 20_000, more)).redirectUrl);
  expect(await house.mainOf(player)).toBe(before + 20_000);
});

test("another player's payment and one that is none are equally unknown", async () => {
  const { transactionId } = await house.start(ben, 50);
  for (const id of [transactionId, 'dep_none']) {
    expect((await house.refusalOf(house.read(ava, id))).status).toBe(404);
  }
});

describe('a notice', () => {
  test('is booked once, however often and at once it comes', async () => {
    const before = await house.mainOf(ben);
    const { transactionId } = await house.start(ben, 70);
    const notice = noticeOf(transactionId, 7_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => house.notify(notice)));
    for (const answer of answers) expect(answer).toEqual([200, { booked: true }]);
    expect(await house.notify({ ...notice, providerRef: 'another' })).toMatchObject([400, { code: 'error.payment.mismatch' }]);
    expect(await house.mainOf(ben)).toBe(before + 7_000);
  });

  test('of success wins late over a failure, and a failure never over a success', async () => {
    const before = await house.mainOf(ben);
    const late = await house.start(ben, 71);
    const failed = noticeOf(late.transactionId, 7_100, { status: 'FAILED' });
    expect(await house.notify(failed)).toEqual([200, { booked: false }]);
    expect(await house.notify({ ...failed, status: 'CANCELLED' })).toEqual([200, { booked: false }]);
    expect(await house.notify({ ...failed, status: 'SUCCESS' })).toEqual([200, { booked: true }]);
    expect(await house.notify(failed)).toMatchObject([400, { code: 'error.payment.settled' }]);
    expect((await house.read(ben, late.transactionId)).status).toBe('SUCCESS');
    expect(await house.mainOf(ben)).toBe(before + 7_100);
  });

  test('with a wrong signature, of an unknown payment, with other values or a known reference books nothing', async () => {
    const before = await house.mainOf(ben);
    const { transactionId } = await house.start(ben, 72);
    const notice = noticeOf(transactionId, 7_200);
    expect((await house.notify(notice, 'not-the-secret'))[0]).toBe(401);
    const unknown = { ...notice, transactionId: 'dep_none' };
    expect(await house.notify(unknown)).toMatchObject([400, { code: 'error.payment.unknown' }]);
    for (const change of [{ amountMinor: 7_201 }, { currency: 'NOK' }]) {
      expect(await house.notify({ ...notice, ...change })).toMatchObject([400, { code: 'error.payment.mismatch' }]);
    }
    await house.notify(notice);
    const other = await house.start(ben, 73);
    const stolen = noticeOf(other.transactionId, 7_300, { providerRef: notice.providerRef });
    expect(await house.notify(stolen)).toMatchObject([400, { code: 'error.payment.mismatch' }]);
    expect(
      await house.notify({ ...noticeOf(other.transactionId, 7_300), account: { id: 'c', label: '4111111111111111' } }),
    ).toMatchObject([400, { code: 'error.validation' }]);
    expect(await house.mainOf(ben)).toBe(before + 7_200);
  });

  test('that the platform could not take is told again', async () => {
    const before = await house.mainOf(ben);
    house.faults.add({ service: 'platform', pathPattern: `^${notifyPayment.path}$`, status: 503, times: 2 });
    const { redirectUrl } = await house.start(ben, 74);
    await house.payByCard(redirectUrl);
    await expectSoon(async () => expect(await house.mainOf(ben)).toBe(before + 7_400));
  });
});

test('a payment that lay too long is cancelled, and cannot be paid', async () => {
  const before = await house.mainOf(ben);
  const { transactionId, redirectUrl } = await house.start(ben, 75);
  await fetch(redirectUrl);
  await house.clock.advance(31 * 60_000);
  const late = await house.send(redirectUrl, 'card', { number: '4111111111111111', expiry: '12/39', code: '123' });
  expect(await late.text()).toContain('cancelled');
  expect((await house.read(ben, transactionId)).status).toBe('CANCELLED');
  await house.clock.reset();
  expect(await house.mainOf(ben)).toBe(before);
});

test('a payment that was allowed and never made is given up, and no longer counts as on its way', async () => {
  const { transactionId, redirectUrl } = await house.start(ben, 78);
  await fetch(redirectUrl);
  const asked = { transactionId, amountMinor: 7_800, currency: 'EUR' };
  const url = house.urls.platform + authorizeDeposit.path;
  const answer = await postSigned(url, house.config.serviceSecret, asked, AbortSignal.timeout(5_000));
  expect(await answer.json()).toEqual({ authorized: true });
  await house.clock.advance(31 * 60_000);
  await expectSoon(async () => expect((await house.read(ben, transactionId)).status).toBe('CANCELLED'));
  await house.clock.reset();
});

test('the order of a cashier address cannot be changed, and the page lets nobody but the site frame it', async () => {
  const { redirectUrl, transactionId } = await house.start(ben, 76);
  const forged = redirectUrl.replace(/(order=.{80})./, (_, start: string) => `${start}_`);
  expect((await fetch(forged)).status).toBe(404);
  expect((await fetch(redirectUrl.replace(transactionId, 'dep_other'))).status).toBe(404);
  expect((await fetch(redirectUrl)).headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000;');
});

test('on a page of its own the cashier leads back with the payment, and says nothing of its state in the address', async () => {
  const { redirectUrl, transactionId } = await house.start(ben, 77);
  await house.payByCard(redirectUrl);
  const answer = await fetch(redirectUrl, { redirect: 'manual', headers: { 'Sec-Fetch-Dest': 'document' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${returnUrl}?transaction=${transactionId}`]);
});

async function expectSoon(look: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await look();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  await look();
}
