import { expect, test } from '@playwright/test';
import { countChoices, findGames, indexGames, isForScreen } from '#lib/games/catalog/search.ts';
import type { CatalogueGame } from '#lib/games/catalog/types.ts';
import { readUrlState } from '#lib/games/lobby/url-state.ts';
import { documentId } from '#sandbox/data/content/document.ts';
import { edit, readDocument, textOf } from '../journeys/support/editor.ts';
import { getMessages } from '../journeys/support/messages.ts';
import { readPage, textIn } from './support/page.ts';
import { signIn } from './support/sign-in.ts';

const { lobby } = getMessages('en-UN');

/** How many tiles lead to a game or table of the page. */
const gamesIn = (html: string) =>
  new Set([...html.matchAll(/href="[^"]*\/play\/([a-z]+\/[a-z0-9-]+)"/g)].map(([, game]) => game)).size;

test('a lobby and a category send their games once as links and once as packed data, and pictures to browsers without scripts', async ({
  request,
}) => {
  for (const [path, maxBytes, minGames] of [
    ['/en-UN/online-casino', 176_000, 70],
    ['/en-UN/live-casino-online', 145_000, 25],
    ['/en-UN/online-casino/slots', 145_000, 55],
  ] as const) {
    const html = await (await request.get(path)).text();
    expect(html.length, path).toBeLessThan(maxBytes);
    expect(gamesIn(html), path).toBeGreaterThan(minGames);
    const tiles = html.split('class="tile"').slice(1);
    expect(
      tiles.filter((tile) => !/<img[^>]+src="/.test(tile.split('</li>')[0] ?? '')),
      path,
    ).toEqual([]);
  }
});

test('LOB-14 a page after the last one, or of an unknown category, is not found', async ({ request }) => {
  for (const path of ['/online-casino/all/99', '/online-casino/none', '/online-casino/all/1', '/live-casino-online/slots']) {
    expect((await request.get(`/en-UN${path}`)).status(), path).toBe(404);
  }
});

test('LOB-14 all games are on pages of about sixty; without scripts a link opens the next page, which is not indexed', async ({
  request,
}) => {
  const first = await (await request.get('/en-UN/online-casino/all')).text();
  expect(gamesIn(first)).toBeGreaterThan(57);
  expect(first).toContain('href="/en-UN/online-casino/all/2"');
  const second = await (await request.get('/en-UN/online-casino/all/2')).text();
  expect(gamesIn(second)).toBeGreaterThan(57);
  expect(second).toMatch(/<h1[^>]*>[\s\S]*?page 2[\s\S]*?<\/h1>/);
  expect(second).toMatch(/<meta name="robots" content="[^"]*noindex/);
  const gameOf = (html: string) => /href="[^"]*(\/play\/[a-z]+\/[a-z0-9-]+)"/.exec(html)?.[1];
  expect(gameOf(second)).not.toBe(gameOf(first));
});

test('LOB-02 LOB-06 a live lobby has the limits of its tables in the currency of the market, and links to them', async ({
  request,
}) => {
  const norwegian = await (await request.get('/no-NO/live-casino-online')).text();
  expect(norwegian).toContain('Harbour Roulette');
  expect(norwegian).toMatch(/>5\s+kr\W+50,000\s+kr</);
  const html = await (await request.get('/en-UN/live-casino-online')).text();
  expect(html).toMatch(/>€0\.50\W+€5,000</);
  expect(html).toMatch(/href="\/en-UN\/live-casino-online\/play\/[a-z]+\/[a-z-]+"/);
});

test('LOB-17 the live lobby does not show visitors a tournament for players', async ({ request }) => {
  const label = new RegExp(`\\b${lobby.tournament}\\b`);
  const read = async (path: string) => (await request.get(path)).text();
  expect(await read('/en-UN/online-casino')).toMatch(label);
  expect(await read('/en-UN/live-casino-online')).not.toMatch(label);
  await signIn(request, 'cleo.vip');
  expect(await read('/en-UN/live-casino-online')).toMatch(label);
});

test('CNT-07 CNT-16 LOB-17 the sports page has a large banner for each screen, the others after it, and none that has not begun', async ({
  request,
}) => {
  const first = documentId('banner', 'sportsAccumulator', 'UN', 'en');
  const second = documentId('banner', 'sportsMonday', 'UN', 'en');
  const original = await readDocument(first);
  const titles = [textOf(original, 'title'), textOf(await readDocument(second), 'title')];
  const headings = async () => {
    const { document } = await readPage(request, '/en-UN/sportsbook');
    return [...document.querySelectorAll('main :is(h1, h2)')]
      .filter((heading) => titles.includes(textIn(heading)))
      .map((heading) => `${heading.localName} ${textIn(heading)}`);
  };
  expect(await headings()).toEqual([`h1 ${titles[0]}`, `h2 ${titles[1]}`]);
  try {
    await edit(first, { displayFormats: ['mobile'] });
    expect(await headings()).toEqual([`h1 ${titles[0]}`, `h1 ${titles[1]}`, `h2 ${titles[1]}`]);
    await edit(first, { displayFormats: [], startsAt: '2099-01-01T00:00:00Z' });
    expect(await headings()).toEqual([`h1 ${titles[1]}`]);
    await edit(first, { startsAt: original.startsAt, authorized: 'authorized' });
    expect(await headings(), 'for a visitor').toEqual([`h1 ${titles[1]}`]);
  } finally {
    await edit(first, {
      displayFormats: original.displayFormats ?? [],
      startsAt: original.startsAt,
      authorized: original.authorized,
    });
  }
});

test('XTR-34 LOB-09 a provider of the filter has its name, logo, type and id', async ({ request }) => {
  const response = await request.get('/api/lobby/catalogue?locale=en-UN&lobby=casino');
  const { providers } = (await response.json()) as { readonly providers: readonly object[] };
  expect(providers.length).toBeGreaterThan(5);
  expect(providers).toContainEqual({
    key: 'gameProvider-playngo',
    providerId: 'playngo',
    label: expect.stringMatching(/^[^a-z]+$/),
    type: expect.stringMatching(/^(CASINO|LIVE_CASINO|BOTH)$/),
    isAggregator: false,
    mark: expect.stringMatching(/^https?:/),
  });
});

test('LOB-08 LOB-09 the search of the server finds what the browser finds, page by page, and answers 304 and 400', async ({
  request,
}) => {
  const file = await request.get('/api/lobby/catalogue?locale=en-UN&lobby=casino');
  const { games } = (await file.json()) as { readonly games: readonly CatalogueGame[] };
  const desktop = indexGames(games.filter(({ tile }) => isForScreen(tile, 'desktop')));
  const address = (search: object) =>
    `/api/lobby/search?${new URLSearchParams({ locale: 'en-UN', lobby: 'casino', screen: 'desktop', from: '0', count: '60', ...search })}`;
  for (const search of [
    { q: 'drá' },
    { q: 'tin whistle', sort: 'name' },
    { providers: 'gameProvider-playngo,gameProvider-relax', volatilities: 'high,very high', sort: 'newest' },
    { features: 'free-spins,wilds', stake: '20', sort: 'returns' },
    { q: 'no such game' },
  ]) {
    const name = JSON.stringify(search);
    const filter = readUrlState(new URL(address(search), 'http://site').search);
    const expected = findGames(desktop, filter).map(({ tile }) => tile.id);
    const pages = await Promise.all(
      ['0', '10'].map(async (from) => (await request.get(address({ ...search, from, count: '10' }))).json()),
    );
    const found = pages.flatMap(({ tiles }: { readonly tiles: readonly { readonly id: string }[] }) => tiles.map(({ id }) => id));
    expect(found, name).toEqual(expected.slice(0, 20));
    expect(pages[0], name).toMatchObject({ total: expected.length, counts: countChoices(desktop, filter) });
  }
  const { etag = '' } = (await request.get(address({ q: 'e' }))).headers();
  expect((await request.get(address({ q: 'e' }), { headers: { 'if-none-match': etag } })).status()).toBe(304);
  for (const wrong of [
    { lobby: 'none' },
    { locale: 'xx-XX' },
    { count: '61' },
    { from: '-1' },
    { screen: 'tv' },
    { q: 'x'.repeat(101) },
  ]) {
    expect((await request.get(address(wrong))).status(), JSON.stringify(wrong)).toBe(400);
  }
});

test('LOB-24 LOB-06 the lobby gets seats and opening state of every table', async ({ request }) => {
  const tables = (await (await request.get('/api/lobby/tables?currency=EUR')).json()) as readonly object[];
  expect(tables.length).toBeGreaterThan(20);
  for (const table of tables) {
    expect(table).toMatchObject({ id: expect.any(String), seats: expect.any(Number), taken: expect.any(Number) });
    expect(table).toMatchObject({ isOpen: expect.any(Boolean) });
  }
});

test('LOB-21 LOB-25 OPS-06 a provider that is blocked in a market is removed from its lobby immediately, and from no other', async ({
  request,
}) => {
  const shows = async (locale: string) =>
    (await (await request.get(`/${locale}/online-casino`)).text()).includes('/online-casino/play/playngo/');
  const list = [{ _key: 'fi', _type: 'reference', _ref: 'market-fi' }];
  expect([await shows('fi-FI'), await shows('en-UN')]).toEqual([true, true]);
  try {
    await edit('gameProvider-playngo', { blockedMarkets: list });
    expect([await shows('fi-FI'), await shows('en-FI'), await shows('en-UN')]).toEqual([false, false, true]);
  } finally {
    await edit('gameProvider-playngo', { blockedMarkets: [] });
  }
  expect(await shows('fi-FI')).toBe(true);
});

test('LOB-26 the lobby leads to a page with every jackpot game of the market', async ({ request }) => {
  expect(await (await request.get('/en-UN/online-casino')).text()).toMatch(/href="\/en-UN\/jackpots"/);
  const page = await (await request.get('/en-UN/jackpots')).text();
  const category = await (await request.get('/en-UN/online-casino/jackpots')).text();
  expect(gamesIn(page)).toBe(gamesIn(category));
  expect(page).toContain(getMessages('en-UN').jackpots.termWon);
});
