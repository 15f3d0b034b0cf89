import { expect } from '@playwright/test';
import { createConsentId } from '#lib/consent/consent-id.ts';
import { allCookies } from '#lib/consent/rules.ts';
import { registrationBody } from '../../fixtures/registration-body.ts';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { inventPerson } from '../../journeys/support/new-player.ts';
import { lastMessage, operate, playerIdOf } from '../../journeys/support/operator.ts';
import { emailOf } from '../../journeys/support/player.ts';
import { openWire, type Wire } from './wire.ts';

const password = 'Sandbox1!';

export async function solveCaptcha(wire: Wire): Promise<string> {
  const { captcha } = JSON.parse((await wire.send('GET', '/api/config?market=UN')).text);
  const body = JSON.stringify({ sitekey: captcha.siteKey, host: siteUrl });
  const headers = { 'Content-Type': 'application/json' };
  return ((await (await fetch(`${captcha.url}/solve`, { method: 'POST', headers, body })).json()) as { token: string }).token;
}

export async function signIn(wire: Wire, handle: string, expected = 200): Promise<void> {
  const { csrfToken } = JSON.parse((await wire.send('GET', '/api/auth/csrf')).text);
  const form = { csrfToken, email: emailOf(handle), password, json: 'true' };
  expect((await wire.send('POST', '/api/auth/callback/credentials', { form })).status).toBe(expected);
  await wire.send('GET', '/api/session/refusal');
}

export async function signOut(wire: Wire): Promise<void> {
  const { csrfToken } = JSON.parse((await wire.send('GET', '/api/auth/csrf')).text);
  expect((await wire.send('POST', '/api/auth/signout', { form: { csrfToken, json: 'true' } })).status).toBe(200);
}

/** A visitor who has chosen cookies and a language. */
async function visit(wire: Wire): Promise<void> {
  expect((await wire.send('GET', '/fi-FI')).status).toBe(200);
  const consent = { options: allCookies, consentId: createConsentId(new Date()) };
  expect((await wire.send('POST', '/api/consent', { json: consent })).status).toBe(204);
  expect((await wire.send('POST', '/api/locale', { json: { to: 'fi-FI', path: '/' } })).status).toBe(200);
}

/** Registers a player; in Malta, where no code is needed, the account is open at once. */
async function register(wire: Wire, country: 'MT' | 'FI'): Promise<string> {
  const { lastName, digits, dateOfBirth } = inventPerson();
  const handle = `first.${digits}`;
  const phone = { phonePrefix: '+358', phoneBody: `447${digits}`, mobilePhone: `+358447${digits}` };
  const json = registrationBody(
    { lastName, digits, dateOfBirth, email: emailOf(handle) },
    country === 'FI' ? { ...phone, countryCode: country, postCode: '00510' } : {},
  );
  const headers = { hcaptchaToken: await solveCaptcha(wire) };
  const answer = await wire.send('POST', `/api/platform/player/registration?country=${country}`, { headers, json });
  expect(answer.status, answer.text).toBe(200);
  return handle;
}

async function signInAndOut(wire: Wire): Promise<void> {
  await signIn(wire, 'jon.timeout', 401);
  await signIn(wire, 'cleo.vip');
  for (const path of [
    '/api/auth/session',
    '/api/terms',
    '/api/platform/player/me/transaction_summary',
    '/api/session/list',
    '/fi-FI',
    '/fi-FI/my-account',
  ]) {
    expect((await wire.send('GET', path)).status, path).toBe(200);
  }
  const context = { locale: 'fi-FI', path: 'football' };
  expect((await wire.send('POST', '/api/sportsbook/context', { json: context })).status).toBe(200);
  const copy = openWire();
  for (const [name, cookie] of wire.jar) copy.jar.set(name, cookie);
  await signOut(wire);
  expect((await copy.send('GET', '/api/platform/player/me/wallet')).status).toBe(401);
  wire.answers.push(...copy.answers);
}

/** A sign-up with its first sign-in, a block while signed in, and the sign-in after it. */
async function registerAndBlock(wire: Wire): Promise<void> {
  const handle = await register(wire, 'MT');
  await signIn(wire, handle);
  await operate(`player/${await playerIdOf(handle)}`, { status: 'TIMEOUT' });
  expect((await wire.send('GET', '/api/platform/player/me/wallet')).status).toBe(403);
  await signIn(wire, handle, 401);
}

/** A sign-in that finds an unfinished registration, whose cookie it sets again. */
async function resumeRegistration(wire: Wire): Promise<void> {
  await signIn(wire, await register(wire, 'FI'), 401);
}

/** A new password, which ends the session of this browser. */
async function recover(wire: Wire): Promise<void> {
  const email = emailOf(await register(openWire(), 'MT'));
  const headers = { hcaptchaToken: await solveCaptcha(wire) };
  expect((await wire.send('POST', '/api/recovery/request', { headers, json: { email, channel: 'EMAIL' } })).status).toBe(200);
  const token = new URL((await lastMessage(email)).link ?? '').searchParams.get('token');
  expect((await wire.send('POST', '/api/recovery/link', { json: { token } })).status).toBe(200);
  expect((await wire.send('POST', '/api/recovery/password', { json: { password: 'Lantern-77x' } })).status).toBe(200);
}

/** Pay-and-play from the bank over the contact form to the session, with a fingerprint as long as the site takes. */
async function payAtBank(wire: Wire): Promise<void> {
  const start = { locale: 'fi-FI', amountMinor: 5_000, to: '/promotions' };
  const started = await wire.send('POST', '/api/pay-and-play/start', { json: start });
  expect(started.status, started.text).toBe(200);
  const bank = new URL(JSON.parse(started.text).url);
  const { digits } = inventPerson();
  const confirmed = await fetch(`${bank.origin}${bank.pathname}/confirm`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ bank: 'revontuli', customer: `quiet-${digits}`, account: 'everyday' }),
  });
  const { searchParams } = new URL(confirmed.headers.get('location') ?? '');
  const returned = {
    state: searchParams.get('state'),
    code: searchParams.get('code'),
    sessionId: searchParams.get('session_id'),
    blackbox: 'x'.repeat(1_000),
  };
  expect(JSON.parse((await wire.send('POST', '/api/pay-and-play/return', { json: returned })).text)).toMatchObject({
    kind: 'form',
  });
  const form = { email: `newcomer.${digits}@bank.test`, phone: `+35845${digits}1`, marketing: false, terms: true };
  const answer = await wire.send('POST', '/api/pay-and-play/continue', { json: { form } });
  expect([answer.status, JSON.parse(answer.text)], answer.text).toMatchObject([200, { kind: 'in' }]);
  expect((await wire.send('GET', '/api/platform/player/me/wallet')).status).toBe(200);
}

/** Whatever sets, changes or clears a session, by a visitor who has chosen cookies and a language. */
export const sessionFlows: readonly (readonly [name: string, run: (wire: Wire) => Promise<void>])[] = (
  [
    ['a sign-in and a sign-out', signInAndOut],
    ['a sign-up, its first sign-in, and a block', registerAndBlock],
    ['an unfinished registration', resumeRegistration],
    ['a new password', recover],
    ['pay-and-play', payAtBank],
  ] as const
).map(([name, run]) => [
  name,
  async (wire) => {
    await visit(wire);
    await run(wire);
  },
]);
