import { readProfile, readTransactionSummary } from '#lib/account/contract.ts';
import { authorizeDeposit, listDepositMethods, startDeposit, takeUnreportedDeposits } from '#lib/cashier/contract.ts';
import { listTransactions } from '#lib/wallet/contract.ts';
import { postSigned } from '#sandbox/kit/http/signature.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { payMessages } from '#sandbox/pay/messages/messages.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf, openCashier, returnUrl } from '../fixtures/sandbox/cashier.ts';
import { searchEverywhere } from '../fixtures/sandbox/traces.ts';
import { expectSoon } from '../fixtures/soon.ts';

const cashier = openBeforeAll(openCashier);

afterEach(async () => {
  expect(await verifyLedger(cashier().database)).toMatchObject({ balanced: true, faults: [] });
});

const ava = idOf('ava.new');
const ben = idOf('ben.one');

const methodsOf = async (playerId: string, market: string) =>
  (await cashier().call(playerId, listDepositMethods, { query: { market } })).map(({ method }) => method);

test('DEP-01 DEP-02 ACC-02 the methods depend on market, currency and flags, with bounds in the currency', async () => {
  const finnish = ['CREDITCARD', 'TRUSTLY', 'EUTELLER', 'SIRU', 'NETELLER', 'SKRILL', 'RAPIDTRANSFER', 'PAYSAFECARD'];
  expect(await methodsOf(ben, 'FI')).toEqual([...finnish, 'VOLT']);
  expect(await methodsOf(idOf('player.no'), 'NO')).toContain('MUCHBETTER');
  expect(await methodsOf(idOf('player.br'), 'BR')).toEqual(['CREDITCARD', 'MUCHBETTER', 'VOLT']);
  await cashier().players.update(ben, { flags: { crypto: true, volt: false, macropay: true } });
  expect(await methodsOf(ben, 'FI')).toEqual([...finnish, 'CRYPTO', 'MACROPAY']);
  await cashier().players.update(ben, { flags: { crypto: false, volt: true, macropay: false } });
  const chilean = await cashier().call(idOf('player.cl'), listDepositMethods, { query: { market: 'CL' } });
  expect(chilean.find(({ method }) => method === 'CREDITCARD')).toMatchObject({
    method: 'CREDITCARD',
    min: 10_000,
    max: 5_000_000,
    currency: 'CLP',
    withdrawable: true,
  });
});

test('DEP-12 a card payment is booked once, increases the count and dates the first deposit', async () => {
  const summaryOf = () => cashier().call(ava, readTransactionSummary, {});
  expect((await summaryOf()).totalDepositsCount).toBe(0);
  const { transactionId, redirectUrl } = await cashier().start(ava, 50);
  expect(await cashier().read(ava, transactionId)).toMatchObject({ status: 'PENDING', isFirst: false, redirectUrl });
  expect(await cashier().payByCard(redirectUrl)).toContain('data-result="success"');
  const [booking] = (await cashier().call(ava, listTransactions, { query: { limit: 1 } })).transactions;
  const reference = booking?.reference;
  expect(reference).toMatch(/^\w{3}-\w{3}-\w{3}$/);
  expect(await cashier().read(ava, transactionId)).toMatchObject({
    status: 'SUCCESS',
    isFirst: true,
    redirectUrl: null,
    reference,
  });
  expect(await cashier().mainOf(ava)).toBe(5_000);
  expect(await summaryOf()).toMatchObject({ totalDepositsCount: 1, totalDepositsAmount: 50 });
  expect((await cashier().call(ava, readProfile, {})).firstDepositDate).not.toBeNull();
  const [row] = (await cashier().call(ava, listTransactions, {})).transactions;
  expect(row).toMatchObject({
    referenceId: transactionId,
    type: 'DEPOSIT',
    status: 'COMPLETED',
    amount: 50,
    method: 'CREDITCARD',
  });
  const again = await cashier().start(ava, 20.55, { method: 'TRUSTLY' });
  await fetch(again.redirectUrl);
  await cashier().send(again.redirectUrl, 'choice', { choice: 'ok' });
  expect(await cashier().read(ava, again.transactionId)).toMatchObject({ status: 'SUCCESS', isFirst: false });
  expect(await cashier().mainOf(ava)).toBe(7_055);
});

