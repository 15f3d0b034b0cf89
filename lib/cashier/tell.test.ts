/** @jest-environment jsdom */
import { keepConsent } from '#lib/consent/keep.ts';
import { consentVersion } from '#lib/consent/rules.ts';
import type { Deposit } from './contract.ts';
import { tellDeposit } from './tell.ts';

const track = jest.fn(async () => true);
jest.mock('#lib/tracking/track.ts', () => ({ track: (...args: []) => track(...args) }));

const deposit = (transactionId: string, isFirst: boolean): Deposit => ({
  transactionId,
  status: 'SUCCESS',
  method: 'CREDITCARD',
  amount: 50,
  currency: 'EUR',
  isFirst,
  redirectUrl: null,
});

function agree(isAgreed: boolean): void {
  Object.assign(globalThis, { fetch: () => Promise.resolve() });
  const options = { essentials: true, performanceFunctional: isAgreed, marketing: isAgreed } as const;
  keepConsent({ version: consentVersion, options, consentId: '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000' });
}

beforeEach(() => {
  localStorage.clear();
  track.mockClear();
});

test('DEP-13 TRK-01 a first and a later deposit are told, each once, without the amount or the player', async () => {
  agree(true);
  for (let look = 0; look < 3; look += 1) {
    await tellDeposit(deposit('dep_1', true));
    await tellDeposit(deposit('dep_2', false));
  }
  const props = { method: 'CREDITCARD', currency: 'EUR' };
  expect(track.mock.calls).toEqual([
    ['first-deposit', props],
    ['recurring-deposit', props],
  ]);
});

test('DEP-13 nothing is told without consent', async () => {
  agree(false);
  await tellDeposit(deposit('dep_3', true));
  expect(track).not.toHaveBeenCalled();
});
