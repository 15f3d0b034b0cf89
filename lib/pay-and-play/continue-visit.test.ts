import { continueVisit } from './continue-visit.ts';
import type { RefusedPayment } from './contract.ts';

const replies = new Map<string, unknown>([['/paynplay/player/login', { idToken: 'a-token' }]]);
const called: string[] = [];
const languages: unknown[] = [];
jest.mock('#lib/core/api/server.ts', () => ({
  call: async ({ path }: { readonly path: string }, { body }: { readonly body: { readonly languageCode?: string } }) => {
    called.push(path);
    if (body.languageCode) languages.push(body.languageCode);
    return replies.get(path);
  },
}));
const hasKeys = jest.fn(async () => true);
jest.mock('#lib/session/sign-in/sign-in.ts', () => ({ hasKeys: () => hasKeys() }));
jest.mock('#lib/session/sign-in/start-session-by-token.ts', () => ({ startSessionByToken: async () => ['session=1'] }));

const origin = { ipAddress: '203.0.113.9', browser: { cookies: new Map(), userAgent: null } };
const common = { state: 's', locale: 'fi-FI', to: '/casino', sessionId: 'session-1', blackbox: 'a-device' };
const refusedPayment: RefusedPayment = { check: { result: 'SUSPENDED', isSpendLimit: false, hideCashier: true } };
const form = {
  input: {
    email: 'a@sandbox.test',
    mobilePhone: '+358401234567',
    termsVersion: '2.10',
    marketingOptIn: false,
  },
  draft: { email: 'a@sandbox.test', phone: '040 1234567', marketing: false, terms: true },
};

test('DEC-DEP-3 the refusal of a payment is kept over the contact form up to the sign-in', async () => {
  const player = { email: null, mobilePhone: null, playerId: '7', existing: false };
  replies.set('/paynplay/player/code', { ...player, refusedPayment });
  const waiting = await continueVisit({ ...common, stage: 'code', code: 'c' }, origin);
  expect(waiting).toMatchObject({ visit: { stage: 'form', refusedPayment }, outcome: { kind: 'form' } });
  if (!waiting.visit) throw new Error('The visit has ended.');
  const done = await continueVisit(waiting.visit, { ...origin, form });
  expect(done).toMatchObject({ visit: undefined, outcome: { kind: 'in', isNew: true, refusedPayment } });
});

test.each([
  ['en-FI', 'en'],
  ['fi-FI', 'fi'],
  // The player belongs to the bank's market.
  ['no-NO', 'fi'],
])(
  'PNP-05 a payment of the pages %s makes a player who gets messages in %s, with the contact form or without',
  async (locale, expected) => {
    languages.length = 0;
    replies.set('/paynplay/player/code', { email: null, mobilePhone: null, playerId: '7', existing: false });
    const waiting = await continueVisit({ ...common, locale, stage: 'code', code: 'c' }, origin);
    if (!waiting.visit) throw new Error('The visit has ended.');
    await continueVisit(waiting.visit, { ...origin, form });
    expect(languages).toEqual([expected, expected]);
  },
);

test('a booked payment says nothing', async () => {
  replies.set('/paynplay/player/code', { email: 'a@sandbox.test', mobilePhone: '+358401234567', playerId: '7', existing: true });
  const done = await continueVisit({ ...common, stage: 'code', code: 'c' }, origin);
  expect(done).toMatchObject({ outcome: { kind: 'in', to: '/casino', isNew: false, refusedPayment: undefined } });
});

test('DEC-PNP-1 the login of a visit, which the platform answers once, is not called before its token can be verified', async () => {
  called.length = 0;
  hasKeys.mockResolvedValueOnce(false);
  const failed = await continueVisit({ ...common, stage: 'login', existing: true }, origin);
  expect(failed).toMatchObject({ visit: { stage: 'login' }, error: { status: 502 } });
  expect(called).toEqual([]);
  if (!failed.visit) throw new Error('The visit has ended.');
  expect(await continueVisit(failed.visit, origin)).toMatchObject({ outcome: { kind: 'in' } });
});