test('DEP-13 the event of a credited deposit is returned to one of many calls, and again until it is reported', async () => {
  const waiting = async () => (await cashier().call(ava, readTransactionSummary, {})).depositsToTell;
  const take = () => cashier().call(ava, takeUnreportedDeposits, { body: {} });
  expect(await waiting()).toBe(2);
  expect(await cashier().call(ben, takeUnreportedDeposits, { body: {} })).toEqual([]);
  const taken = (await Promise.all(Array.from({ length: 5 }, take))).flat();
  expect(taken).toEqual([
    { id: expect.any(String), method: 'CREDITCARD', currency: 'EUR', isFirst: true },
    { id: expect.any(String), method: 'TRUSTLY', currency: 'EUR', isFirst: false },
  ]);
  const report = (playerId: string, reported: string[]) =>
    cashier().call(playerId, takeUnreportedDeposits, { body: { reported } });
  const [first, second] = taken.map(({ id }) => id);
  await report(ben, [first ?? '', second ?? '']);
  expect(await report(ava, [first ?? ''])).toEqual([]);
  expect([await waiting(), await take()]).toEqual([1, []]);
  await cashier().clock.advance(31_000);
  expect((await take()).map(({ id }) => id)).toEqual([second]);
  await report(ava, [second ?? '']);
  await cashier().clock.advance(31_000);
  expect([await waiting(), await take()]).toEqual([0, []]);
});

test('DEP-01 the method used last comes first; a paid card becomes a saved account with a masked name, and pays again with its security code only', async () => {
  const [last, card] = await cashier().call(ava, listDepositMethods, { query: { market: 'FI' } });
  expect(last?.method).toBe('TRUSTLY');
  expect(card?.savedAccounts).toEqual([{ id: expect.stringMatching(/^card_/), label: '•••• 1111' }]);
  const accountId = card?.savedAccounts[0]?.id ?? '';
  const { redirectUrl, transactionId } = await cashier().start(ava, 10, { accountId });
  expect(await (await fetch(redirectUrl)).text()).toContain('•••• 1111');
  await cashier().send(redirectUrl, 'saved', { code: '123' });
  expect((await cashier().read(ava, transactionId)).status).toBe('SUCCESS');
  expect((await cashier().refusalOf(cashier().start(ben, 10, { accountId }))).code).toBe('error.deposit.method');
});

test('3-D Secure comes first; declined, cancelled and refused payments move no money and remain in the history', async () => {
  const before = await cashier().mainOf(ben);
  const secure = await cashier().start(ben, 30);
  expect(await cashier().payByCard(secure.redirectUrl, '4000 0000 0000 3220')).toContain(payMessages.in('fi').challengeCode);
  expect(await cashier().mainOf(ben)).toBe(before);
  expect((await cashier().send(secure.redirectUrl, 'challenge', { code: '999999' })).status).toBe(400);
  expect(await (await cashier().send(secure.redirectUrl, 'challenge', { code: '123456' })).text()).toContain(
    'data-result="success"',
  );
  expect(await cashier().mainOf(ben)).toBe(before + 3_000);

  const declined = await cashier().start(ben, 31);
  expect(await cashier().payByCard(declined.redirectUrl, '4000000000000002')).toContain('data-result="declined"');
  const cancelled = await cashier().start(ben, 32);
  await fetch(cancelled.redirectUrl);
  expect(await (await cashier().send(cancelled.redirectUrl, 'cancel')).text()).toContain('data-result="cancelled"');
  const voucher = await cashier().start(ben, 33, { method: 'PAYSAFECARD' });
  await fetch(voucher.redirectUrl);
  await cashier().send(voucher.redirectUrl, 'voucher', { code: '1234 5678 9012 0002' });
  expect(await cashier().mainOf(ben)).toBe(before + 3_000);
  const { transactions } = await cashier().call(ben, listTransactions, { query: { limit: 4 } });
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
])('the cashier refuses a card with %s, leaves the payment open and echoes no input', async (_, fields) => {
  const { redirectUrl, transactionId } = await cashier().start(ben, 21);
  await fetch(redirectUrl);
  const answer = await cashier().send(redirectUrl, 'card', fields);
  expect(answer.status).toBe(400);
  expect(await answer.text()).not.toContain(fields.number);
  expect((await cashier().read(ben, transactionId)).status).toBe('PENDING');
});

