import { createServer } from 'node:http';
import { serviceNames } from '#lib/core/config/services.ts';
import { type Listening, listen } from '#sandbox/kit/http/serve.ts';
import { createOpsService } from '#sandbox/ops/service.ts';
import { ava, openOps, restrictions, sent } from '../fixtures/sandbox/ops.ts';

let ops: ReturnType<typeof openOps>;

beforeEach(() => {
  ops = openOps();
});

test('OPS-05 requires the operator’s password, except for health', async () => {
  for (const path of ['/', '/players', '/api/clock', '/api/outbox', '/api/players', '/style.css']) {
    const response = await ops.get(path, {});
    expect([path, response.status]).toEqual([path, 401]);
    expect(response.headers.get('WWW-Authenticate')).toContain('Basic');
  }
  expect((await ops.get('/api/health', {})).status).toBe(200);
});

describe('health', () => {
  let listening: Listening;
  const broken = createServer((_, response) => response.writeHead(500).end());

  beforeEach(async () => {
    listening = await listen(createOpsService(ops.context), ops.context.config.ports.ops, ops.context);
    await new Promise<void>((resolve) => void broken.listen(ops.context.config.ports.platform, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await listening.close();
    broken.closeAllConnections();
    await new Promise((resolve) => broken.close(resolve));
  });

  test('OPS-01 reports a service as healthy only when it answers over HTTP', async () => {
    const health = await (await ops.get('/api/health', {})).json();
    expect(Object.keys(health)).toEqual([...serviceNames]);
    expect(health.ops).toEqual({ ok: true, port: 27_812 });
    expect(health.platform).toEqual({ ok: false, port: 27_800 });
    expect(health.content).toEqual({ ok: false, port: 27_803 });
  });
});

test('OPS-05 moves the clock and resets it', async () => {
  expect(await (await ops.post('/api/clock', { advanceSeconds: 90_000 })).json()).toEqual({
    now: '2026-05-02T01:00:00.000Z',
    offsetSeconds: 90_000,
  });
  expect(await (await ops.get('/api/clock')).json()).toMatchObject({ offsetSeconds: 90_000 });
  expect(await (await ops.post('/api/clock', { reset: true })).json()).toMatchObject({ offsetSeconds: 0 });
});

test('MKT-32 overrides the location of all visitors and resets it', async () => {
  expect(await (await ops.post('/api/geo', { country: 'ca', region: 'QC' })).json()).toEqual({ country: 'CA', region: 'QC' });
  expect(ops.context.geo.read()).toEqual({ country: 'CA', region: 'QC' });
  expect(await (await ops.post('/api/geo', { country: null })).json()).toEqual({ country: null });
  expect(ops.context.geo.read()).toBeUndefined();
});

test('OPS-05 adds failures and removes them all', async () => {
  const added = await (
    await ops.post('/api/faults', { service: 'platform', pathPattern: '/wallet$', status: 500, times: 2 })
  ).json();
  expect(added).toEqual({ id: 1, service: 'platform', pathPattern: '/wallet$', status: 500, times: 2 });
  expect(await (await ops.get('/api/faults')).json()).toEqual([added]);
  expect(await (await ops.post('/api/faults', { reset: true })).json()).toEqual([]);
  expect(ops.context.faults.list()).toEqual([]);
});

test.each(['/geo', '/player/100001/bonuses'])('%s refuses a character that cannot be stored', async (path) => {
  const call = await ops.post(`/api${path}`, { campaignId: 'a\0b', country: 'F\0', reason: 'a test' });
  expect([call.status, (await call.json()).code]).toEqual([400, 'error.body.not_json']);
});

test('a form with a character that cannot be stored is refused with a sentence', async () => {
  const refused = await ops.submit('/do/geo', { country: 'F\0', reason: 'a test' });
  expect(decodeURIComponent(refused.headers.get('Location') ?? '')).toContain('a character that cannot be stored');
});

test.each([
  ['/api/clock', { advanceSeconds: 'soon' }, 'advanceSeconds'],
  ['/api/geo', { country: 'Finland' }, 'country'],
  ['/api/faults', { service: 'platform', pathPattern: '(', status: 500 }, 'pathPattern'],
  ['/api/faults', { service: 'ops', pathPattern: '.*', status: 500 }, 'service'],
  ['/api/faults', { service: 'platform', pathPattern: '.*' }, ''],
  ['/api/maintenance', { maintenance: 'yes' }, 'maintenance'],
  ['/api/player/100001', { flags: { flying: true } }, 'flags'],
  ['/api/player/100001', {}, ''],
])('rejects %s %j and names the field', async (path, body, field) => {
  const response = await ops.post(path, body);
  const envelope = await response.json();
  expect([response.status, envelope.code]).toEqual([400, 'error.validation']);
  expect(envelope.fieldErrors[0]).toMatchObject({ field });
  expect(ops.context.faults.list()).toEqual([]);
});

test('answers 400 to malformed JSON and 404 to unknown paths', async () => {
  const broken = await ops.post('/api/clock', '{"advance');
  expect([broken.status, (await broken.json()).code]).toEqual([400, 'error.body.not_json']);
  const unknown = await ops.get('/api/nothing');
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'error.not_found']);
});

