import { postAll } from '#sandbox/ledger/bulk.ts';
import type { Posting } from '#sandbox/ledger/post.ts';
import { openPlatform } from '../fixtures/platform.ts';

const cleo = '100025';
let platform: Awaited<ReturnType<typeof openPlatform>>;

beforeAll(async () => {
  platform = await openPlatform();
  process.env.PLATFORM_URL = platform.baseUrl;
  // 250 rows of the same instant: more than a page that nothing but their number tells apart.
  const at = new Date('2026-01-15T22:30:00Z');
  const stakes = Array.from({ length: 250 }, (_, index): Posting => {
    const kind = { category: 'SPORTS', type: 'BET', status: 'SUCCESS', gameId: '=HYPERLINK("x")' } as const;
    return {
      referenceId: `stake-${index}`,
      playerId: cleo,
      currency: 'EUR',
      at,
      ...kind,
      entries: { main: -1, 'house:sports': 1 },
    };
  });
  await postAll(platform.database, stakes);
}, 240_000);
afterAll(() => platform?.close());

async function exportOf(filter: object, { language = 'fi-FI', timeZone = 'Europe/Helsinki' } = {}): Promise<string> {
  const [{ writeHistoryCsv }, { default: fi }] = await Promise.all([
    import('#lib/wallet/export.ts'),
    import('#messages/fi.json', { with: { type: 'json' } }),
  ]);
  const { transactions: words, transactionCategory: categories, transactionStatus: statuses, transactionType: types } = fi;
  const credentials = { playerId: cleo, idToken: await platform.signToken(cleo) };
  const names = new Map([['CREDITCARD', 'Pankkikortti']]);
  const pieces = writeHistoryCsv(credentials, { language, timeZone, filter, words, categories, statuses, types, names });
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('TXN-01 the file holds every row of the filter once, whatever shares an instant, under a head in words', async () => {
  const text = await exportOf({ category: 'SPORTS', from: '2026-01-15', to: '2026-01-15' });
  const lines = text.trimEnd().split('\r\n');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(lines[0]).toContain('(Europe/Helsinki)');
  const references = lines.slice(1).map((line) => line.split(';').at(-1));
  expect(references).toHaveLength(250);
  expect(new Set(references).size).toBe(250);
});

test('XTR-23 times are those of the player’s clock, figures those of his language, and no cell is a formula', async () => {
  const lines = (await exportOf({ category: 'SPORTS' })).split('\r\n');
  const stake = lines.find((line) => line.endsWith('stake-0')) ?? '';
  expect(stake).toMatch(/^2026-01-16 00:30:00;/);
  expect(stake).toContain(';-0,01;');
  expect(stake).toContain(`;"'=HYPERLINK(""x"")";`);
  expect((await exportOf({ category: 'SPORTS' }, { language: 'en-IE' })).split('\r\n')[1]).toMatch(/,-\d+\.\d\d,\d+\.\d\d,EUR,/);
});

test('TXN-03 the whole history is there, newest first', async () => {
  // In a zone without a summer time: elsewhere an hour of autumn is written down twice, and no order shows in it.
  const lines = (await exportOf({}, { timeZone: 'UTC' })).trimEnd().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(640);
  const times = lines.map((line) => line.slice(0, 19));
  expect(times).toEqual(times.toSorted().reverse());
});

test('ways to pay are called by their names, and by their codes where they have none', async () => {
  const text = await exportOf({ category: 'PAYMENT' });
  expect(text).toContain(';Pankkikortti;');
  expect(text).not.toContain('CREDITCARD');
  expect(text).toMatch(/;(NETELLER|SKRILL);/);
});

test('an empty choice is a file with its head', async () => {
  const text = await exportOf({ category: 'VIRTUAL_SPORTS' });
  expect(text.trimEnd().split('\r\n')).toHaveLength(1);
});

test('what the platform refuses is a refusal before the first line', async () => {
  platform.faults.add({ service: 'platform', pathPattern: '/transactions$', status: 403, code: 'error.forbidden' });
  await expect(exportOf({})).rejects.toMatchObject({ status: 403 });
  platform.faults.clear();
});

/** The file as a browser asks for it, from a site that no content service has ever answered. */
async function download(timeZone: string): Promise<Response> {
  Object.assign(process.env, { CONTENT_URL: 'http://127.0.0.1:9', ACCESS_URL: 'http://127.0.0.1:9' });
  const [{ GET }, { sealTokens }] = await Promise.all([
    import('#app/api/history/export/route.ts'),
    import('#lib/session/token-cookies.ts'),
  ]);
  const claims = { email: 'cleo@sandbox.test', country_code: 'FI', language_code: 'fi', iat: Math.floor(Date.now() / 1_000) };
  const idToken = await platform.signToken(cleo, claims);
  const cookies = await sealTokens({ idToken, accessToken: 'a', refreshToken: 'r', lastAuth: 'sub' }, 600);
  const cookie = cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const query = new URLSearchParams({ locale: 'fi-FI', zone: timeZone, category: 'PAYMENT' });
  return GET(new Request(`http://localhost:3000/api/history/export?${query}`, { headers: { cookie } }));
}

test('TXN-01 without the names of content the file still comes, with codes in their place', async () => {
  const response = await download('Europe/Helsinki');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.text()).toContain(';CREDITCARD;');
});

test('XTR-23 the file is named after the day where the player is', async () => {
  const days = await Promise.all(
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (zone) => {
      const { headers } = await download(zone);
      return Date.parse(/transactions-(.{10})\.csv/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '');
    }),
  );
  // One is 25 hours ahead of the other.
  expect((days[0] ?? 0) - (days[1] ?? 0)).toBeGreaterThanOrEqual(86_400_000);
});
