import { type APIRequestContext, expect, test } from '@playwright/test';
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
    expect(refusal.millisLeft / 3_600_000).toBeGreaterThan(23);
    expect(refusal.millisLeft / 3_600_000).toBeLessThanOrEqual(24);
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

test('LOG-13 a player of the former system can sign in the first time and again', async ({ request, playwright, baseURL }) => {
  for (const context of [request, await playwright.request.newContext({ baseURL })]) {
    await signIn(context, 'tom.legacy');
    expect(await (await context.get('/api/platform/player/me/profile')).json()).toMatchObject({ firstName: 'Tom' });
  }
});

test('LOG-27 a failing identity service is reported as a system error, not as a wrong password', async ({ request }) => {
  await operate('faults', { service: 'identity', pathPattern: '^/$', reset: 'connection' });
  try {
    expect((await trySignIn(request, 'ben.one')).code).toBe('error.system.error');
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
  expect(Math.round((cookie?.expires ?? 0) / 86_400 - Date.now() / 86_400_000)).toBe(365);
  expect((await request.get(walletPath)).status()).toBe(200);
  await signOut(request);
  expect(await identity()).toBeUndefined();
  const after = await request.get(walletPath);
  expect(after.status()).toBe(401);
  expect(await after.json()).toMatchObject({ code: 'error.token.expired' });
});
