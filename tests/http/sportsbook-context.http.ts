import { type APIRequestContext, expect, test } from '@playwright/test';
import { siteUrl, sportsUrl } from '../journeys/support/addresses.ts';
import { operate, playerIdOf } from '../journeys/support/operator.ts';
import { signIn } from './support/sign-in.ts';

const url = '/api/sportsbook/context';
const open = { locale: 'en-UN', path: 'football/europe' };

async function requestContext(request: APIRequestContext, data: object = open) {
  const answer = await request.post(url, { headers: { Origin: siteUrl }, data });
  return { status: answer.status(), headers: answer.headers(), body: await answer.json() };
}
const tokenOf = async (request: APIRequestContext) =>
  (await request.storageState()).cookies.find(({ name }) => name === 'sb_session')?.value;

/** Sets the flags of a player while `work` runs. */
async function withPlayer(handle: string, change: object, back: object, work: () => Promise<void>) {
  const id = await playerIdOf(handle);
  await operate(`player/${id}`, change);
  try {
    await work();
  } finally {
    await operate(`player/${id}`, back);
  }
}

test.afterEach(async () => {
  await operate('faults', { reset: true });
});

test('SPB-01 a visitor gets the address of a frame, and nothing else', async ({ request }) => {
  const { status, headers, body } = await requestContext(request);
  expect(status).toBe(200);
  expect(Object.keys(body).sort()).toEqual(['expiresAt', 'iframeUrl']);
  expect(body.iframeUrl).toMatch(new RegExp(`^${sportsUrl}/frame\\?context=[\\w-]{20,}$`));
  expect(Date.parse(body.expiresAt)).toBeGreaterThan(Date.now());
  expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-store', undefined]);
});

test('SPB-01 SPB-02 a player’s token is used, and one that is missing or refused is replaced once', async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn(request, 'ben.one');
  const first = await tokenOf(request);
  expect(first).toBeTruthy();
  expect([(await requestContext(request)).status, await tokenOf(request)]).toEqual([200, first]);
  const state = await request.storageState();
  const others = state.cookies.filter(({ name }) => name !== 'sb_session');
  const mine = state.cookies.find(({ name }) => name === 'sb_session');
  for (const value of [undefined, 'x'.repeat(43), 'short']) {
    const cookies = value && mine ? [...others, { ...mine, value }] : others;
    const other = await playwright.request.newContext({ ...(baseURL && { baseURL }), storageState: { ...state, cookies } });
    const { status, headers, body } = await requestContext(other);
    expect([status, Object.keys(body).sort()]).toEqual([200, ['expiresAt', 'iframeUrl']]);
    expect(headers['set-cookie']).toMatch(/^sb_session=[\w.~+/=-]{16,}; .*HttpOnly; Secure; SameSite=None$/);
    expect(await tokenOf(other)).not.toBe(value);
    await other.dispose();
  }
});

test('RTE-40 SPB-01 a player without access to sports gets 403, and stays signed in', async ({ request }) => {
  await signIn(request, 'ava.new');
  const refused = { status: 403, body: { code: 'error.forbidden' } };
  await withPlayer('ava.new', { flags: { sports: false } }, { flags: { sports: true } }, async () => {
    const answer = await requestContext(request);
    expect(answer).toMatchObject(refused);
    expect(answer.headers['x-session-ended']).toBeUndefined();
  });
  await withPlayer('ava.new', { flags: { payout: true } }, { flags: { payout: false } }, async () => {
    expect(await requestContext(request)).toMatchObject(refused);
  });
  await withPlayer('ava.new', { multibrandSuspended: true }, { multibrandSuspended: false }, async () => {
    expect(await requestContext(request)).toMatchObject(refused);
  });
  expect((await requestContext(request)).status).toBe(200);
});

for (const data of [
  {},
  { locale: 'en-UN' },
  { ...open, locale: 'xx-XX' },
  { ...open, path: '/football' },
  { ...open, path: '../deposit' },
  { ...open, path: 'a/b/c/d/e' },
  { ...open, path: 'bet-history/football' },
  { ...open, path: 'x'.repeat(301) },
  { ...open, path: ['football'] },
]) {
  test(`SPB-01 ${JSON.stringify(data).slice(0, 60)} is refused`, async ({ request }) => {
    expect(await requestContext(request, data)).toMatchObject({ status: 400, body: { code: 'error.validation' } });
  });
}

test('SPB-01 another site gets no context', async ({ request }) => {
  const answer = await request.post(url, { headers: { Origin: 'https://evil.example' }, data: open });
  expect(answer.status()).toBe(403);
});

for (const [what, fault] of [
  ['fails', { status: 500 }],
  ['refuses the site', { status: 401, body: '{"status":401,"code":"error.signature"}' }],
] as const) {
  test(`SPB-01 a sportsbook that ${what} signs nobody out`, async ({ request }) => {
    await signIn(request, 'ben.one');
    await operate('faults', { service: 'sports', pathPattern: '^/(?!_health)', ...fault });
    const { status, headers, body } = await requestContext(request);
    expect([status >= 502, body.code, headers['x-session-ended']]).toEqual([true, 'error.system.error', undefined]);
    await operate('faults', { reset: true });
    expect((await requestContext(request)).status).toBe(200);
  });
}

test('SPB-01 an address of a foreign origin is not passed on', async ({ request }) => {
  const body = JSON.stringify({
    contextId: 'c1',
    iframeUrl: 'https://evil.example/frame?context=c1',
    expiresAt: '2099-01-01T00:00:00.000Z',
  });
  await operate('faults', { service: 'sports', pathPattern: '/contexts$', status: 201, body });
  expect(await requestContext(request)).toMatchObject({ status: 502, body: { code: 'error.system.error' } });
});

test('SPB-01 a player is no visitor while the platform does not answer', async ({ request }) => {
  await signIn(request, 'ben.one');
  await operate('faults', { service: 'platform', pathPattern: '^/(?!_health)', reset: 'connection' });
  const { status, body, headers } = await requestContext(request);
  expect([status, body.iframeUrl, headers['x-session-ended']]).toEqual([503, undefined, undefined]);
});
