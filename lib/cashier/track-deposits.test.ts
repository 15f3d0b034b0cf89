/** @jest-environment jsdom */

import { consentVersion } from '#lib/consent/rules.ts';
import { saveConsent } from '#lib/consent/save-consent.ts';
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { trackDeposits } from './track-deposits.ts';

const track = jest.fn(async () => true);
jest.mock('#lib/tracking/track.ts', () => ({ track: (...args: []) => track(...args) }));

let unreported: readonly object[];
let requested: string[];
let hasSettings: boolean;

function setConsent(isGiven: boolean): void {
  const options = { essentials: true, performanceFunctional: isGiven, marketing: isGiven } as const;
  saveConsent({ version: consentVersion, options, consentId: '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000' });
}

const sendBeacon = jest.fn((_: string, __: Blob) => true);

beforeEach(() => {
  sendBeacon.mockClear();
  Object.assign(navigator, { sendBeacon });
  track.mockClear();
  hasSettings = true;
  unreported = [
    { id: 'd-1', method: 'CREDITCARD', currency: 'EUR', isFirst: true },
    { id: 'd-2', method: 'TRUSTLY', currency: 'EUR', isFirst: false },
  ];
  requested = answerFetch((path) => {
    if (path.startsWith('/api/config')) return [hasSettings ? 200 : 500, {}];
    if (!path.endsWith('/deposit/news')) return [200, {}];
    const taken = unreported;
    unreported = [];
    return [200, taken];
  });
});

const takeCalls = () => requested.filter((url) => url.endsWith('/deposit/news')).length;

test('DEP-13 TRK-04 without consent nothing is reported, and the deposits stay unreported', async () => {
  setConsent(false);
  await trackDeposits();
  expect([track.mock.calls, takeCalls()]).toEqual([[], 0]);
});

test('DEP-13 deposits are not taken where they could not be reported', async () => {
  setConsent(true);
  hasSettings = false;
  await trackDeposits();
  expect([track.mock.calls, takeCalls()]).toEqual([[], 0]);
});

test('DEP-13 TRK-01 a first and a later deposit are reported once each, without amount or player', async () => {
  setConsent(true);
  for (let call = 0; call < 3; call += 1) await trackDeposits();
  expect(track.mock.calls).toEqual([
    ['first-deposit', { method: 'CREDITCARD', currency: 'EUR' }],
    ['recurring-deposit', { method: 'TRUSTLY', currency: 'EUR' }],
  ]);
});

test('DEP-13 each reported deposit is acknowledged by a beacon of its own, which survives the page', async () => {
  setConsent(true);
  await trackDeposits();
  expect(sendBeacon.mock.calls.map(([url]) => url)).toEqual(Array(2).fill('/api/platform/payment/me/deposit/news'));
  expect(sendBeacon.mock.calls.map(([, body]) => body.size)).toEqual(Array(2).fill('{"reported":["d-1"]}'.length));
});
