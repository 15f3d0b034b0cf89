import { createServer } from 'node:http';
import type { Hono } from 'hono';
import { serviceNames } from '#lib/config/services.ts';
import { createGeoBoard } from '#sandbox/access/geo.ts';
import { createAccessService } from '#sandbox/access/service.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { createFaultBoard } from '#sandbox/kit/faults.ts';
import { createLimitBoard } from '#sandbox/kit/limits.ts';
import { type Listening, listen } from '#sandbox/kit/serve.ts';
import type { OpsDesk } from '#sandbox/ops/desk.ts';
import type { Holdings } from '#sandbox/ops/holdings.ts';
import type { PlayerCard, PlayerChange } from '#sandbox/ops/players.ts';
import { createOpsService } from '#sandbox/ops/service.ts';
import { createTrackingLog } from '#sandbox/ops/tracking.ts';

const operator = { Authorization: `Basic ${btoa('operator:operator')}` };
const ava: PlayerCard = {
  playerId: '100001',
  name: 'Ava New',
  email: 'ava.new@sandbox.test',
  mobilePhone: '+35699123456',
  countryCode: 'MT',
  status: 'REGISTERED',
  kycStatus: 'NOT_VERIFIED',
  loyaltyLevel: 1,
  multibrandSuspended: false,
  flags: { casino: true, payout: false },
};
const holdings: Holdings = {
  currency: 'EUR',
  limits: [{ kind: 'DEPOSIT', period: 'D', value: 100, used: 90, resetAt: '2026-05-02T00:00:00.000Z' }],
  documents: [{ type: 'ID', status: 'REQUESTED', requestedDaysAgo: 18, daysLeft: 12 }],
};
const sent = [
  { to: 'ava.new@sandbox.test', channel: 'EMAIL', text: 'Your code', code: '123456', at: '2026-01-01T00:00:00.000Z' },
] as const;

let desk: OpsDesk;
let app: Hono;
let log: string[];
let changes: PlayerChange[];

beforeEach(() => {
  log = [];
  changes = [];
  let offsetMs = 0;
  const geo = createGeoBoard();
  const config = readSandboxConfig({ NODE_ENV: 'test', SANDBOX_PORT_OFFSET: '23700' });
  const access = createAccessService({ geo });
  desk = {
    config,
    database: new Proxy({} as OpsDesk['database'], {}),
    faults: createFaultBoard(),
    rateLimits: createLimitBoard(false, () => 0),
    geo,
    clock: {
      now: () => new Date(Date.parse('2026-05-01T00:00:00Z') + offsetMs),
      get offsetMs() {
        return offsetMs;
      },
      advance: async (milliseconds) => {
        offsetMs += milliseconds;
      },
      reset: async () => {
        offsetMs = 0;
        log.push('clock');
      },
      onMove: () => {},
    },
    outbox: {
      send: async () => {},
      list: async (to) => sent.filter((message) => to === undefined || message.to === to),
      clear: async () => void log.push('outbox'),
    },
    services: [
      { ...access, name: 'platform', reset: async () => void log.push('platform') },
      { ...access, name: 'content', reset: async () => void log.push('content') },
    ],
    players: {
      list: async () => [ava],
      read: async (id) => (id === ava.playerId ? ava : undefined),
      readHoldings: async (id) => (id === ava.playerId ? holdings : undefined),
      update: async (id, change) => {
        changes.push(change);
        return id === ava.playerId ? ava : undefined;
      },
    },
    ledger: { read: async () => undefined, adjust: async () => undefined },
    withdrawals: { list: async () => ({ withdrawals: [], position: 0, hasMore: false }), decide: async () => undefined },
    tracking: createTrackingLog({ now: () => new Date('2026-05-01T00:00:00Z') }),
    verifyLedger: async () => ({ balanced: true, accounts: 4, entries: 12, faults: [] }),
  };
  app = createOpsService(desk).app;
});

function get(path: string, headers: Record<string, string> = operator) {
  return app.request(`http://127.0.0.1:4112${path}`, { headers });
}

