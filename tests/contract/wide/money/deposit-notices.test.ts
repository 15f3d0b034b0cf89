import { notifyPayment } from '#lib/cashier/contract.ts';
import { signatureHeader, signRequest } from '#sandbox/kit/http/signature.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf, openCashier } from '../../../fixtures/sandbox/cashier.ts';
import { expectSoon } from '../../../fixtures/soon.ts';

const cashier = openBeforeAll(openCashier);
afterEach(async () => {
  expect(await verifyLedger(cashier().database)).toMatchObject({ balanced: true, faults: [] });
});

const ben = idOf('ben.one');

function noticeOf(transactionId: string, amountMinor: number, more: object = {}) {
  const providerRef = `ref-${transactionId}`;
  return { transactionId, status: 'SUCCESS', providerRef, amountMinor, currency: 'EUR', ...more };
}

test('a late success overrides a failure, and a failure never overrides a success', async () => {
  const before = await cashier().mainOf(ben);
  const late = await cashier().start(ben, 71);
  const failed = noticeOf(late.transactionId, 7_100, { status: 'FAILED' });
  expect(await cashier().notify(failed)).toEqual([200, { booked: false }]);
  expect(await cashier().notify({ ...failed, status: 'CANCELLED' })).toEqual([200, { booked: false }]);
  expect(await cashier().notify({ ...failed, status: 'SUCCESS' })).toEqual([200, { booked: true }]);
  expect(await cashier().notify(failed)).toMatchObject([400, { code: 'error.payment.settled' }]);
  expect((await cashier().read(ben, late.transactionId)).status).toBe('SUCCESS');
  expect(await cashier().mainOf(ben)).toBe(before + 7_100);
});

test('a notification with a wrong signature, of an unknown payment, with other values or a known reference books nothing', async () => {
  const before = await cashier().mainOf(ben);
  const { transactionId } = await cashier().start(ben, 72);
  const notice = noticeOf(transactionId, 7_200);
  expect((await cashier().notify(notice, 'not-the-secret'))[0]).toBe(401);
  const unknown = { ...notice, transactionId: 'dep_none' };
  expect(await cashier().notify(unknown)).toMatchObject([400, { code: 'error.payment.unknown' }]);
  for (const change of [{ amountMinor: 7_201 }, { currency: 'NOK' }]) {
    expect(await cashier().notify({ ...notice, ...change })).toMatchObject([400, { code: 'error.payment.mismatch' }]);
  }
  await cashier().notify(notice);
  expect(await cashier().notify({ ...notice, providerRef: 'another' })).toMatchObject([400, { code: 'error.payment.mismatch' }]);
  const other = await cashier().start(ben, 73);
  const stolen = noticeOf(other.transactionId, 7_300, { providerRef: notice.providerRef });
  expect(await cashier().notify(stolen)).toMatchObject([400, { code: 'error.payment.mismatch' }]);
  expect(
    await cashier().notify({ ...noticeOf(other.transactionId, 7_300), account: { id: 'c', label: '4111111111111111' } }),
  ).toMatchObject([400, { code: 'error.validation' }]);
  expect(await cashier().mainOf(ben)).toBe(before + 7_200);
});

test('a notification that the platform could not process is sent again', async () => {
  const before = await cashier().mainOf(ben);
  cashier().faults.add({ service: 'platform', pathPattern: `^${notifyPayment.path}$`, status: 503, times: 2 });
  const { redirectUrl } = await cashier().start(ben, 74);
  await cashier().payByCard(redirectUrl);
  await expectSoon(async () => expect(await cashier().mainOf(ben)).toBe(before + 7_400));
});

test('SEC-04 a recorded notice of a payment cannot be sent again, nor one signed six minutes ago', async () => {
  const { transactionId } = await cashier().start(ben, 41);
  const body = JSON.stringify(noticeOf(transactionId, 4_100, { status: 'FAILED' }));
  const { serviceSecret } = cashier().config;
  const send = async (signature: string) => {
    const headers = { 'Content-Type': 'application/json', SiteContext: '5', [signatureHeader]: signature };
    const response = await fetch(cashier().urls.platform + notifyPayment.path, { method: 'POST', headers, body });
    return [response.status, ((await response.json()) as { code?: string }).code];
  };
  const signature = signRequest(serviceSecret, body);
  expect(await send(signature)).toEqual([200, undefined]);
  expect(await send(signature)).toEqual([401, 'error.signature']);
  expect(await send(signRequest(serviceSecret, body, Date.now() - 360_000))).toEqual([401, 'error.signature']);
});
