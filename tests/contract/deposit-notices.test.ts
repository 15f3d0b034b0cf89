import { notifyPayment } from '#lib/cashier/contract.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { idOf, openCashier } from '../fixtures/cashier.ts';
import { expectSoon } from '../fixtures/soon.ts';

let house: Awaited<ReturnType<typeof openCashier>>;

beforeAll(async () => {
  house = await openCashier();
}, 240_000);
afterAll(() => house?.close());
afterEach(async () => {
  expect(await verifyLedger(house.database)).toMatchObject({ balanced: true, faults: [] });
});

const ben = idOf('ben.one');

function noticeOf(transactionId: string, amountMinor: number, more: object = {}) {
  const providerRef = `ref-${transactionId}`;
  return { transactionId, status: 'SUCCESS', providerRef, amountMinor, currency: 'EUR', ...more };
}

test('a notice is booked once, however often and at once it comes', async () => {
  const before = await house.mainOf(ben);
  const { transactionId } = await house.start(ben, 70);
  const notice = noticeOf(transactionId, 7_000);
  const answers = await Promise.all(Array.from({ length: 6 }, () => house.notify(notice)));
  for (const answer of answers) expect(answer).toEqual([200, { booked: true }]);
  expect(await house.notify({ ...notice, providerRef: 'another' })).toMatchObject([400, { code: 'error.payment.mismatch' }]);
  expect(await house.mainOf(ben)).toBe(before + 7_000);
});

test('a notice of success wins late over a failure, and a failure never over a success', async () => {
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

test('a notice with a wrong signature, of an unknown payment, with other values or a known reference books nothing', async () => {
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

test('a notice that the platform could not take is told again', async () => {
  const before = await house.mainOf(ben);
  house.faults.add({ service: 'platform', pathPattern: `^${notifyPayment.path}$`, status: 503, times: 2 });
  const { redirectUrl } = await house.start(ben, 74);
  await house.payByCard(redirectUrl);
  await expectSoon(async () => expect(await house.mainOf(ben)).toBe(before + 7_400));
});
