import { expect, type Page, test } from '@playwright/test';
import { edit } from './support/editor.ts';
import { operate } from './support/operator.ts';
import { signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const { lobby, tiles } = wordsOf('en-UN');
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
test.use({ reducedMotion: 'no-preference' });

const row = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const shownTiles = (page: Page, name: string) =>
  row(page, name).getByRole('list').getByRole('listitem').filter({ visible: true });

/** Once the page answers to keys, it answers to everything. */
async function openSearch(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox', { name: tiles.search })).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.getByRole('searchbox', { name: tiles.search }).fill('');
}

/** Width and height of every shown tile, in cells. */
async function cellsOf(page: Page, name: string): Promise<Set<string>> {
  const boxes = await shownTiles(page, name).evaluateAll((all) =>
    all.map((tile) => tile.getBoundingClientRect()).map(({ width, height }) => ({ width, height })),
  );
  const [wide, tall] = [Math.min(...boxes.map(({ width }) => width)), Math.min(...boxes.map(({ height }) => height))];
  return new Set(boxes.map(({ width, height }) => `${Math.round(width / wide)}×${Math.round(height / tall)}`));
}

test('LOB-01 LOB-03 LOB-23 the casino shows its categories; some are not in the menu, some only there', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  const menu = page.getByRole('navigation', { name: lobby.categories });
  for (const name of ['Popular', 'New', 'Slots', 'Jackpots']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(row(page, name).getByRole('link').first()).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'High volatility' })).toBeVisible();
  await expect(row(page, 'High volatility')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Picked by the house' })).toHaveCount(0);
  await expect(row(page, 'Picked by the house')).toHaveCount(1);
  await row(page, 'Jackpots').getByRole('link', { name: lobby.all }).click();
  await expect(page).toHaveURL(/\/online-casino\/jackpots$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Jackpots' })).toBeVisible();
});

test('LOB-02 LOB-06 LOB-24 live tables show their seats and limits, and lead to the sign-in', async ({ page }) => {
  await page.goto('/en-UN/live-casino-online');
  const table = shownTiles(page, 'Full of life').first();
  await expect(table).toContainText(/\d of 7 seats taken|Closed now|Table full/);
  await expect(table).toContainText('€0.50–€5,000');
  const path = await table.getByRole('link').getAttribute('href');
  expect(path).toMatch(/^\/en-UN\/live-casino-online\/play\/[a-z]+\/[a-z-]+$/);
  await page.goto(path ?? '');
  await expect(page.getByRole('dialog', { name: wordsOf('en-UN').signIn.title })).toBeVisible();
});

test('LOB-06 limits are in the money of the market', async ({ page }) => {
  await page.goto('/no-NO/live-casino-online');
  await expect(page.getByRole('listitem').filter({ hasText: 'Harbour Roulette' }).first()).toContainText('5 kr–50,000 kr');
});

for (const [name, use] of [
  ['desktop', {}],
  ['phone', phone],
] as const) {
  test(`LOB-04 Popular has tiles of all four sizes on a ${name}`, async ({ browser }) => {
    const page = await browser.newPage(use);
    await page.goto('/en-UN/online-casino');
    expect([...(await cellsOf(page, 'Popular'))].sort()).toEqual(['1×1', '1×2', '2×1', '2×2']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page.close();
  });
}

test('LOB-07 a game for desks is not found on a phone, and one for phones not on a desk', async ({ browser, page }) => {
  const onPhone = await browser.newPage(phone);
  for (const [where, hidden, shown] of [
    [onPhone, 'Papyrus Press', 'Lucky Ticket Booth'],
    [page, 'Lucky Ticket Booth', 'Papyrus Press'],
  ] as const) {
    await where.goto(`/en-UN/online-casino?q=${encodeURIComponent(hidden)}`);
    await expect(where.getByText(tiles.nothingText)).toBeVisible();
    await where.goto(`/en-UN/online-casino?q=${encodeURIComponent(shown)}`);
    await expect(where.getByRole('main').getByRole('link', { name: shown })).toBeVisible();
  }
  await onPhone.close();
});

test('J14 LOB-08 a search finds parts of names and makers from the first letter, and the address keeps it', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  await openSearch(page);
  const field = page.getByRole('searchbox', { name: tiles.search });
  await page.keyboard.type('DRÁ');
  const results = row(page, tiles.results).getByRole('list').getByRole('listitem');
  await expect(results.first()).toContainText(/dra/i);
  const count = await results.count();
  await expect(page.getByRole('main').getByText(`${count} games found`)).toBeVisible();
  for (const text of await results.allInnerTexts()) expect(text.toLowerCase()).toContain('dra');
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(field).toHaveValue('DRÁ');
  await expect(results).toHaveCount(count);
  await field.fill('tin whist');
  await expect(results.first()).toContainText('Tin Whistle');
  await field.fill('no such game');
  await expect(page.getByText('Nothing here is called “no such game”')).toBeVisible();
  await expect(field).toHaveValue('no such game');
  await page.getByRole('button', { name: tiles.showAll }).click();
  await expect(row(page, 'Popular')).toBeVisible();
});