function post(path: string, body: unknown, headers: Record<string, string> = operator) {
  return app.request(`http://127.0.0.1:4112${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

function submit(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.request(`http://127.0.0.1:4112${path}`, {
    method: 'POST',
    headers: { ...operator, 'Sec-Fetch-Site': 'same-origin', ...headers },
    body: new URLSearchParams(fields),
  });
}

test('OPS-05 lets nobody in without the operator’s password, but for health', async () => {
  for (const path of ['/', '/players', '/api/clock', '/api/outbox', '/api/players', '/style.css']) {
    const response = await get(path, {});
    expect([path, response.status]).toEqual([path, 401]);
    expect(response.headers.get('WWW-Authenticate')).toContain('Basic');
  }
  expect((await get('/api/health', {})).status).toBe(200);
});

describe('health', () => {
  let listening: Listening;
  const broken = createServer((_, response) => response.writeHead(500).end());

  beforeEach(async () => {
    listening = await listen(createOpsService(desk), desk.config.ports.ops, desk);
    await new Promise<void>((resolve) => void broken.listen(desk.config.ports.platform, '127.0.0.1', resolve));
  });
  afterEach(async () => {
    await listening.close();
    broken.closeAllConnections();
    await new Promise((resolve) => broken.close(resolve));
  });

  test('OPS-01 calls a service healthy only when it answers over HTTP', async () => {
    const health = await (await get('/api/health', {})).json();
    expect(Object.keys(health)).toEqual([...serviceNames]);
    expect(health.ops).toEqual({ ok: true, port: 27_812 });
    expect(health.platform).toEqual({ ok: false, port: 27_800 });
    expect(health.content).toEqual({ ok: false, port: 27_803 });
  });
});

test('OPS-05 moves the clock and takes it back', async () => {
  expect(await (await post('/api/clock', { advanceSeconds: 90_000 })).json()).toEqual({
    now: '2026-05-02T01:00:00.000Z',
    offsetSeconds: 90_000,
  });
  expect(await (await get('/api/clock')).json()).toMatchObject({ offsetSeconds: 90_000 });
  expect(await (await post('/api/clock', { reset: true })).json()).toMatchObject({ offsetSeconds: 0 });
});

test('MKT-32 the operator sets the place of everybody and ends it', async () => {
  expect(await (await post('/api/geo', { country: 'ca', region: 'QC' })).json()).toEqual({ country: 'CA', region: 'QC' });
  expect(desk.geo.read()).toEqual({ country: 'CA', region: 'QC' });
  expect(await (await post('/api/geo', { country: null })).json()).toEqual({ country: null });
  expect(desk.geo.read()).toBeUndefined();
});

test('OPS-05 adds failures and removes them all', async () => {
  const added = await (await post('/api/faults', { service: 'platform', pathPattern: '/wallet$', status: 500, times: 2 })).json();
  expect(added).toEqual({ id: 1, service: 'platform', pathPattern: '/wallet$', status: 500, times: 2 });
  expect(await (await get('/api/faults')).json()).toEqual([added]);
  expect(await (await post('/api/faults', { reset: true })).json()).toEqual([]);
  expect(desk.faults.list()).toEqual([]);
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
])('refuses %s %j and names the field', async (path, body, field) => {
  const response = await post(path, body);
  const envelope = await response.json();
  expect([response.status, envelope.code]).toEqual([400, 'error.validation']);
  expect(envelope.fieldErrors[0]).toMatchObject({ field });
  expect(desk.faults.list()).toEqual([]);
});

test('refuses what is not JSON, and knows what it does not have', async () => {
  const broken = await post('/api/clock', '{"advance');
  expect([broken.status, (await broken.json()).code]).toEqual([400, 'error.body.not_json']);
  const unknown = await get('/api/nothing');
  expect([unknown.status, (await unknown.json()).code]).toEqual([404, 'error.not_found']);
});

test('says so when the content service does not answer', async () => {
  const response = await post('/api/maintenance', { maintenance: true });
  expect(response.status).toBe(502);
  expect((await response.json()).message).toContain('content service');
});

