import { readProfile, readTransactionSummary } from '#lib/account/contract.ts';
import { authorizeDeposit, listDepositMethods, startDeposit, takeDepositNews } from '#lib/cashier/contract.ts';
import { listTransactions } from '#lib/wallet/contract.ts';
import { postSigned } from '#sandbox/kit/signature.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { fi } from '#sandbox/pay/words/fi.ts';
import { idOf, openCashier, returnUrl } from '../fixtures/cashier.ts';
import { expectSoon } from '../fixtures/soon.ts';

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
  expect(await house.payByCard(secure.redirectUrl, '4000 0000 0000 3220')).toContain(fi.challengeCode);
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

test("another player's payment and one that is none are equally unknown", async () => {
  const { transactionId } = await house.start(ben, 50);
  for (const id of [transactionId, 'dep_none']) {
    expect((await house.refusalOf(house.read(ava, id))).status).toBe(404);
  }
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