test('LOB-08 a search that cannot be answered keeps what was typed, and is tried again', async ({ page }) => {
  await page.route('**/api/lobby/catalogue?*', (route) => route.abort());
  await page.goto('/en-UN/online-casino');
  const field = page.getByRole('searchbox', { name: tiles.search });
  await field.fill('dragon');
  await expect(page.getByText(tiles.searchFailedText)).toBeVisible();
  await expect(field).toHaveValue('dragon');
  await page.unroute('**/api/lobby/catalogue?*');
  await page.getByRole('button', { name: tiles.again }).click();
  await expect(row(page, tiles.results).getByRole('list').getByRole('listitem').first()).toContainText(/dragon/i);
});

test('J14 LOB-09 LOB-12 two ticked studios leave their games, in capitals and by the address', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  await page.getByRole('button', { name: tiles.filter }).filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: tiles.filter });
  await expect(panel.getByRole('checkbox', { name: 'TIN WHISTLE' })).toBeVisible();
  for (const hidden of ['SLOW RIVER', 'HARLEQUIN ROW', 'CEDAR & SALT']) {
    await expect(panel.getByRole('checkbox', { name: hidden })).toHaveCount(0);
  }
  await panel.getByRole('checkbox', { name: 'TIN WHISTLE' }).check();
  await panel.getByRole('checkbox', { name: 'MIRRORHALL' }).check();
  const show = panel.getByRole('button', { name: /^Show \d+ games$/ });
  const count = /\d+/.exec((await show.textContent()) ?? '')?.[0];
  await show.click();
  await expect(page.getByRole('main').getByText(`${count} games found`)).toBeVisible();
  await page.getByRole('searchbox', { name: tiles.search }).fill('dra');
  const results = row(page, tiles.results).getByRole('list', { name: tiles.results }).getByRole('listitem');
  for (const text of await results.allInnerTexts()) expect(text).toMatch(/Tin Whistle|Mirrorhall/);
  await page.getByRole('searchbox', { name: tiles.search }).fill('slow river');
  await page.getByRole('button', { name: 'TIN WHISTLE' }).click();
  await page.getByRole('button', { name: 'MIRRORHALL' }).click();
  await expect(results.first()).toBeVisible();
});

test('RTE-36 LOB-10 LOB-11 on a phone the first tab opens the studios of the live casino, without three of them', async ({
  browser,
}) => {
  const page = await browser.newPage(phone);
  await page.goto('/en-UN/live-casino-online');
  const bar = page.getByRole('navigation', { name: wordsOf('en-UN').shell.mainNavigation });
  const first = bar.getByRole('listitem').filter({ visible: true }).first();
  await first.getByRole('button', { name: tiles.filter }).click();
  const panel = page.getByRole('dialog', { name: tiles.filter });
  await expect(panel.getByRole('checkbox')).toHaveCount(2);
  await expect(panel.getByRole('checkbox', { name: 'MIRRORHALL' })).toBeVisible();
  await page.goto('/en-UN/promotions');
  await expect(bar.getByRole('button', { name: tiles.filter })).toHaveCount(0);
  await page.close();
});

test('LOB-14 all games come sixty at a time, and go on in place', async ({ page }) => {
  await page.goto('/en-UN/online-casino/all');
  await openSearch(page);
  const games = page.getByRole('list', { name: 'All games' }).getByRole('listitem').filter({ visible: true });
  const before = await games.count();
  expect(before).toBeGreaterThan(57);
  expect(before).toBeLessThanOrEqual(60);
  await page.getByRole('link', { name: lobby.more }).click();
  await expect.poll(() => games.count()).toBeGreaterThan(before + 57);
  await expect(page).toHaveURL(/\/online-casino\/all$/);
});

