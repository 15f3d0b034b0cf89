import { expect, test } from '@playwright/test';
import { pageTypes } from '../journeys/support/pages/page-types.ts';
import { sessionFlows } from './support/session-answers.ts';
import { openWire, tooLong } from './support/wire.ts';

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
