import { expect, test } from '@playwright/test';
import { pageTypes } from '../journeys/support/pages/page-types.ts';
import { sessionFlows } from './support/session-answers.ts';
import { openWire, type WireAnswer } from './support/wire.ts';

/** What one response sets, and what a browser carries (decision 74). */
const maxHeaderBytes = 3_584;
const maxCookieBytes = { api: 3_072, page: 600 };
/** A session's cookie with the token of a real pool, which is longer than the sandbox's (`session-cookie.test.ts`). */
const realSessionBytes = 1_800;

/** What is too long in a request and its response, with the cookie that a real pool's token needs. */
function tooLong({ request, headerBytes, cookieBytes, session }: WireAnswer): string[] {
  const more = (own: number) => (own > 0 ? Math.max(0, realSessionBytes - own) : 0);
  const headers = headerBytes + more(session.set);
  const cookies = cookieBytes + more(session.sent);
  const max = request.includes(' /api/') ? maxCookieBytes.api : maxCookieBytes.page;
  return [
    ...(headers > maxHeaderBytes ? [`${request}: ${headers} bytes of headers`] : []),
    ...(cookies > max ? [`${request}: ${cookies} bytes of cookies`] : []),
  ];
}

for (const [name, run] of sessionFlows) {
  test(`LOG-02 ${name}: what is set and carried stays below what proxies take by default`, async () => {
    const wire = openWire();
    await run(wire);
    expect(wire.answers.length).toBeGreaterThan(5);
    expect(wire.answers.flatMap(tooLong)).toEqual([]);
  });
}

test('LOG-02 a sign-in in a browser with the cookies of an earlier build removes them, and its response is no longer', async () => {
  const wire = openWire();
  const [, signInAndOut] = sessionFlows[0] ?? [];
  for (const name of ['parlour.id', 'parlour.access', 'parlour.refresh']) wire.jar.set(name, { value: 'x', path: '/api' });
  wire.jar.set('next-auth.session-token', { value: 'x', path: '/' });
  await signInAndOut?.(wire);
  expect(wire.answers.flatMap(tooLong)).toEqual([]);
  expect([...wire.jar.keys()].filter((name) => /^parlour\.(?:id|access|refresh|session)$|session-token/.test(name))).toEqual([]);
  expect(wire.jar.has('known-browser')).toBe(true);
});

test('SEC-02 the headers of every page stay below what proxies take by default', async () => {
  const wire = openWire();
  for (const path of pageTypes) await wire.send('GET', `/fi-FI${path}`);
  for (const path of ['/my-account', '/deposit', '/none', '/online-casino/ferrymans-lantern'])
    await wire.send('GET', `/fi-FI${path}`);
  for (const locale of ['en-IN', 'frca-CA', 'pt-BR', 'cl-CL']) await wire.send('GET', `/${locale}`);
  expect(wire.answers.flatMap(tooLong)).toEqual([]);
});
