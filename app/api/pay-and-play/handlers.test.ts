import { CallError } from '#lib/core/api/errors.ts';

const world = { bankUrl: '', login: (): unknown => ({ idToken: 'a-token' }), exchanged: undefined as unknown };
jest.mock('#lib/core/api/server.ts', () => ({
  call: async ({ path }: { readonly path: string }, { body }: { readonly body: unknown }) => {
    if (path === '/authorize') return { redirectOutput: { url: world.bankUrl } };
    if (!path.endsWith('/code')) return world.login();
    world.exchanged = body;
    return player;
  },
}));
jest.mock('#lib/pay-and-play/offer.ts', () => ({
  readOfferFor: async (_context: unknown, _address: unknown, readBanner: { readonly name: string }) => ({
    kind: 'offered',
    banner: { minMinor: readBanner.name === 'readPublished' ? 2_000 : 1, maxMinor: 100_000 },
  }),
}));
jest.mock('#lib/access/gate.ts', () => ({
  addressOf: () => '203.0.113.9',
  rateLimitKey: () => '203.0.113.9',
  originOf: async () => ({ ipAddress: '203.0.113.9' }),
  checkAccess: async () => undefined,
  checkMoneyAccess: async () => undefined,
}));
jest.mock('#lib/session/sign-in/sign-in.ts', () => ({ hasKeys: async () => true }));
jest.mock('#lib/session/sign-in/start-session-by-token.ts', () => ({ startSessionByToken: async () => ['session=1'] }));

const player = { email: 'a@sandbox.test', mobilePhone: '+358401234567', playerId: '7', existing: true };
const site = 'http://localhost:3000';
const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const lines = () => info.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);

beforeAll(() => {
  process.env.PAY_URL = 'https://pay.example';
  process.env.PAY_ORIGINS = 'https://*.bank.example';
});
beforeEach(() => {
  info.mockClear();
  error.mockClear();
  world.login = () => ({ idToken: 'a-token' });
});

function post(path: string, body: object, cookie = ''): Request {
  const headers = { 'Content-Type': 'application/json', Origin: site, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie };
  return new Request(`${site}/api/pay-and-play/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function start(bankUrl: string, amountMinor = 5_000): Promise<Response> {
  world.bankUrl = bankUrl;
  const { POST } = await import('./start/route.ts');
  return POST(post('start', { locale: 'fi-FI', amountMinor }));
}

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

test('PNP-02 a player is led to the payment service and the banks of the settings only', async () => {
  for (const url of ['https://pay.example/start', 'https://www.bank.example/sign']) {
    expect((await start(url)).status).toBe(200);
  }
  for (const url of [
    'https://evil.example/',
    'http://pay.example/',
    'javascript:alert(1)',
    'https://bank.example.evil.example/',
  ]) {
    const refused = await start(url);
    expect([url, refused.status, cookieOf(refused)]).toEqual([url, 502, '']);
  }
  expect(String(error.mock.calls[0]?.[0])).toContain('https://evil.example');
});

test('PNP-02 the limits of a payment are the published ones, whatever a draft says', async () => {
  expect((await start('https://pay.example/start', 1_999)).status).toBe(400);
});

async function returnFrom(state: string | undefined, cookie: string): Promise<Response> {
  const { POST } = await import('./return/route.ts');
  return POST(post('return', { state, code: 'c', sessionId: 's', blackbox: 'a-device' }, cookie));
}

/** The state of a visit, which only the bank's address has. */
async function visit(): Promise<{ readonly cookie: string; readonly state: string }> {
  const cookie = cookieOf(await start('https://pay.example/start'));
  const { readVisit } = await import('#lib/pay-and-play/bank-visit.ts');
  const { readCookies } = await import('#lib/core/http/cookies.ts');
  return { cookie, state: (await readVisit(readCookies(cookie)))?.state ?? '' };
}

test('PNP-09 PNP-11 only the browser that went to the bank can return, with the state of its visit and its fingerprint', async () => {
  const [own, other] = [await visit(), await visit()];
  for (const [state, cookie] of [
    [own.state, ''],
    [own.state, other.cookie],
    ['invented', own.cookie],
  ] as const) {
    const refused = await returnFrom(state, cookie);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([400, 'error.pnp.state']);
  }
  expect((await returnFrom(own.state, own.cookie)).status).toBe(200);
  expect(world.exchanged).toMatchObject({ blackbox: 'a-device' });
});

test('SEC-01 a refused sign-in after a payment is logged as one', async () => {
  const { cookie, state } = await visit();
  world.login = () => {
    throw new CallError('platform', { status: 400, code: 'error.account.closed' });
  };
  expect((await returnFrom(state, cookie)).status).toBe(400);
  expect(lines()).toContainEqual(
    expect.objectContaining({ event: 'sign-in', outcome: 'refused', method: 'bank', code: 'login.error.closed' }),
  );
});

test('DEC-X-9 returns and continuations of a visit are limited together', async () => {
  const { POST } = await import('./continue/route.ts');
  const statuses: number[] = [];
  for (let count = 0; count < 241; count += 1) statuses.push((await POST(post('continue', {}))).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  expect((await returnFrom('invented', '')).status).toBe(429);
});