test('OPS-04 shows the messages of one receiver, and masks the receivers of all', async () => {
  expect(await (await get('/api/outbox?to=ava.new@sandbox.test')).json()).toEqual(sent);
  expect(await (await get('/api/outbox')).json()).toEqual([{ ...sent[0], to: 'a•••@sandbox.test' }]);
  expect(await (await get('/api/outbox?to=nobody@sandbox.test')).json()).toEqual([]);
});

test('OPS-05 masks name, e-mail and phone in the list of players until one is opened', async () => {
  expect(await (await get('/api/players')).json()).toEqual([
    { ...ava, name: 'A••• N•••', email: 'a•••@sandbox.test', mobilePhone: '+356•••56' },
  ]);
  expect(await (await get('/api/player/100001')).json()).toEqual({ ...ava, ...holdings });
  const page = await (await get('/players')).text();
  expect(page).toContain('a•••@sandbox.test');
  expect(page).not.toContain(ava.email);
  expect(await (await get('/players/100001')).text()).toContain(ava.email);
});

test('OPS-05 changes a player; an unknown one is 404', async () => {
  const change = { flags: { casino: false }, kycStatus: 'FULLY VERIFIED', loyaltyLevel: 5 };
  expect((await post('/api/player/100001', change)).status).toBe(200);
  expect(changes).toEqual([change]);
  expect((await post('/api/player/9', change)).status).toBe(404);
});

test('OPS-04 shows a person each message with its code, and the receiver unmasked only once it is opened', async () => {
  for (const path of ['/messages', '/messages?to=ava.new@sandbox.test']) {
    const page = await (await get(path)).text();
    expect(page).toContain('<code class="copy">123456</code>');
    expect(page).toMatch(/<summary>(?:(?!ava\.new)[\s\S])*<\/summary>/);
    expect(page).toContain('href="/messages?to=ava.new%40sandbox.test"');
  }
  expect(await (await get('/messages?to=nobody@sandbox.test')).text()).toContain('No message has been sent.');
});

test('OPS-05 resets the clock before the services seed by it, and the outbox last', async () => {
  desk.faults.add({ service: 'content', pathPattern: '.*', status: 500 });
  desk.geo.set({ country: 'FI' });
  expect((await post('/api/reset', '')).status).toBe(200);
  expect(log).toEqual(['clock', 'platform', 'content', 'outbox']);
  expect([desk.faults.list(), desk.geo.read()]).toEqual([[], undefined]);
});

test('DEC-X-9 counts calls from this machine when the operator says so, by interface and by form, until a reset', async () => {
  expect(await (await get('/api/limits')).json()).toEqual({ on: false });
  expect(await (await post('/api/limits', { on: true })).json()).toEqual({ on: true });
  expect(await (await get('/')).text()).toContain('Stop counting');
  expect((await post('/api/limits', { on: 'yes' })).status).toBe(400);
  await post('/api/reset', '');
  expect(desk.rateLimits.read()).toBe(false);
});

test('reads the ledger’s verdict', async () => {
  expect(await (await get('/api/ledger/verify')).json()).toMatchObject({ balanced: true, accounts: 4, entries: 12 });
});

