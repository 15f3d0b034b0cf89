import { expect, test } from '@playwright/test';
import { siteUrl } from '../journeys/support/addresses.ts';
import { publish } from '../journeys/support/editor.ts';
import { operate } from '../journeys/support/operator.ts';
import { emailOf } from '../journeys/support/player.ts';
import { quickFaults } from './support/fault-matrix/faults.ts';
import { anyPath, expectKeptSession } from './support/fault-matrix/session.ts';
import { signIn, signOut, walletPath } from './support/sign-in.ts';

/** A change that no page shows, of one document of a type. */
const touch = (type: string) => ({ patch: { query: `*[_type == "${type}"][0]`, set: { touched: true } } });

test.afterEach(async () => {
  await operate('faults', { reset: true });
});

// All faults of the platform: `wide/`. Those of every service, at every read and in the middle of flows: `npm run proof:faults`.
test('LOG-14 ERR-05 a lost answer, a 500 and a gateway’s 401 of the platform sign no player out, and each has words', ({
  request,
}) =>
  expectKeptSession(
    request,
    quickFaults.filter(({ isForEveryCall }) => isForEveryCall),
  ));

test('CNT-03 a publish while the content service answers something else than content changes no page', async ({ request }) => {
  const paths = ['/fi-FI', '/fi-FI/promotions', '/fi-FI/online-casino', '/fi-FI/vip', '/fi-FI/info/about'];
  const linksOf = async (path: string) => {
    const answer = await request.get(path);
    return [path, answer.status(), (await answer.text()).match(/ href="\/fi-FI[^"]*"/g)];
  };
  const before = await Promise.all(paths.map(linksOf));
  const bodies = ['<html><h1>Hello</h1></html>', '{"result":[{"title":', '{"ms":1}', '{"result":{"a":1}}'];
  for (const body of bodies) {
    await operate('faults', { service: 'content', pathPattern: '/data/query', status: 200, body });
    await publish(...['homePage', 'promotion', 'casinoSettings', 'vipPage', 'infoPage', 'market'].map(touch));
    expect(await Promise.all(paths.map(linksOf)), body).toEqual(before);
    await operate('faults', { reset: true });
  }
});

test('LOG-17 a sign-out succeeds while every outside service is down', async ({ request }) => {
  await signIn(request, 'ben.one');
  for (const service of ['platform', 'identity', 'access']) {
    await operate('faults', { service, pathPattern: anyPath, reset: 'connection' });
  }
  expect(await signOut(request)).toBe(200);
  await operate('faults', { reset: true });
  expect((await request.get(walletPath)).status()).toBe(401);
});

test('LOG-01 only the sign-in endpoints that the site itself uses are available', async ({ request }) => {
  for (const path of ['signin', 'signout', 'providers', 'error', 'verify-request', 'callback/credentials', 'csrf/x']) {
    expect([path, (await request.get(`/api/auth/${path}`)).status()]).toEqual([path, 404]);
  }
  const headers = { Origin: siteUrl };
  for (const path of ['signin', 'signin/credentials', 'callback/other', '_log', 'session']) {
    expect([path, (await request.post(`/api/auth/${path}`, { headers, form: {} })).status()]).toEqual([path, 404]);
  }
  const callback = '/api/auth/callback/credentials';
  const large = await request.post(callback, { headers, form: { email: 'x'.repeat(9_000) } });
  expect(large.status()).toBe(413);
  const foreigners: Record<string, string>[] = [
    { Origin: 'https://elsewhere.test' },
    { ...headers, 'Sec-Fetch-Site': 'cross-site' },
  ];
  for (const foreign of foreigners) {
    expect((await request.post(callback, { headers: foreign, form: {} })).status()).toBe(403);
  }
  const withoutToken = await request.post(callback, {
    headers,
    form: { email: emailOf('ben.one'), password: 'Sandbox1!', json: 'true' },
  });
  expect((await request.get(walletPath)).status(), `without the CSRF token: ${withoutToken.status()}`).toBe(401);
});

test('LOG-15 truncated, forged and undecodable cookies open no session and cause no internal error', async ({ request }) => {
  await signIn(request, 'ben.one');
  const { cookies } = await request.storageState();
  const own = cookies.find(({ name }) => name === 'parlour.session')?.value ?? '';
  expect(own.length, 'the session cookie').toBeGreaterThan(100);
  const values = [own.slice(0, -9), `x${own}`, '%', '%E0%A4%A', 'Fe26.2*1*x', '{}', 'a'.repeat(3_000)];
  const addresses = [
    [walletPath, 401],
    ['/api/session/refusal', 200],
    ['/api/recovery', 200],
    ['/api/auth/session', 200],
    ['/fi-FI', 200],
  ] as const;
  const names = ['parlour.session', 'parlour.id', 'parlour.refusal', 'parlour.recovery', 'parlour.bank-visit', 'access'];
  const wrong: string[] = [];
  for (const name of names) {
    for (const value of values) {
      await Promise.all(
        addresses.map(async ([path, expected]) => {
          const { status } = await fetch(siteUrl + path, { headers: { cookie: `${name}=${value}` }, redirect: 'manual' });
          if (status !== expected) wrong.push(`${name}=${value.slice(0, 12)} at ${path}: ${status}`);
        }),
      );
    }
  }
  expect(wrong).toEqual([]);
});