test('LOB-13 LOB-14 a phone takes half as many, and without scripts a link leads on', async ({ browser }) => {
  const page = await browser.newPage(phone);
  await page.goto('/en-UN/live-casino-online/all-tables');
  const tables = page.getByRole('list', { name: 'All tables' }).getByRole('listitem').filter({ visible: true });
  await expect(tables).toHaveCount(15);
  await openSearch(page);
  await page.getByRole('link', { name: lobby.more }).click();
  await expect(tables).toHaveCount(30);
  await expect(page.getByRole('link', { name: lobby.more }).filter({ visible: true })).toHaveCount(0);
  await page.close();
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/en-UN/online-casino/all');
  const first = await plain.getByRole('list', { name: 'All games' }).getByRole('link').first().textContent();
  await plain.getByRole('link', { name: lobby.more }).click();
  await expect(plain).toHaveURL(/\/online-casino\/all\/2$/);
  await expect(plain.getByRole('heading', { level: 1 })).toContainText('page 2');
  expect(await plain.getByRole('list').getByRole('link').first().textContent()).not.toBe(first);
  await expect(plain.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await plain.close();
});

test('LOB-14 a page behind the last one, or of no category, is not found', async ({ request }) => {
  for (const path of ['/online-casino/all/99', '/online-casino/none', '/online-casino/all/1', '/live-casino-online/slots']) {
    expect((await request.get(`/en-UN${path}`)).status(), path).toBe(404);
  }
});

test('LOB-17 a tournament for players is not in the lobby of visitors', async ({ page, context }) => {
  await page.goto('/en-UN/online-casino');
  await expect(page.getByRole('main').getByText(lobby.tournament, { exact: true })).toHaveCount(1);
  await page.goto('/en-UN/live-casino-online');
  await expect(page.getByRole('main').getByText(lobby.tournament, { exact: true })).toHaveCount(0);
  await signInQuietly(context, 'cleo.vip');
  await page.goto('/en-UN/live-casino-online');
  await expect(page.getByRole('main').getByText(lobby.tournament, { exact: true })).toHaveCount(1);
});

test('LOB-18 LOB-05 a tile tells about its game before one plays', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  const tile = shownTiles(page, 'Popular').first();
  await tile.hover();
  await tile.getByRole('button', { name: /^About the game: / }).click();
  const dialog = page.getByRole('dialog', { name: 'The Very Polite Dragon' });
  const { gameDetails } = wordsOf('en-UN');
  for (const name of [gameDetails.limits, gameDetails.returns, gameDetails.volatility]) {
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(/^€0\.\d\d – €\d+$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: tiles.tryIt })).toHaveAttribute('href', /\/online-casino\/play\/pariplay\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('LOB-18 GAM-01 a player may try a game for fun, and go on for money', async ({ page, context }) => {
  await signInQuietly(context, 'cleo.vip');
  await page.goto('/en-UN/online-casino');
  const tile = shownTiles(page, 'Popular').first();
  await tile.hover();
  await tile.getByRole('button', { name: /^About the game: / }).click();
  const dialog = page.getByRole('dialog', { name: 'The Very Polite Dragon' });
  await expect(dialog.getByRole('link', { name: tiles.play, exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: tiles.tryIt }).click();
  const { play } = wordsOf('en-UN');
  await expect(page.getByText(play.forFun)).toBeVisible();
  await page.getByRole('button', { name: play.playReal }).click();
  await expect(page.getByText(play.forFun)).toBeHidden();
  await expect(page).toHaveURL(/the-very-polite-dragon$/);
});

test('LOB-18 DEC-GAM-7 a player may watch a table whose provider lets him, without a stake', async ({ page, context }) => {
  await signInQuietly(context, 'cleo.vip');
  await page.goto('/en-UN/live-casino-online');
  const about = page.getByRole('button', { name: /^About the game: Harbour Roulette/ }).filter({ visible: true });
  await about.first().click();
  await page.getByRole('dialog').getByRole('link', { name: tiles.watch }).click();
  const { play } = wordsOf('en-UN');
  await expect(page.getByText(play.watching)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('You are watching.')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Place bets' })).toHaveCount(0);
});

test('J33 LOB-19 a jackpot shows what is in it, and counts up', async ({ page }) => {
  await page.goto('/en-UN/online-casino/jackpots');
  const tile = page.getByRole('list', { name: 'Jackpots' }).getByRole('listitem').first();
  await expect(tile).toContainText(/€\d{2,3},\d{3}\.\d\d/);
  const before = await tile.textContent();
  await expect.poll(() => tile.textContent(), { timeout: 40_000 }).not.toBe(before);
});

test('LOB-20 games of a studio that is closed to a country are covered there, and open elsewhere', async ({ page }) => {
  const covered = page.getByRole('main').getByText(tiles.closedHere).filter({ visible: true });
  const path = '/en-UN/online-casino?q=juniper';
  await page.goto(path);
  const results = row(page, tiles.results).getByRole('list').getByRole('listitem');
  await expect(results.first()).toBeVisible();
  await expect(covered).toHaveCount(0);
  await operate('geo', { country: 'NO' });
  try {
    await page.context().clearCookies({ name: 'access' });
    await page.goto(path);
    await expect(covered.first()).toBeVisible();
    await expect(covered).toHaveCount(await results.count());
    await expect(results.getByRole('link')).toHaveCount(0);
  } finally {
    await operate('geo', { country: null });
  }
});

test('LOB-21 LOB-25 OPS-06 a provider that is blocked in a market is gone from its lobby at once, and from no other', async ({
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
