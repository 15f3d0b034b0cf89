import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { cellsOf, openSearch, results, row, shownTiles } from '../support/lobby.ts';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';

const { tiles, shell } = getMessages('en-UN');
const casino = '/en-UN/online-casino';
const allGames = '/en-UN/online-casino/all';

test.use({ reducedMotion: 'no-preference' });

test('LOB-09 games are narrowed by volatility, features and stake, and sorted; each choice shows what it leaves, and a reload keeps all', async ({
  page,
}) => {
  const { gameDetails } = getMessages('en-UN');
  await page.goto('/en-UN/online-casino');
  await page.getByRole('button', { name: tiles.filter }).filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: tiles.filter });
  const open = (name: string) => panel.locator('summary').filter({ hasText: name }).click();
  await open(tiles.volatilities);
  const high = panel.getByRole('checkbox', { name: new RegExp(`^${gameDetails.high}`) });
  await high.check();
  // The numbers follow the tick.
  await expect(panel.getByRole('button', { name: tiles.untickAll })).toBeEnabled();
  await open(tiles.features);
  const label = panel.locator('label').filter({ hasText: new RegExp(`^${gameDetails.bonusBuy}`) });
  const left = Number(/(\d+) games? found/.exec((await label.textContent()) ?? '')?.[1]);
  expect(left).toBeGreaterThan(0);
  await label.click();
  await expect(panel.getByRole('button', { name: new RegExp(`\\b${left}\\b`) })).toBeVisible();
  await open(tiles.stakes);
  await panel.getByRole('radio', { name: /€0\.20/ }).check();
  await panel.getByRole('button', { name: /\d/ }).click();
  await page.getByRole('combobox', { name: tiles.sort }).selectOption(tiles.sortName);
  await expect(page).toHaveURL(/volatilities=high&features=bonus-buy&stake=20&sort=name/);
  const names = () => row(page, tiles.results).getByRole('listitem').getByRole('link').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(0);
  const found = await names();
  expect(found).toEqual(found.toSorted((one, other) => one.localeCompare(other)));
  await page.reload();
  await expect.poll(names).toEqual(found);
  const chips = page.getByRole('list', { name: tiles.ticked });
  for (const name of [gameDetails.high, gameDetails.bonusBuy, '€0.20']) await chips.getByRole('button', { name }).click();
  await expect(chips).toHaveCount(0);
});

test('LOB-07 LOB-20 a phone-only game is not found on a desktop; games of a studio that is blocked in a country are covered there', async ({
  page,
}) => {
  await page.goto(`${casino}?q=${encodeURIComponent('Lucky Ticket Booth')}`);
  await expect(page.getByText(tiles.nothingText)).toBeVisible();
  const field = page.getByRole('searchbox', { name: tiles.search });
  await field.fill('Papyrus Press');
  await expect(page.getByRole('main').getByRole('link', { name: 'Papyrus Press' })).toBeVisible();

  const covered = page.getByRole('main').getByText(tiles.closedHere).filter({ visible: true });
  await field.fill('juniper');
  await expect(results(page).first()).toContainText(/juniper/i);
  await expect(covered).toHaveCount(0);
  await operate('geo', { country: 'NO' });
  try {
    await page.context().clearCookies({ name: 'access' });
    await page.goto(`${casino}?q=juniper`);
    await expect(results(page).first()).toBeVisible();
    await expect(covered).toHaveCount(await results(page).count());
    await expect(results(page).getByRole('link')).toHaveCount(0);
  } finally {
    await operate('geo', { country: null });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('RTE-36 LOB-04 LOB-07 LOB-10 LOB-11 LOB-13 the lobbies have the tile sizes, games, first tab and pagination of phones', async ({
    page,
  }) => {
    await page.goto(`${casino}?q=${encodeURIComponent('Papyrus Press')}`);
    await expect(page.getByText(tiles.nothingText)).toBeVisible();
    await page.getByRole('searchbox', { name: tiles.search }).fill('Lucky Ticket Booth');
    await expect(page.getByRole('main').getByRole('link', { name: 'Lucky Ticket Booth' })).toBeVisible();
    await page.getByRole('searchbox', { name: tiles.search }).fill('');
    await expect(shownTiles(page, 'Popular').first()).toBeVisible();
    expect(await cellsOf(page, 'Popular')).toEqual(['1×1', '1×2', '2×1', '2×2']);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

    await page.goto('/en-UN/live-casino-online/all-tables');
    const tables = page.getByRole('list', { name: 'All tables' }).getByRole('listitem').filter({ visible: true });
    const more = page.getByRole('link', { name: tiles.more });
    await expect(tables).toHaveCount(15);
    await openSearch(page);
    await more.scrollIntoViewIfNeeded();
    await expect(tables).toHaveCount(30);
    await expect(more.filter({ visible: true })).toHaveCount(0);
    const bar = page.getByRole('navigation', { name: shell.mainNavigation });
    const first = bar.getByRole('listitem').filter({ visible: true }).first();
    await first.getByRole('button', { name: tiles.filter }).click();
    const panel = page.getByRole('dialog', { name: tiles.filter });
    await expect(panel.getByRole('checkbox')).toHaveCount(2);
    await expect(panel.getByRole('checkbox', { name: 'MIRRORHALL' })).toBeVisible();
    await page.goto('/en-UN/promotions');
    await expect(bar.getByRole('listitem').first()).toBeVisible();
    await expect(bar.getByRole('button', { name: tiles.filter })).toHaveCount(0);
  });

  test('LOB-10 LOB-13 LOB-14 LOB-18 a category loads more games in place; the back button closes filter and details; after a game the lobby is restored', async ({
    page,
  }) => {
    test.slow();
    await page.goto('/en-UN/promotions');
    await page.goto(allGames);
    await openSearch(page);
    const tile = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) });
    const before = await tile.count();
    expect(before).toBeGreaterThan(25);
    for (let presses = 1; presses <= 2; presses += 1) {
      const old = await tile.count();
      await page.getByRole('link', { name: tiles.more }).press('Enter');
      await expect(tile.nth(old).getByRole('link').first()).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: tiles.gamesShown.split('{')[0] })).toContainText(
        `${await tile.count()}`,
      );
    }
    const grown = await tile.count();
    expect(grown).toBeGreaterThan(before * 2);
    await expect(page).toHaveURL(siteUrl + allGames);
    const seen = tile.nth(before);
    await seen.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await seen.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/play\//);
    await page.goBack();
    await expect(tile).toHaveCount(grown);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);

    const dialog = page.getByRole('dialog');
    const found = page.getByRole('region', { name: tiles.results });
    await page.getByRole('button', { name: tiles.filter, exact: true }).last().click();
    await dialog.getByRole('checkbox').first().check();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/online-casino\/all\?providers=/);
    await expect(found).toBeVisible();
    await page.getByRole('button', { name: tiles.about }).first().click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(found).toBeVisible();

    // Following a link in the details does not leave an extra history entry.
    await page.getByRole('button', { name: tiles.about }).first().click();
    await dialog.getByRole('link', { name: tiles.tryIt }).click();
    await expect(page).toHaveURL(/\/play\//);
    await page.goBack();
    await expect(page).toHaveURL(/\/online-casino\/all\?providers=/);
    await expect(found).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`${siteUrl}/en-UN/promotions`);
  });
});