describe('the console', () => {
  test('OPS-05 does by form what the interface does', async () => {
    const moved = await submit('/do/clock', { amount: '1.5', unit: 'hours' });
    expect([moved.status, moved.headers.get('Location')]).toEqual([303, '/?done=1#clock']);
    expect(desk.clock.offsetMs).toBe(5_400_000);
    await submit('/do/geo', { country: 'no', region: '' });
    expect(desk.geo.read()).toEqual({ country: 'NO' });
    await submit('/do/faults', { service: 'content', pathPattern: 'query', cut: 'on', times: '3', status: '', body: '' });
    expect(desk.faults.list()).toEqual([{ id: 1, service: 'content', pathPattern: 'query', times: 3, reset: 'connection' }]);
    await submit('/players/100001', { status: 'CLOSED', kycStatus: 'PENDING', loyaltyLevel: '2', casino: 'on' });
    expect(changes[0]).toEqual({ status: 'CLOSED', kycStatus: 'PENDING', loyaltyLevel: 2 });
    await submit('/players/100001', { status: 'REGISTERED', kycStatus: 'NOT_VERIFIED', loyaltyLevel: '1', payout: 'on' });
    expect(changes[1]).toEqual({ flags: { casino: false, payout: true } });
  });

  test('OPS-05 sets limits and documents by form: what changed, and nothing else', async () => {
    const page = await (await get('/players/100001')).text();
    expect(page).toMatch(/name="DEPOSIT\.D"[^>]*value="100"/);
    expect(page).toContain('90.00 used');
    expect(page).toContain('<td>12</td>');
    expect(page).not.toMatch(/<script|style="/);
    const saved = await submit('/players/100001/limits', { 'DEPOSIT.D': '100', 'DEPOSIT.W': '250.5', 'SPEND.M': '' });
    expect(saved.headers.get('Location')).toBe('/players/100001?done=1#limits');
    await submit('/players/100001/limits', { 'DEPOSIT.D': '' });
    await submit('/players/100001/documents', {
      'ID.status': 'REQUESTED',
      'ID.daysAgo': '18',
      'POA.status': 'UNDER_REVIEW',
      'POA.daysAgo': '3',
      'SOW.status': '',
      'SOW.daysAgo': '5',
    });
    await submit('/players/100001/documents', { 'ID.status': '', 'ID.daysAgo': '18' });
    expect(changes).toEqual([
      { limits: [{ kind: 'DEPOSIT', period: 'W', value: 250.5 }] },
      { limits: [{ kind: 'DEPOSIT', period: 'D', value: null }] },
      { documents: [{ type: 'POA', status: 'UNDER_REVIEW', requestedDaysAgo: 3 }] },
      { documents: [{ type: 'ID', status: null, requestedDaysAgo: 18 }] },
    ]);
  });

  test('OPS-05 says what is wrong with a limit, and that nothing was changed', async () => {
    const told = async (path: string, fields: Record<string, string>) => {
      const refused = await submit(path, fields);
      return (await get(refused.headers.get('Location') ?? '')).text();
    };
    expect(await told('/players/100001/limits', { 'DEPOSIT.D': '-5' })).toMatch(/role="alert"[^<]*>[^<]*limits\.0\.value/);
    expect(await told('/players/100001/limits', { 'DEPOSIT.D': '100' })).toContain('names nothing to change');
    expect(await told('/players/100001/documents', { 'ID.status': 'LOST' })).toContain('role="alert"');
    expect((await submit('/players/1/limits', { 'DEPOSIT.D': '5' })).status).toBe(404);
    expect(changes).toEqual([]);
  });

  test('OPS-05 says on the page what was wrong with a form', async () => {
    const refused = await submit('/do/faults', { service: 'content', pathPattern: '(', status: '500' });
    const page = await (await get(refused.headers.get('Location') ?? '')).text();
    expect(page).toContain('role="alert"');
    expect(page).toContain('pathPattern is not a regular expression');
  });

  test('shows the state of everything without a script, and escapes what it shows', async () => {
    desk.faults.add({ service: 'content', pathPattern: '<img>', status: 500 });
    const response = await get('/');
    const page = await response.text();
    expect(page).toContain('&lt;img&gt;');
    expect(page).not.toMatch(/<script|<img|style="/);
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test.each([{ 'Sec-Fetch-Site': 'cross-site' }, { 'Sec-Fetch-Site': 'same-site' }])(
    'takes no change from another origin: %j',
    async (headers) => {
      expect((await submit('/do/clock', { amount: '1', unit: 'days' }, headers)).status).toBe(403);
      expect((await post('/api/clock', { advanceSeconds: 1 }, { ...operator, ...headers })).status).toBe(403);
      expect(desk.clock.offsetMs).toBe(0);
    },
  );

  test('compares the origin when the browser says nothing else', async () => {
    expect((await post('/api/clock', { advanceSeconds: 1 }, { ...operator, Origin: 'http://localhost:3000' })).status).toBe(403);
    expect((await post('/api/clock', { advanceSeconds: 1 }, { ...operator, Origin: 'http://127.0.0.1:4112' })).status).toBe(200);
  });
});
