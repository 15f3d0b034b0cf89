import { type APIRequestContext, expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { operate } from './support/operator.ts';
import { emailOf, signInQuietly } from './support/player.ts';

const wallet = '/api/platform/player/me/wallet';
const anything = '^/(?!_health)';

const faults = [
  ['fails', { status: 500 }],
  ['is hidden by a proxy', { status: 502, body: '<html><h1>Bad gateway</h1></html>' }],
  ['answers 401 without a reason', { status: 401, body: '<html>Who are you?</html>' }],
  ['answers 403 as a gateway does', { status: 403, body: '{"message":"Forbidden"}' }],
  ['answers nonsense', { status: 200, body: '{"balance":' }],
  ['answers another shape', { status: 200, body: '{"hello":["world"]}' }],
  ['cuts the line', { reset: 'connection' }],
] as const;

test.afterEach(async () => {
  await operate('faults', { reset: true });
});

async function trySignIn(request: APIRequestContext, password = 'Sandbox1!') {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const answer = await request.post('/api/auth/callback/credentials', {
    headers: { Origin: siteUrl },
    form: { csrfToken, email: emailOf('ben.one'), password, json: 'true' },
  });
  const refusal = (await (await request.get('/api/session/refusal')).json()) as { code: string } | null;
  return { status: answer.status(), code: refusal?.code };
}

for (const [what, fault] of faults) {
  test(`LOG-14 ERR-05 a platform that ${what} signs nobody out`, async ({ context: { request }, context }) => {
    await signInQuietly(context, 'ben.one');
    await operate('faults', { service: 'platform', pathPattern: anything, ...fault });
    for (const path of [wallet, '/api/terms', '/api/platform/player/me/profile']) {
      const answer = await request.get(path);
      expect([path, answer.status() >= 500, answer.headers()['x-session-ended']]).toEqual([path, true, undefined]);
    }
    await operate('faults', { reset: true });
    expect((await request.get(wallet)).status()).toBe(200);
  });

  test(`LOG-01 a platform that ${what} keeps nobody out, and makes no wrong password right`, async ({ request }) => {
    await operate('faults', { service: 'platform', pathPattern: anything, ...fault });
    expect(await trySignIn(request, 'Sandbox2!')).toEqual({ status: 401, code: 'login.error.unauthorized' });
    expect((await trySignIn(request)).status).toBe(200);
    await operate('faults', { reset: true });
    expect((await request.get(wallet)).status()).toBe(200);
  });

  test(`LOG-27 an identity service that ${what} is our fault, and locks nobody`, async ({ request }) => {
    await operate('faults', { service: 'identity', pathPattern: '^/$', ...fault });
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await trySignIn(request)).toEqual({ status: 401, code: 'error.system.error' });
    }
    await operate('faults', { reset: true });
    expect((await trySignIn(request)).status).toBe(200);
  });
}

test('LOG-17 a sign-out is one although nobody outside answers', async ({ context, context: { request } }) => {
  await signInQuietly(context, 'ben.one');
  for (const service of ['platform', 'identity', 'access']) {
    await operate('faults', { service, pathPattern: anything, reset: 'connection' });
  }
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string };
  const answer = await request.post('/api/auth/signout', { headers: { Origin: siteUrl }, form: { csrfToken, json: 'true' } });
  expect(answer.status()).toBe(200);
  await operate('faults', { reset: true });
  expect((await request.get(wallet)).status()).toBe(401);
});

test('LOG-01 of the sign-in only what the site’s own pages ask for is open', async ({ request }) => {
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
  const unasked = await request.post(callback, {
    headers,
    form: { email: emailOf('ben.one'), password: 'Sandbox1!', json: 'true' },
  });
  expect((await request.get(wallet)).status(), `without our own token: ${unasked.status()}`).toBe(401);
});

test('LOG-15 cookies that are cut, made up or no text open nothing and break nothing', async ({ context }) => {
  await signInQuietly(context, 'ben.one');
  const own = (await context.cookies(`${siteUrl}/api`)).find(({ name }) => name === 'parlour.id');
  const values = [own?.value.slice(0, -9) ?? '', `x${own?.value ?? ''}`, '%', '%E0%A4%A', 'Fe26.2*1*x', '{}', 'a'.repeat(3_000)];
  for (const name of [
    'parlour.id',
    'parlour.refusal',
    'parlour.recovery',
    'parlour.bank-visit',
    'next-auth.session-token',
    'access',
  ]) {
    for (const value of values) {
      const headers = { cookie: `${name}=${value}` };
      for (const path of [wallet, '/api/session/refusal', '/api/recovery', '/api/auth/session', '/fi-FI']) {
        const answer = await fetch(siteUrl + path, { headers, redirect: 'manual' });
        expect(answer.status, `${name}=${value.slice(0, 12)} at ${path}`).toBeLessThan(500);
        if (path === wallet) expect(answer.status).toBe(401);
      }
    }
  }
});
