import { siteLocale } from '#lib/core/market/locale.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import type { Posting } from '#sandbox/ledger/post.ts';
import { postAll } from '#sandbox/ledger/post-all.ts';
import { testSessionStore } from '../../../fixtures/components/site-session.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openPlatform } from '../../../fixtures/sandbox/platform.ts';

const cleo = '100025';
const platform = openBeforeAll(() => openPlatform({ SANDBOX_HISTORIES: 'long' }));

beforeAll(async () => {
  process.env.PLATFORM_URL = platform().baseUrl;
  // 250 rows of the same instant: more than a page, and ordered only by their ids. In Helsinki it is the 16th.
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
  await postAll(platform().database, stakes);
}, 240_000);

async function exportOf(filter: object, { tag = siteLocale('fi-FI').tag, timeZone = 'Europe/Helsinki' } = {}): Promise<string> {
  const [{ writeHistoryCsv }, { default: fi }] = await Promise.all([
    import('#lib/wallet/export.ts'),
    import('#messages/fi.json', { with: { type: 'json' } }),
  ]);
  const { transactions: messages, transactionCategory: categories, transactionStatus: statuses, transactionType: types } = fi;
  const credentials = { playerId: cleo, idToken: await platform().signToken(cleo) };
  const names = new Map([['CREDITCARD', 'Pankkikortti']]);
  const pieces = writeHistoryCsv(credentials, {
    tag,
    timeZone,
    language: 'fi',
    filter,
    messages,
    categories,
    statuses,
    types,
    names,
  });
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

test('TXN-01 the file has every filtered row once, also rows of the same instant, below a translated header', async () => {
  const text = await exportOf({ category: 'SPORTS', from: '2026-01-16', to: '2026-01-16' });
  const lines = text.trimEnd().split('\r\n');
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(lines[0]).toContain('(Europe/Helsinki)');
  const references = lines.slice(1).map((line) => line.split(';').at(-1));
  expect(references).toHaveLength(250);
  expect(new Set(references).size).toBe(250);
});

test('XTR-23 times are in the player’s time zone, numbers in the player’s language, and no cell is a formula', async () => {
  const lines = (await exportOf({ category: 'SPORTS' })).split('\r\n');
  const stake = lines.find((line) => line.includes(';-0,01;')) ?? '';
  expect(stake).toMatch(/^2026-01-16 00:30:00;/);
  expect(stake).toMatch(/;\w{3}-\w{3}-\w{3}$/);
  expect(stake).toContain(`;"'=HYPERLINK(""x"")";`);
  expect((await exportOf({ category: 'SPORTS' }, { tag: siteLocale('en-FI').tag })).split('\r\n')[1]).toMatch(
    /,-\d+\.\d\d,\d+\.\d\d,EUR,/,
  );
});

test('TXN-03 the whole history is there, newest first', async () => {
  // A zone without daylight saving time: elsewhere one hour in autumn occurs twice, which hides the order.
  const lines = (await exportOf({}, { timeZone: 'UTC' })).trimEnd().split('\r\n').slice(1);
  expect(lines.length).toBeGreaterThan(640);
  const times = lines.map((line) => line.slice(0, 19));
  expect(times).toEqual(times.toSorted().reverse());
});

test('payment methods have their names, or their codes if they have no name', async () => {
  const text = await exportOf({ category: 'PAYMENT' });
  expect(text).toContain(';Pankkikortti;');
  expect(text).not.toContain('CREDITCARD');
  expect(text).toMatch(/;(NETELLER|SKRILL);/);
});

test('an empty selection is a file with only a header', async () => {
  const text = await exportOf({ category: 'VIRTUAL_SPORTS' });
  expect(text.trimEnd().split('\r\n')).toHaveLength(1);
});

test('an error of the platform is an error response before the first line', async () => {
  platform().faults.add({ service: 'platform', pathPattern: '/transactions$', status: 403, code: 'error.forbidden' });
  await expect(exportOf({})).rejects.toMatchObject({ status: 403 });
  platform().faults.clear();
});

/** Requests the file as a browser does, from a site that has never reached the content service. */
async function download(timeZone: string): Promise<Response> {
  Object.assign(process.env, { CONTENT_URL: 'http://127.0.0.1:9', ACCESS_URL: 'http://127.0.0.1:9' });
  testSessionStore();
  const [{ GET }, { sealSession, sessionCookieName }] = await Promise.all([
    import('#app/api/history/export/route.ts'),
    import('#lib/session/tokens/session-cookie.ts'),
  ]);
  const claims = {
    email: 'cleo@sandbox.test',
    aud: 'sandboxwebclient',
    country_code: 'FI',
    language_code: 'fi',
    iat: Math.floor(Date.now() / 1_000),
  };
  const idToken = await platform().signToken(cleo, claims);
  const cookie = `${sessionCookieName()}=${await sealSession({ idToken, sessionId: 's-1' })}`;
  const query = new URLSearchParams({ locale: 'fi-FI', zone: timeZone, category: 'PAYMENT' });
  return GET(new Request(`http://localhost:3000/api/history/export?${query}`, { headers: { cookie } }));
}

test('TXN-01 without names from the content service the file has codes instead', async () => {
  const response = await download('Europe/Helsinki');
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await response.text()).toContain(';CREDITCARD;');
});

test('XTR-23 the file is named after the date in the player’s time zone', async () => {
  const days = await Promise.all(
    ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].map(async (zone) => {
      const { headers } = await download(zone);
      return Date.parse(/transactions-(.{10})\.csv/.exec(headers.get('content-disposition') ?? '')?.[1] ?? '');
    }),
  );
  // The two time zones are 25 hours apart.
  expect((days[0] ?? 0) - (days[1] ?? 0)).toBeGreaterThanOrEqual(dayMs);
});