test('a card number is neither stored nor logged', async () => {
  const logged: string[] = [];
  const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation((...parts) => void logged.push(parts.map(String).join(' '))),
  );
  const { transactionId, redirectUrl } = await cashier().start(ben, 20);
  expect(await cashier().payByCard(redirectUrl, '4111 1111 1111 1111')).toContain('data-result="success"');
  for (const spy of spies) spy.mockRestore();
  const { database } = cashier();
  expect(await searchEverywhere(database, [transactionId])).toContain('cashier_session');
  // The last one is a row of ones in base64.
  const traces = ['4111 1111', '41111111', 'MTExMTExMTEx'];
  expect(await searchEverywhere(database, traces)).toEqual([]);
  expect(logged.filter((line) => traces.some((trace) => line.includes(trace)))).toEqual([]);
});

test('an amount that ends in .13 stays pending for half a minute of business time', async () => {
  const before = await cashier().mainOf(ben);
  const { redirectUrl, transactionId } = await cashier().start(ben, 20.13);
  expect(await cashier().payByCard(redirectUrl)).toContain('data-result="pending"');
  expect((await cashier().read(ben, transactionId)).status).toBe('PENDING');
  await cashier().clock.advance(31_000);
  await expectSoon(async () => expect((await cashier().read(ben, transactionId)).status).toBe('SUCCESS'));
  expect(await cashier().mainOf(ben)).toBe(before + 2_013);
  await cashier().clock.reset();
});

test('DEC-X-7 a repeat with the same key returns the first result; the key is invalid for another request', async () => {
  const key = 'a-key-of-one-form';
  const answers = await Promise.all([1, 2, 3].map(() => cashier().start(ben, 44, {}, key)));
  expect(new Set(answers.map(({ transactionId }) => transactionId)).size).toBe(1);
  expect(await cashier().refusalOf(cashier().start(ben, 45, {}, key))).toMatchObject({
    status: 409,
    code: 'error.idempotency.key',
  });
  const body = { method: 'CREDITCARD', amount: 44, currency: 'EUR', returnUrl, locale: 'fi-FI' };
  expect((await cashier().refusalOf(cashier().call(ben, startDeposit, { body }))).code).toBe('error.idempotency.key');
});

test('DEC-X-7 a refused request stays refused under its key, at the same time too; a new attempt has a new key', async () => {
  const [key, deposit] = ['a-refused-form', (key: string) => cashier().start(ben, 44, {}, key)];
  await cashier().players.update(ben, { limits: [{ kind: 'DEPOSIT', period: 'D', value: 1 }] });
  const refused = { status: 400, code: 'error.deposit.limit.too_high' };
  for (const refusal of await Promise.all([1, 2, 3].map(() => cashier().refusalOf(deposit(key))))) {
    expect(refusal).toMatchObject(refused);
  }
  await cashier().players.update(ben, { limits: [{ kind: 'DEPOSIT', period: 'D', value: null }] });
  expect(await cashier().refusalOf(deposit(key))).toMatchObject(refused);
  expect((await deposit('the-next-form')).transactionId).toBeDefined();
  const events = await readProtectionEvents(cashier().database, ben, { position: 0, limit: 50 });
  expect(events.filter(({ kind, details }) => kind === 'LIMIT_REACHED' && details.amountMinor === 4_400)).toHaveLength(1);
});

