import { essentialsOnly } from '#lib/consent/rules.ts';
import { opensByItself } from './consent.ts';

test('CHT-09 in markets that ask for consent the chat opens by itself only after it', () => {
  const consent = { version: '1', consentId: 'a', options: essentialsOnly };
  const given = { ...consent, options: { ...essentialsOnly, performanceFunctional: true } };
  const opens = (market: string) => [undefined, consent, given].map((each) => opensByItself(market, each));
  expect([opens('FI'), opens('CA')]).toEqual([
    [false, false, true],
    [true, true, true],
  ]);
});
