import { type APIRequestContext, type APIResponse, expect, type PlaywrightWorkerArgs, test } from '@playwright/test';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import type { OpenSession } from '#lib/session/registry/open-session.ts';
import { siteUrl } from '../journeys/support/addresses.ts';
import { registerPlayer, solveCaptcha } from '../journeys/support/new-player.ts';
import { operate, playerIdOf } from '../journeys/support/operator.ts';
import { signIn, signOut, trySignIn, walletPath } from './support/sign-in.ts';

/** The response that the dialog requests after a refused sign-in. */
const refusalOf = async (request: APIRequestContext): Promise<unknown> => (await request.get('/api/session/refusal')).json();

const refused = [
  ['LOG-06', 'jon.timeout', { code: 'login.error.timeout', days: 2, initiator: 'PLAYER' }],
  ['LOG-07', 'kim.excluded', { code: 'login.error.exclusion', days: 180 }],
  ['LOG-08', 'lea.indef', { code: 'login.error.exclusionIndefinite' }],
  ['LOG-10', 'nia.black', { code: 'login.error.blacklisted' }],
  ['LOG-11', 'max.closed', { code: 'login.error.closed' }],
] as const;

for (const [feature, handle, refusal] of refused) {
  test(`${feature} ${handle} is refused with the reason and its details`, async ({ request }) => {
    expect((await trySignIn(request, handle)).status).toBe(401);
    expect(await refusalOf(request)).toMatchObject(refusal);
    expect((await request.get(walletPath)).status()).toBe(401);
  });
}

test('LOG-06 DEC-LOG-2 a timeout set by customer service lasts a day and names its initiator', async ({ request }) => {
  const playerId = await playerIdOf('ivo.limits');
  await operate(`player/${playerId}`, { status: 'TIMEOUT' });
  try {
    await trySignIn(request, 'ivo.limits');
    const refusal = (await refusalOf(request)) as { millisLeft: number };
    expect(refusal).toMatchObject({ code: 'login.error.timeout', initiator: 'OPERATOR', playerId });
    expect(refusal.millisLeft / hourMs).toBeGreaterThan(23);
    expect(refusal.millisLeft / hourMs).toBeLessThanOrEqual(24);
  } finally {
    await operate(`player/${playerId}`, { status: 'REGISTERED' });
  }
});

test('LOG-09 LOG-12 DEC-X-9 unknown and known addresses are refused, asked for a captcha and locked in the same way', async ({
  request,
}) => {
  const known = await registerPlayer({ request });
  const answers: unknown[][] = [];
  for (const handle of [known.replace('first', 'nobody'), known]) {
    const said: unknown[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      said.push(await trySignIn(request, handle, 'Sandbox2!'), await refusalOf(request));
    }
    expect(said.at(-1)).toEqual({ code: 'login.error.unauthorized', captcha: true });
    for (const token of ['', 'made-up']) said.push(await trySignIn(request, handle, 'Sandbox1!', token));
    expect(said.at(-1)).toEqual({ status: 401, code: 'error.captcha.validation' });
    for (let tries = 0; tries < 3; tries += 1) {
      const token = await solveCaptcha({ request });
      said.push(await trySignIn(request, handle, 'Sandbox2!', token), await refusalOf(request));
    }
    expect(said.at(-1)).toMatchObject({ code: 'login.error.maxAttempt' });
    answers.push(said);
  }
  expect(answers[0]).toEqual(answers[1]);
});

test('LOG-09 DEC-X-9 strangers who lock an account do not lock out the browser that signed in to it before', async ({
  request,
  playwright,
  baseURL,
}) => {
  const handle = await registerPlayer({ request });
  const stranger = await playwright.request.newContext({ baseURL });
  for (let tries = 0; tries < 6; tries += 1) {
    const token = tries < 3 ? '' : await solveCaptcha({ request: stranger });
    await trySignIn(stranger, handle, 'Sandbox2!', token);
  }
  const right = await trySignIn(stranger, handle, 'Sandbox1!', await solveCaptcha({ request: stranger }));
  expect(right).toEqual({ status: 401, code: 'login.error.maxAttempt' });
  await signIn(request, handle);
});

