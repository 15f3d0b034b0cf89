import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { emailOf, fillSignIn, signInDialog, signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('en-UN');
const { tiles } = words;
const heart = `${tiles.favorite}: Cloudbreaker`;

test('J14 TRN-10 a visitor who wants a favourite signs in, and has it then; the next press takes it away', async ({ page }) => {
  await page.goto('/en-UN/online-casino?q=cloudbreaker');
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cloudbreaker' }).filter({ visible: true });
  await tile.hover();
  await tile.getByRole('button', { name: heart }).click();
  await expect(signInDialog(page, words)).toBeVisible();
  await fillSignIn(page, words, emailOf('ben.one'));
  await expect(page.getByText('Cloudbreaker is one of your favourites now.')).toBeVisible();
  await expect(page).toHaveURL(/\?q=cloudbreaker/);
  await tile.hover();
  const pressed = tile.getByRole('button', { name: heart, pressed: true });
  await expect(pressed).toBeVisible();
  await page.reload();
  await expect(pressed).toBeAttached();
  await tile.hover();
  await pressed.click();
  await expect(tile.getByRole('button', { name: heart, pressed: false })).toBeAttached();
});

test('LOB-16 TRN-08 my games are the favourites, newest first, and the address shows them', async ({ page, context }) => {
  await signInQuietly(context, 'cleo.vip');
  await page.goto('/en-UN/online-casino');
  await page.getByRole('button', { name: tiles.mine }).click();
  const games = page.getByRole('list', { name: tiles.mine }).getByRole('listitem');
  await expect(games).toHaveCount(8);
  await expect(page).toHaveURL(/show=mine/);
  await page.reload();
  await expect(games).toHaveCount(8);
  await page.getByRole('link', { name: words.lobby.front, exact: true }).click();
  await expect(games).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible();
});

test('LOB-16 who has no favourites is told how to have some', async ({ page, context }) => {
  await signInQuietly(context, 'ava.new');
  await page.goto('/en-UN/online-casino?show=mine');
  await expect(page.getByText(tiles.mineEmptyText)).toBeVisible();
});

test('LOB-15 TRN-09 games played lately are at hand, the latest first', async ({ page, context, request }) => {
  await signInQuietly(context, 'cleo.vip');
  const answer = await context.request.post('/api/platform/recent-games', {
    headers: { Origin: siteUrl, 'Content-Type': 'application/json' },
    data: { gameId: 'game-the-very-polite-dragon', lobbyPageType: 'CASINO' },
  });
  expect(answer.status()).toBe(200);
  await page.goto('/en-UN/online-casino');
  const recent = page.getByRole('list', { name: tiles.recent }).getByRole('listitem');
  await expect(recent.first()).toContainText('The Very Polite Dragon');
  expect(await recent.count()).toBeGreaterThan(5);
  await page.goto('/en-UN/live-casino-online');
  await expect(page.getByText(tiles.recentEmpty)).toBeVisible();
  expect((await request.get('/api/platform/recent-games?category=CASINO')).status()).toBe(401);
});

test('TRN-10 LOB-15 a visitor has no games played lately, and his hearts ask for a sign-in', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  await expect(page.getByRole('region', { name: tiles.recent })).toHaveCount(0);
  await page.getByRole('button', { name: tiles.mine }).click();
  await expect(signInDialog(page, words)).toBeVisible();
});

test('J33 TRN-06 wins show with their games, the latest and the greatest, and can be paused', async ({ page }) => {
  await page.goto('/en-UN/online-casino');
  const wins = page.getByRole('region', { name: tiles.winners });
  await wins.scrollIntoViewIfNeeded();
  const first = wins.getByRole('listitem').first();
  await expect(first).toContainText(/[A-Z]\*\*\* won €[\d,]+\.\d\d/);
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/play\/[a-z]+\/[a-z0-9-]+$/);
  await wins.getByRole('button', { name: tiles.top }).click();
  const amounts = (await wins.getByRole('listitem').allInnerTexts()).map((text) =>
    Number(/€([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
  expect(amounts).toHaveLength(10);
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  await wins.getByRole('button', { name: tiles.pause }).click();
  await expect(wins.getByRole('button', { name: tiles.goOn })).toBeVisible();
});
