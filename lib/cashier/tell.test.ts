/** @jest-environment jsdom */
import { keepConsent } from '#lib/consent/keep.ts';
import { consentVersion } from '#lib/consent/rules.ts';
import { tellDeposits } from './tell.ts';

const track = jest.fn(async () => true);
jest.mock('#lib/tracking/track.ts', () => ({ track: (...args: []) => track(...args) }));

let news: readonly object[];
let asked: string[];
let isSettled: boolean;

const answer = (value: unknown, status = 200) => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: async () => value,
});

function agree(isAgreed: boolean): void {
  const options = { essentials: true, performanceFunctional: isAgreed, marketing: isAgreed } as const;
  keepConsent({ version: consentVersion, options, consentId: '0199aaaa-bbbb-7ccc-8ddd-eeeeffff0000' });
}

beforeEach(() => {
  track.mockClear();
  asked = [];
  isSettled = true;
  news = [
    { method: 'CREDITCARD', currency: 'EUR', isFirst: true },
    { method: 'TRUSTLY', currency: 'EUR', isFirst: false },
  ];
  Object.assign(globalThis, {
    fetch: async (url: string) => {
      asked.push(url);
      if (url.startsWith('/api/config')) return isSettled ? answer({}) : answer({}, 500);
      if (!url.endsWith('/deposit/news')) return answer({});
      const taken = news;
      news = [];
      return answer(taken);
    },
  });
});

const askedForNews = () => asked.filter((url) => url.endsWith('/deposit/news')).length;

test('DEP-13 TRK-04 without consent nothing is told, and the news waits for who agrees', async () => {
  agree(false);
  await tellDeposits();
  expect([track.mock.calls, askedForNews()]).toEqual([[], 0]);
});

test('DEP-13 the news is not taken where it could not be told', async () => {
  agree(true);
  isSettled = false;
  await tellDeposits();
  expect([track.mock.calls, askedForNews()]).toEqual([[], 0]);
});

test('DEP-13 TRK-01 a first and a later deposit are told, each once, without the amount or the player', async () => {
  agree(true);
  for (let look = 0; look < 3; look += 1) await tellDeposits();
  expect(track.mock.calls).toEqual([
    ['first-deposit', { method: 'CREDITCARD', currency: 'EUR' }],
    ['recurring-deposit', { method: 'TRUSTLY', currency: 'EUR' }],
  ]);
});
