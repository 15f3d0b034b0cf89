import { expect, test } from '@playwright/test';
import { cellsOf, openSearch, results, row, shownTiles } from '../support/lobby.ts';
import { getMessages } from '../support/messages.ts';

const { lobby, tiles, gameDetails } = getMessages('en-UN');
const casino = '/en-UN/online-casino';

test.use({ reducedMotion: 'no-preference' });

test('LOB-01 LOB-03 LOB-04 LOB-05 LOB-18 LOB-19 LOB-23 LOB-26 the casino shows its categories and tiles; a tile opens the details of its game', async ({
  page,
}) => {
  await page.goto(casino);
  const menu = page.getByRole('navigation', { name: lobby.categories });
  for (const name of ['Popular', 'New', 'Slots', 'Jackpots']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(row(page, name).getByRole('link').first()).toBeVisible();
  }
  await expect(menu.getByRole('link', { name: 'High volatility' })).toBeVisible();
  await expect(row(page, 'High volatility')).toHaveCount(0);
  await expect(menu.getByRole('link', { name: 'Picked by the house' })).toHaveCount(0);
  await expect(row(page, 'Picked by the house')).toHaveCount(1);
  expect(await cellsOf(page, 'Popular')).toEqual(['1×1', '1×2', '2×1', '2×2']);

  const tile = shownTiles(page, 'Popular').first();
  await tile.hover();
  await tile.getByRole('button', { name: /^About the game: / }).click();
  const dialog = page.getByRole('dialog', { name: 'The Very Polite Dragon' });
  for (const name of [gameDetails.limits, gameDetails.returns, gameDetails.volatility]) {
    await expect(dialog.getByText(name, { exact: true })).toBeVisible();
  }
  await expect(dialog.getByText(/^€0\.\d\d – €\d+$/)).toBeVisible();
  await expect(dialog.getByRole('link', { name: tiles.tryIt })).toHaveAttribute('href', /\/online-casino\/play\/pariplay\//);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await row(page, 'Jackpots').getByRole('link', { name: lobby.all }).click();
  await expect(page).toHaveURL(/\/en-UN\/jackpots$/);
  const { title } = getMessages('en-UN').jackpots;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('list', { name: title }).getByRole('listitem').first()).toContainText(/€\d{2,3},\d{3}\.\d\d/);
});

test('J14 LOB-08 LOB-09 LOB-12 XTR-15 the search finds parts of names from the first letter, within the selected studios; the URL keeps it', async ({
  page,
}) => {
  await page.route('**/api/lobby/catalogue?*', (route) => route.abort());
  await page.goto(casino);
  await openSearch(page);
  const field = page.getByRole('searchbox', { name: tiles.search });
  const found = results(page);
  const texts = async () => (await found.allInnerTexts()).map((text) => text.toLowerCase());
  await page.keyboard.type('DRÁ');
  await expect(page.getByText(tiles.searchFailedText)).toBeVisible();
  await expect(field).toHaveValue('DRÁ');
  await page.unroute('**/api/lobby/catalogue?*');
  await page.getByRole('button', { name: tiles.again }).click();
  await expect(found.first()).toContainText(/dra/i);
  const count = await found.count();
  await expect(page.getByRole('main').getByText(`${count} games found`)).toBeVisible();
  expect((await texts()).filter((text) => !text.includes('dra'))).toEqual([]);
  await expect(page).toHaveURL(/\?q=/);
  await page.reload();
  await expect(field).toHaveValue('DRÁ');
  await expect(found).toHaveCount(count);
  await field.fill('no such game');
  await expect(page.getByText(tiles.nothingHere, { exact: true }).first()).toBeVisible();
  await expect(field).toHaveValue('no such game');
  await page.getByRole('button', { name: tiles.showAll }).click();
  await expect(row(page, 'Popular')).toBeVisible();

  await page.getByRole('button', { name: tiles.filter }).filter({ visible: true }).click();
  const panel = page.getByRole('dialog', { name: tiles.filter });
  for (const name of ['TIN WHISTLE', 'MIRRORHALL']) await panel.getByRole('checkbox', { name }).check();
  for (const hidden of ['SLOW RIVER', 'HARLEQUIN ROW', 'CEDAR & SALT']) {
    await expect(panel.getByRole('checkbox', { name: hidden })).toHaveCount(0);
  }
  const show = panel.getByRole('button', { name: /^Show \d+ games$/ });
  const readCount = async () => /\d+/.exec((await show.textContent()) ?? '')?.[0];
  let chosen: string | undefined;
  // The button counts a moment after the last tick.
  await expect(async () => {
    chosen = await readCount();
    await page.waitForTimeout(300);
    expect(await readCount()).toBe(chosen);
  }).toPass();
  await show.click();
  await expect(page.getByRole('main').getByText(`${chosen} games found`)).toBeVisible();
  await field.fill('dra');
  await expect(found.first()).toContainText(/dra/i);
  expect((await texts()).filter((text) => !/tin whistle|mirrorhall/.test(text))).toEqual([]);
  for (const name of ['TIN WHISTLE', 'MIRRORHALL']) await page.getByRole('button', { name }).click();
  await expect(found).toHaveCount(count);

  await field.fill('harbour roul');
  await page.getByRole('link', { name: /in the live casino$/ }).click();
  await expect(page).toHaveURL(/\/live-casino-online\?q=harbour/);
  await expect(field).toHaveValue('harbour roul');
  await field.press('ArrowDown');
  await expect(found.getByRole('link').first()).toBeFocused();
  await field.fill('no game is called so');
  await expect(page.getByRole('button', { name: tiles.showAll })).toBeVisible();
  await expect(page.getByRole('link', { name: /in the casino$/ })).toBeHidden();
});