test('two tabs pay once: the same payment is reused, and another one cancels the unpaid one', async () => {
  const before = await cashier().mainOf(ben);
  const [one, other] = [await cashier().start(ben, 60), await cashier().start(ben, 60)];
  expect(other).toEqual(one);
  await Promise.all([
    cashier().payByCard(one.redirectUrl),
    cashier().payByCard(other.redirectUrl),
    cashier().payByCard(one.redirectUrl),
  ]);
  expect(await cashier().mainOf(ben)).toBe(before + 6_000);

  const left = await cashier().start(ben, 61);
  await fetch(left.redirectUrl);
  const right = await cashier().start(ben, 62);
  expect((await cashier().read(ben, left.transactionId)).status).toBe('CANCELLED');
  expect(await cashier().payByCard(left.redirectUrl)).toContain('data-result="declined"');
  await cashier().payByCard(right.redirectUrl);
  expect(await cashier().mainOf(ben)).toBe(before + 12_200);
});

test("another player's payment answers like an unknown one", async () => {
  const { transactionId } = await cashier().start(ben, 50);
  for (const id of [transactionId, 'dep_none']) {
    expect((await cashier().refusalOf(cashier().read(ava, id))).status).toBe(404);
  }
});

test('an expired payment is cancelled and cannot be paid', async () => {
  const before = await cashier().mainOf(ben);
  const { transactionId, redirectUrl } = await cashier().start(ben, 75);
  await fetch(redirectUrl);
  await cashier().clock.advance(31 * 60_000);
  const late = await cashier().send(redirectUrl, 'card', { number: '4111111111111111', expiry: '12/39', code: '123' });
  expect(await late.text()).toContain('cancelled');
  expect((await cashier().read(ben, transactionId)).status).toBe('CANCELLED');
  await cashier().clock.reset();
  expect(await cashier().mainOf(ben)).toBe(before);
});

test('an authorized payment that is never made is cancelled, and no longer counts against the limits', async () => {
  const { transactionId, redirectUrl } = await cashier().start(ben, 78);
  await fetch(redirectUrl);
  const request = { transactionId, amountMinor: 7_800, currency: 'EUR' };
  const url = cashier().urls.platform + authorizeDeposit.path;
  const answer = await postSigned(url, cashier().config.serviceSecret, request, AbortSignal.timeout(5_000));
  expect(await answer.json()).toEqual({ authorized: true });
  await cashier().clock.advance(31 * 60_000);
  await expectSoon(async () => expect((await cashier().read(ben, transactionId)).status).toBe('CANCELLED'));
  await cashier().clock.reset();
});

test('the order in a cashier URL cannot be changed, and only the site may frame the page', async () => {
  const { redirectUrl, transactionId } = await cashier().start(ben, 76);
  const forged = redirectUrl.replace(/(order=.{80})./, (_, start: string) => `${start}_`);
  expect((await fetch(forged)).status).toBe(404);
  expect((await fetch(redirectUrl.replace(transactionId, 'dep_other'))).status).toBe(404);
  expect((await fetch(redirectUrl)).headers.get('content-security-policy')).toContain('frame-ancestors http://localhost:3000;');
});

test('as a full page the cashier returns with the payment’s id, and without its status in the URL', async () => {
  const { redirectUrl, transactionId } = await cashier().start(ben, 77);
  await cashier().payByCard(redirectUrl);
  const answer = await fetch(redirectUrl, { redirect: 'manual', headers: { 'Sec-Fetch-Dest': 'document' } });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${returnUrl}?transaction=${transactionId}`]);
});
