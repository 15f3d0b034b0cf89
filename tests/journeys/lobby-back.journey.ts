import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const { lobby, tiles: words, play } = wordsOf('en-UN');
const games = '/en-UN/online-casino/all';

test.use({ viewport: { width: 390, height: 844 } });

test('LOB-13 LOB-14 a category that grew says so, leads on from its first new game, and is as it was after a game', async ({
  page,
}) => {
  await page.goto(games);
  const tile = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
  const more = page.getByRole('link', { name: lobby.more });
  const before = await tile.count();
  for (let presses = 1; presses <= 3; presses += 1) {
    const old = await tile.count();
    await more.press('Enter');
    await expect(tile.nth(old).getByRole('link').first()).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: lobby.gamesShown.split('{')[0] })).toContainText(
      `${await tile.count()}`,
    );
  }
  const grown = await tile.count();
  expect(grown).toBeGreaterThan(before * 2);
  await tile.last().scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => window.scrollY);
  await tile.last().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/play\//);
  await page.goBack();
  await expect(tile).toHaveCount(grown);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test('LOB-10 LOB-18 the back button closes the filter and the details, keeps what was ticked, and then leaves', async ({
  page,
}) => {
  await page.goto('/en-UN/promotions');
  await page.goto(games);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: words.filter, exact: true }).last().click();
  await dialog.getByRole('checkbox').first().check();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/online-casino\/all\?providers=/);
  await expect(page.getByRole('region', { name: words.results })).toBeVisible();

  await page.getByRole('button', { name: words.about }).first().click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: words.results })).toBeVisible();

  // What leads out of the details leaves no step behind that does nothing.
  await page.getByRole('button', { name: words.about }).first().click();
  await dialog.getByRole('link', { name: words.tryIt }).click();
  await expect(page).toHaveURL(/\/play\//);
  await page.goBack();
  await expect(page).toHaveURL(/\/online-casino\/all\?providers=/);
  await expect(page.getByRole('region', { name: words.results })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/en-UN/promotions`);
});

test('GAM-23 the back button closes the panel in a game, which goes on', async ({ page, context }) => {
  await signInQuietly(context, 'player.br');
  await page.goto('/en-UN/online-casino');
  await page.goto('/en-UN/online-casino/play/playngo/peppermint-reels');
  const frame = page.frameLocator('main iframe');
  await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
  await page.getByRole('main').getByRole('button', { name: play.panel, exact: true }).click();
  await expect(frame.getByText('The game is paused.')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(frame.getByText('The game is paused.')).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
  await page.goBack();
  await expect(page).toHaveURL(`${siteUrl}/en-UN/online-casino`);
});

test('LOB-08 a name that only the other lobby knows leads there; an arrow leads to what was found', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  const field = page.getByRole('searchbox');
  const found = page.getByRole('region', { name: words.results }).getByRole('listitem').getByRole('link');
  await field.fill('harbour roul');
  await page.getByRole('link', { name: /in the live casino$/ }).click();
  await expect(page).toHaveURL(/\/live-casino-online\?q=harbour/);
  await expect(field).toHaveValue('harbour roul');
  await expect(found.first()).toBeVisible();
  await field.press('ArrowDown');
  await expect(found.first()).toBeFocused();
  await field.fill('no game is called so');
  await expect(page.getByRole('button', { name: words.showAll })).toBeVisible();
  await expect(page.getByRole('link', { name: /in the casino$/ })).toBeHidden();
});
