import { z } from 'zod';
import { callService } from '#lib/core/api/call.ts';
import { captchaHeader } from '#lib/core/api/captcha.ts';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { createCaptchaService } from '#sandbox/captcha/service.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import type { SandboxContext } from '#sandbox/kit/context.ts';
import { createFaultRegistry } from '#sandbox/kit/http/faults.ts';
import { type Listening, listen } from '#sandbox/kit/http/serve.ts';
import { createPlatformApp } from '#sandbox/platform/app.ts';
import { defineRoute } from '#sandbox/platform/core/route.ts';

const siteKey = '10000000-ffff-ffff-ffff-000000000001';
const failingKey = '10000000-ffff-ffff-ffff-00000000fa11';
const secret = 'sandbox-captcha-secret';
const host = 'http://localhost:3000';
const personal = endpoint('POST /player/personal', {
  summary: 'A call.',
  by: 'anyone',
  captcha: true,
  reply: z.object({ ok: z.boolean() }),
});

let realNow = new Date('2026-03-01T12:00:00Z');
const now = new Date('2026-03-01T12:00:00Z');
const clock = { now: () => now, offsetMs: 0, advance: async () => {}, reset: async () => {}, onMove: () => {} };
const faults = createFaultRegistry();
const opened: Listening[] = [];
let captcha = '';
let platform = '';
let answered = 0;

beforeAll(async () => {
  const config = readSandboxConfig({ NODE_ENV: 'test' });
  const service = createCaptchaService({ secret, realNow: () => realNow });
  captcha = await open(service, config);
  const context = { config: { ...config, captcha: { verifyUrl: `${captcha}/siteverify`, secret } } } as SandboxContext;
  const served = defineRoute(personal, async () => {
    answered += 1;
    return { ok: true };
  });
  const app = createPlatformApp([served], { context, verifyIdToken: async () => undefined });
  platform = await open({ ...service, name: 'platform', app }, config);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));
beforeEach(() => {
  realNow = new Date('2026-03-01T12:00:00Z');
  answered = 0;
  faults.clear();
});

async function open(service: Parameters<typeof listen>[0], config: ReturnType<typeof readSandboxConfig>): Promise<string> {
  const listening = await listen(service, 0, { clock, faults, config });
  opened.push(listening);
  return `http://127.0.0.1:${listening.port}`;
}

async function solve(sitekey = siteKey): Promise<string> {
  const response = await fetch(`${captcha}/solve`, { method: 'POST', body: JSON.stringify({ sitekey, host }) });
  return z.object({ token: z.string() }).parse(await response.json()).token;
}

async function verify(fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(`${captcha}/siteverify`, { method: 'POST', body: new URLSearchParams(fields) });
  return response.json();
}

function callAsPerson(token?: string) {
  const headers: Record<string, string> = token === undefined ? {} : { [captchaHeader]: token };
  return callService(personal, {}, { baseUrl: platform, siteId: 5, headers });
}

it('SGN-22 a token is accepted once', async () => {
  const response = await solve();
  const good = { success: true, challenge_ts: '2026-03-01T12:00:00.000Z', hostname: host };
  expect(await verify({ secret, response, sitekey: siteKey })).toEqual(good);
  expect(await verify({ secret, response })).toEqual({ success: false, 'error-codes': ['invalid-or-already-seen-response'] });
});

it('SGN-22 a token expires after 120 s', async () => {
  const [young, old] = [await solve(), await solve()];
  realNow = new Date('2026-03-01T12:01:59Z');
  expect(await verify({ secret, response: young })).toMatchObject({ success: true });
  realNow = new Date('2026-03-01T12:02:00Z');
  expect(await verify({ secret, response: old })).toMatchObject({ success: false });
});

it.each([
  ['missing-input-secret', async () => ({ response: await solve() })],
  ['invalid-input-secret', async () => ({ secret: 'another', response: await solve() })],
  ['missing-input-response', async () => ({ secret })],
  ['invalid-input-response', async () => ({ secret, response: 'made up' })],
  ['invalid-input-response', async () => ({ secret, response: await solve(failingKey) })],
  ['invalid-or-already-seen-response', async () => ({ secret, response: `P1_${'x'.repeat(64)}` })],
  ['sitekey-secret-mismatch', async () => ({ secret, response: await solve(), sitekey: failingKey })],
])('SGN-22 verification fails with %s', async (code, fields) => {
  expect(await verify((await fields()) as Record<string, string>)).toEqual({ success: false, 'error-codes': [code] });
});

it('SGN-22 the platform rejects a call without a valid token before handling it', async () => {
  const used = await solve();
  await expect(callAsPerson(used)).resolves.toMatchObject({ reply: { ok: true } });
  for (const token of [undefined, '', 'made up', used, await solve(failingKey)]) {
    await expect(callAsPerson(token)).rejects.toMatchObject({ status: 403, code: 'error.captcha.validation' });
  }
  expect(answered).toBe(1);
});

it('SGN-22 the rejection has the gateway’s message and no code', async () => {
  const response = await fetch(`${platform}/player/personal`, { method: 'POST', headers: { SiteContext: '5' } });
  expect([response.status, await response.json()]).toEqual([
    403,
    { status: 403, message: 'User is not authorized to access this resource with an explicit deny' },
  ]);
});

it('SGN-22 a failing CAPTCHA service is a bad gateway', async () => {
  faults.add({ service: 'captcha', pathPattern: '/siteverify', status: 503 });
  await expect(callAsPerson(await solve())).rejects.toMatchObject({ status: 502, code: 'error.system.error' });
});

it('the frame can be embedded only by the page that requested it, in the page’s language', async () => {
  const response = await fetch(`${captcha}/frame?${new URLSearchParams({ sitekey: siteKey, hl: 'fi', host, theme: 'dark' })}`);
  expect(response.headers.get('content-security-policy')).toContain(`frame-ancestors ${host}`);
  expect(await response.text()).toMatch(/lang="fi"[\s\S]*Olen ihminen/);
  expect((await fetch(`${captcha}/frame?sitekey=none&host=${host}`)).status).toBe(400);
});