test('answers 502 when the content service does not answer', async () => {
  const response = await ops.post('/api/maintenance', { maintenance: true });
  expect(response.status).toBe(502);
  expect((await response.json()).message).toContain('content service');
});

test('OPS-04 lists the messages of one receiver, and masks receivers in the full list', async () => {
  expect(await (await ops.get('/api/outbox?to=ava.new@sandbox.test')).json()).toEqual(sent);
  expect(await (await ops.get('/api/outbox')).json()).toEqual([{ ...sent[0], to: 'a•••@sandbox.test' }]);
  expect(await (await ops.get('/api/outbox?to=nobody@sandbox.test')).json()).toEqual([]);
});

test('OPS-05 masks name, e-mail and phone in the list of players until one is opened', async () => {
  const masked = { ...ava, name: 'A••• N•••', email: 'a•••@sandbox.test', mobilePhone: '+356•••56' };
  expect(await (await ops.get('/api/players')).json()).toEqual({ players: [masked], position: 0, hasMore: false });
  expect(await (await ops.get('/api/player/100001')).json()).toEqual({ ...ava, ...restrictions });
  const page = await (await ops.get('/players')).text();
  expect(page).toContain('a•••@sandbox.test');
  expect(page).not.toContain(ava.email);
  expect(await (await ops.get('/players/100001')).text()).toContain(ava.email);
});

test('OPS-05 changes a player and answers 404 for an unknown one', async () => {
  const change = { flags: { casino: false }, kycStatus: 'FULLY VERIFIED', loyaltyLevel: 5 };
  expect((await ops.post('/api/player/100001', change)).status).toBe(200);
  expect(ops.changes).toEqual([change]);
  expect((await ops.post('/api/player/9', change)).status).toBe(404);
});

test('OPS-04 the page shows each message with its code, and the full receiver only inside an opened message', async () => {
  for (const path of ['/messages', '/messages?to=ava.new@sandbox.test']) {
    const page = await (await ops.get(path)).text();
    expect(page).toContain('<code class="copy">123456</code>');
    expect(page).toMatch(/<summary>(?:(?!ava\.new)[\s\S])*<\/summary>/);
    expect(page).toContain('href="/messages?to=ava.new%40sandbox.test"');
  }
  expect(await (await ops.get('/messages?to=nobody@sandbox.test')).text()).toContain('No messages yet.');
});

test('OPS-05 resets the clock before the services, whose seeds use it, and the outbox last', async () => {
  ops.context.faults.add({ service: 'content', pathPattern: '.*', status: 500 });
  ops.context.geo.set({ country: 'FI' });
  expect((await ops.post('/api/reset', '')).status).toBe(200);
  expect(ops.log).toEqual(['clock', 'platform', 'content', 'outbox']);
  expect([ops.context.faults.list(), ops.context.geo.read()]).toEqual([[], undefined]);
});

test('DEC-X-9 the operator can enable rate limits for this machine until a reset', async () => {
  expect(await (await ops.get('/api/limits')).json()).toEqual({ on: false });
  expect(await (await ops.post('/api/limits', { on: true })).json()).toEqual({ on: true });
  expect(await (await ops.get('/')).text()).toContain('Stop counting');
  expect((await ops.post('/api/limits', { on: 'yes' })).status).toBe(400);
  await ops.post('/api/reset', '');
  expect(ops.context.rateLimits.read()).toBe(false);
});

test('verifies the ledger', async () => {
  expect(await (await ops.get('/api/ledger/verify')).json()).toMatchObject({ balanced: true, accounts: 4, entries: 12 });
});
