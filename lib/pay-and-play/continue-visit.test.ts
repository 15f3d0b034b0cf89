import { continueVisit } from './continue-visit.ts';
import type { RefusedPayment } from './contract.ts';

const replies = new Map<string, unknown>([['/paynplay/player/login', { idToken: 'a-token' }]]);
jest.mock('#lib/core/api/server.ts', () => ({
  call: async ({ path }: { readonly path: string }) => replies.get(path),
}));
jest.mock('#lib/session/sign-in/start-session-by-token.ts', () => ({ startSessionByToken: async () => ['session=1'] }));

const origin = { ipAddress: '203.0.113.9', browser: { cookies: new Map(), userAgent: null } };
const common = { state: 's', locale: 'fi-FI', to: '/casino', sessionId: 'session-1', blackbox: 'a-device' };
const refusedPayment: RefusedPayment = { check: { result: 'SUSPENDED', isSpendLimit: false, hideCashier: true } };
const form = {
  input: {
    email: 'a@sandbox.test',
    mobilePhone: '+358401234567',
    languageCode: 'fi',
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

test('a booked payment says nothing', async () => {
  replies.set('/paynplay/player/code', { email: 'a@sandbox.test', mobilePhone: '+358401234567', playerId: '7', existing: true });
  const done = await continueVisit({ ...common, stage: 'code', code: 'c' }, origin);
  expect(done).toMatchObject({ outcome: { kind: 'in', to: '/casino', isNew: false, refusedPayment: undefined } });
});
