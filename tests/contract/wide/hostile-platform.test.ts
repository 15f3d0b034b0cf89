import { openPlatform } from '../../fixtures/sandbox/platform.ts';

const ben = '100024';
let platform: Awaited<ReturnType<typeof openPlatform>>;
let token: string;

beforeAll(async () => {
  platform = await openPlatform();
  token = await platform.signToken(ben);
}, 240_000);
afterAll(() => platform?.close());

const device = { blackbox: 'box', ipAddress: '192.0.2.7' };
const amounts = { method: 'CREDITCARD', amount: 20, currency: 'EUR', accountId: 'card_1' };
const launch = { language: 'fi', currency: 'EUR', channel: 'web', jurisdiction: 'MT' };
const ways = { lobbyUrl: 'http://localhost:3000/fi-FI', depositUrl: 'http://localhost:3000/fi-FI/deposit' };

/** Well-formed calls; the test replaces each of their values in turn. */
const bodies: readonly (readonly [call: string, body: Readonly<Record<string, unknown>>])[] = [
  [`POST /payment/${ben}/deposit/check`, device],
  [
    `POST /payment/${ben}/deposit`,
    { ...amounts, returnUrl: 'http://localhost:3000/fi-FI', locale: 'fi-FI', bonusCampaignId: 'c' },
  ],
  [`POST /payment/${ben}/withdraw/check`, device],
  [`POST /payment/${ben}/withdraw`, { ...amounts, forfeitBonuses: true }],
  [`POST /payment/${ben}/withdraw/cancel`, { pendingWithdrawalId: 'wd_1', amount: 20, cancelByPlayer: true }],
  [
    `PATCH /player/${ben}/cookies/consent`,
    { version: '1', options: { essentials: true, performanceFunctional: true, marketing: true } },
  ],
  [`POST /player/${ben}/language`, { languageCode: 'fi' }],
  [`POST /player/${ben}/update_term_and_condition_version`, { version: '2.10' }],
  ['POST /game/launch/real', { provider: 'quickspin', gameId: 'qs_1', ...launch, ...ways }],
  ['POST /game/launch/demo', { provider: 'quickspin', gameId: 'qs_1', ...launch, ...ways }],
  ['POST /creedroomz/token/generate', { ipAddress: '192.0.2.7' }],
  ['POST /yggdrasil/auth/session', { gameId: 'yg_1', channel: 'web' }],
  ['POST /paynplay/player/login', { sessionId: 'session', metadata: { ...device, country: 'FI' } }],
  ['POST /player/migration', { email: 'tom.legacy@sandbox.test', password: 'Sandbox1!' }],
  ['POST /player/password_reset/sms_verification', { email: 'ben.one@sandbox.test', code: '123456' }],
  [
    'POST /player/password_reset/new_password',
    { email: 'ben.one@sandbox.test', resetKey: 'k', smsResetKeyId: 'i', password: 'Changed1!' },
  ],
];

const queries: readonly (readonly [path: string, query: Readonly<Record<string, string>>])[] = [
  [
    `/player/${ben}/transactions`,
    { limit: '10', position: '0', from: '2026-01-01', to: '2026-12-31T00:00:00Z', hour: '24', category: 'PAYMENT' },
  ],
  [`/player/${ben}/transactions/net_position`, { from: '2026-01-01', to: '2026-12-31', hour: '24' }],
  [`/player/${ben}/withdrawals`, { limit: '10', status: 'PENDING' }],
  [`/player/${ben}/activity_log/latest`, { limit: '10' }],
  [`/payment/${ben}/deposit/methods`, { market: 'FI' }],
  ['/gaming/jackpotamount', { gameIds: 'game-a,game-b', siteId: '5', currency: 'EUR' }],
  ['/player/wallet/top-winners', { siteId: '5', currency: 'EUR', dateRange: '7' }],
  ['/live/tables', { partnerid: '2178', providerKind: 'evolution' }],
  ['/player/markets/risk-setting', { siteId: '5', countryCode: 'FI' }],
];

const values: readonly unknown[] = [
  '',
  ' ',
  '\ud800',
  '__proto__',
  'constructor',
  "'; drop table player; --",
  '%',
  '٣',
  'x'.repeat(5_000),
  'javascript:alert(1)',
  'http://[',
  null,
  true,
  [],
  {},
  -1,
  0,
  0.1 + 0.2,
  2 ** 53,
  1e308,
];
const texts = [
  ...values.filter((value) => typeof value === 'string').slice(0, 11),
  '-1',
  '1e9',
  '9007199254740991',
  '0x10',
  'NaN',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59.999Z',
  '2026-02-29',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
];

async function statusOf(method: string, path: string, body?: unknown): Promise<number> {
  const headers = {
    SiteContext: '5',
    Authorization: token,
    'Content-Type': 'application/json',
    'Idempotency-Key': crypto.randomUUID(),
  };
  const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
  return (await fetch(platform.baseUrl + path, init)).status;
}

test.each(bodies)('%s never answers 500 for a body value', async (call, body) => {
  const [method = '', path = ''] = call.split(' ');
  const broken: string[] = [];
  for (const name of Object.keys(body)) {
    for (const value of values) {
      const status = await statusOf(method, path, { ...body, [name]: value });
      if (status >= 500) broken.push(`${name}: ${JSON.stringify(value)?.slice(0, 40)} is answered with ${status}`);
    }
  }
  expect(broken).toEqual([]);
});

test.each(queries)('%s never answers 500 for a query value', async (path, query) => {
  const broken: string[] = [];
  for (const name of Object.keys(query)) {
    for (const value of texts) {
      const status = await statusOf('GET', `${path}?${new URLSearchParams({ ...query, [name]: value })}`);
      if (status >= 500) broken.push(`${name}: ${value.slice(0, 40)} is answered with ${status}`);
    }
  }
  expect(broken).toEqual([]);
});