test('LOG-01 DEC-VAL-3 an address signs in with spaces around it and in any case', async ({ request }) => {
  const csrf = ((await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken;
  const form = { csrfToken: csrf, email: '\u00a0Ben.ONE@sandbox.test \u200b', password: 'Sandbox1!', json: 'true' };
  const answer = await request.post('/api/auth/callback/credentials', { headers: { Origin: siteUrl }, form });
  expect(answer.status()).toBe(200);
  expect((await request.get(walletPath)).status()).toBe(200);
});

test('LOG-13 a player of the former system can sign in the first time and again', async ({ request, playwright, baseURL }) => {
  for (const context of [request, await playwright.request.newContext({ baseURL })]) {
    await signIn(context, 'tom.legacy');
    expect(await (await context.get('/api/platform/player/me/profile')).json()).toMatchObject({ firstName: 'Tom' });
  }
});

test('LOG-01 a platform that fails blocks no sign-in and accepts no wrong password', async ({ request }) => {
  const faults = [{ status: 401, body: '<html>' }, { status: 200, body: '{"hello":["world"]}' }, { reset: 'connection' }];
  for (const fault of faults) {
    await operate('faults', { service: 'platform', pathPattern: '^/(?!_health)', ...fault });
    try {
      expect(await trySignIn(request, 'ben.one', 'Sandbox2!')).toEqual({ status: 401, code: 'login.error.unauthorized' });
      await signIn(request, 'ben.one');
    } finally {
      await operate('faults', { reset: true });
    }
    expect((await request.get(walletPath)).status()).toBe(200);
  }
});

test('LOG-27 a failing identity service is reported as a system error, not as a wrong password, and locks no account', async ({
  request,
}) => {
  await operate('faults', { service: 'identity', pathPattern: '^/$', reset: 'connection' });
  try {
    for (let tries = 0; tries < 6; tries += 1) {
      expect(await trySignIn(request, 'ben.one')).toEqual({ status: 401, code: 'error.system.error' });
    }
  } finally {
    await operate('faults', { reset: true });
  }
  await signIn(request, 'ben.one');
});

test('LOG-01 LOG-14 LOG-19 a session lives in cookies that scripts cannot read, for a year at most, until the sign-out', async ({
  request,
}) => {
  await signIn(request, 'ben.one');
  const session = await (await request.get('/api/auth/session')).json();
  expect(session.user).toMatchObject({ market: 'FI', loginMethod: 'DEFAULT' });
  const identity = async () => (await request.storageState()).cookies.find(({ name }) => name === 'sb_session');
  const cookie = await identity();
  expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', path: '/' });
  expect(Math.round((cookie?.expires ?? 0) / 86_400 - Date.now() / dayMs)).toBe(365);
  expect((await request.get(walletPath)).status()).toBe(200);
  await signOut(request);
  expect(await identity()).toBeUndefined();
  const after = await request.get(walletPath);
  expect(after.status()).toBe(401);
  expect(await after.json()).toMatchObject({ code: 'error.token.expired' });
});

/** Another client with the same cookies, as a thief or a backup has them. */
async function copyOf(request: APIRequestContext, playwright: PlaywrightWorkerArgs['playwright']) {
  return playwright.request.newContext({ baseURL: siteUrl, storageState: await request.storageState() });
}

const post = (request: APIRequestContext, path: string, data: object = {}) =>
  request.post(path, { headers: { Origin: siteUrl }, data });

test('LOG-14 LOG-17 copied cookies open nothing once the player has signed out, and the player elsewhere stays', async ({
  request,
  playwright,
}) => {
  await signIn(request, 'gus.risk');
  const [copy, elsewhere] = [await copyOf(request, playwright), await playwright.request.newContext({ baseURL: siteUrl })];
  await signIn(elsewhere, 'gus.risk');
  expect((await copy.get(walletPath)).status()).toBe(200);
  await signOut(request);
  const refused = await copy.get(walletPath);
  expect([refused.status(), await refused.json()]).toMatchObject([401, { code: 'error.session.ended' }]);
  expect((await copy.storageState()).cookies.filter(({ name }) => name.startsWith('parlour.'))).toEqual([]);
  const again = await copyOf(elsewhere, playwright);
  expect((await again.get(walletPath)).status()).toBe(200);
});

test('LOG-14 RTM-09 CHT-11 every handler of a player refuses copied cookies after the sign-out, and says that the session has ended', async ({
  request,
  playwright,
}) => {
  await signIn(request, 'gus.risk');
  const cookies = await request.storageState();
  await signOut(request);
  const asCopy = () => playwright.request.newContext({ baseURL: siteUrl, storageState: cookies });
  const launch = { locale: 'en-FI', slug: 'ferrymans-lantern', wantsFun: false };
  const withdrawal = { amount: 10, methodId: 'bank', accountId: '1' };
  const calls: readonly [string, (copy: APIRequestContext) => Promise<APIResponse>][] = [
    ['a withdrawal', (copy) => post(copy, '/api/platform/payment/me/withdraw', withdrawal)],
    ['a launch', (copy) => post(copy, '/api/play/launch', launch)],
    ['personal content', (copy) => copy.get('/api/content/for-me?locale=en-MT')],
    ['the statement', (copy) => copy.get('/api/history/export?locale=en-MT&zone=Europe/Malta')],
    ['the terms', (copy) => copy.get('/api/terms')],
    ['the sessions', (copy) => copy.get('/api/session/list')],
    ['activity', (copy) => post(copy, '/api/session/activity', { idleMs: 0 })],
    ['other sign-outs', (copy) => post(copy, '/api/session/end', { others: true })],
    ['the copy of data', (copy) => post(copy, '/api/account/data')],
    ['the inbox', (copy) => copy.get('/api/inbox')],
    ['unread messages', (copy) => copy.get('/api/inbox/unread')],
    ['a change of a message', (copy) => post(copy, '/api/inbox/changes', { id: '1', change: 'read' })],
    ['the chat', (copy) => copy.get('/api/support/chat-player')],
    ['the sportsbook', (copy) => post(copy, '/api/sportsbook/context', { locale: 'en-UN', path: 'football' })],
  ];
  const silent: typeof calls = [
    ['the feed', (copy) => post(copy, '/api/realtime/ticket')],
    ['the session of the messaging service', (copy) => copy.get('/api/inbox/session')],
  ];
  for (const [name, send] of [...calls, ...silent]) {
    const answer = await send(await asCopy());
    const isSilent = silent.some(([each]) => each === name);
    expect([answer.status(), answer.headers()['x-session-ended']], name).toEqual([401, isSilent ? undefined : '1']);
  }
  const shown = await (await asCopy()).get('/api/auth/session');
  expect([shown.status(), await shown.json()]).toEqual([200, {}]);
});

test('LOG-14 a sign-in gets a session of its own, and the one that the browser had before ends', async ({
  request,
  playwright,
}) => {
  await signIn(request, 'gus.risk');
  const copy = await copyOf(request, playwright);
  await signIn(request, 'gus.risk');
  expect((await copy.get(walletPath)).status()).toBe(401);
  expect((await request.get(walletPath)).status()).toBe(200);
});

test('LOG-14 a player sees where the account is signed in, and signs out of one place or of all others', async ({
  request,
  playwright,
}) => {
  const headers = {
    'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
  };
  const phone = await playwright.request.newContext({ baseURL: siteUrl, extraHTTPHeaders: headers });
  const [second, third] = [
    await playwright.request.newContext({ baseURL: siteUrl }),
    await playwright.request.newContext({ baseURL: siteUrl }),
  ];
  for (const context of [phone, second, third, request]) await signIn(context, 'hana.multi');
  const list = async () => (await (await request.get('/api/session/list')).json()) as OpenSession[];
  const [own, ...others] = await list();
  expect(own).toMatchObject({ isCurrent: true });
  // 144 random bits.
  for (const session of await list()) expect(session.id).toMatch(/^[\w-]{24}$/);
  const ofPhone = others.find(({ system }) => system === 'iphone');
  expect(ofPhone).toMatchObject({ browser: 'safari', isCurrent: false });
  const remaining = (await (await post(request, '/api/session/end', { id: ofPhone?.id })).json()) as OpenSession[];
  expect(remaining.map(({ id }) => id)).not.toContain(ofPhone?.id);
  expect((await phone.get(walletPath)).status()).toBe(401);
  expect((await second.get(walletPath)).status()).toBe(200);
  await post(request, '/api/session/end', { others: true });
  expect(await list()).toHaveLength(1);
  for (const context of [second, third]) expect((await context.get(walletPath)).status()).toBe(401);
  expect((await request.get(walletPath)).status()).toBe(200);
});

test('LOG-16 a sign-out clears new terms to accept and cached pages, and no choice of the visitor', async ({ request }) => {
  await signIn(request, 'gus.risk');
  const form = {
    csrfToken: ((await (await request.get('/api/auth/csrf')).json()) as { csrfToken: string }).csrfToken,
    json: 'true',
  };
  const response = await request.post('/api/auth/signout', { headers: { Origin: siteUrl }, form });
  expect(response.headers()['clear-site-data']).toBe('"cache"');
  const cleared = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  expect(cleared.map(({ value }) => value)).toContainEqual(expect.stringMatching(/^terms=;.*Max-Age=0/));
});
