import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { readLayoutShifts, watchLayoutShifts } from '../support/pages/layout-shifts.ts';
import { emailOf, fillSignIn, signIn, signInDialog } from '../support/player.ts';

const messages = getMessages('en-UN');
const { tiles } = messages;
const heart = `${tiles.favorite}: Cloudbreaker`;

test('J14 J33 TRN-06 TRN-10 LOB-15 a visitor sees wins but no personal games; adding a favourite requires a sign-in and then completes; a second press removes it', async ({
  page,
}) => {
  await page.goto('/en-UN/online-casino');
  await expect(page.getByRole('region', { name: tiles.recent })).toHaveCount(0);
  const wins = page.getByRole('region', { name: tiles.winners });
  await wins.scrollIntoViewIfNeeded();
  const first = wins.getByRole('listitem').first();
  await expect(first).toContainText(/[A-Z]\*\*\* won €[\d,]+\.\d\d/);
  await expect(first.getByRole('link')).toHaveAttribute('href', /\/play\/[a-z]+\/[a-z0-9-]+$/);
  await wins.getByRole('button', { name: tiles.top }).click();
  await expect(wins.getByRole('listitem')).toHaveCount(10);
  const amounts = (await wins.getByRole('listitem').allInnerTexts()).map((text) =>
    Number(/€([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')),
  );
  expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
  await wins.getByRole('button', { name: tiles.pause }).click();
  await expect(wins.getByRole('button', { name: tiles.goOn })).toBeVisible();
  await page.getByRole('button', { name: tiles.mine }).click();
  await expect(signInDialog(page, messages)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('searchbox', { name: tiles.search }).fill('cloudbreaker');
  const tile = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Cloudbreaker' }).filter({ visible: true });
  await expect(tile).toHaveCount(1);
  await tile.hover();
  await tile.getByRole('button', { name: heart }).click();
  await fillSignIn(page, messages, emailOf('ben.one'));
  await expect(page.getByText(tiles.favoriteKept.replace('{game}', 'Cloudbreaker'))).toBeVisible();
  await expect(page).toHaveURL(/\?q=cloudbreaker/);
  await page.reload();
  const pressed = tile.getByRole('button', { name: heart, pressed: true });
  await expect(pressed).toBeAttached();
  await tile.hover();
  await pressed.click();
  await expect(tile.getByRole('button', { name: heart, pressed: false })).toBeAttached();
});

test('LOB-15 LOB-16 TRN-08 TRN-09 a player sees favourites and recent games, newest first, or a hint or no row when there are none, and nothing shifts', async ({
  page,
  context,
}) => {
  await signIn(context, 'cleo.vip');
  const answer = await context.request.post('/api/platform/recent-games', {
    headers: { Origin: siteUrl, 'Content-Type': 'application/json' },
    data: { gameId: 'game-the-very-polite-dragon', lobbyPageType: 'CASINO' },
  });
  expect(answer.status()).toBe(200);
  await watchLayoutShifts(page);
  await page.goto('/en-UN/online-casino');
  const recent = page.getByRole('list', { name: tiles.recent }).getByRole('listitem');
  await expect(recent.first()).toContainText('The Very Polite Dragon');
  expect(await recent.count()).toBeGreaterThan(5);
  expect(await readLayoutShifts(page)).toBeLessThan(0.002);
  await page.getByRole('button', { name: tiles.mine }).click();
  const games = page.getByRole('list', { name: tiles.mine }).getByRole('listitem');
  await expect(games).toHaveCount(8);
  await expect(page).toHaveURL(/show=mine/);
  await page.reload();
  await expect(games).toHaveCount(8);
  await page.getByRole('link', { name: messages.lobby.front, exact: true }).click();
  await expect(games).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Popular' })).toBeVisible();
  const none = page.waitForResponse(/\/recent-games/);
  await page.goto('/en-UN/live-casino-online');
  expect(await (await none).json()).toEqual([]);
  await expect(page.getByRole('heading', { name: tiles.recent })).toHaveCount(0);

  await context.clearCookies();
  await signIn(context, 'ava.new');
  await page.goto('/en-UN/online-casino?show=mine');
  await expect(page.getByText(tiles.mineEmptyText)).toBeVisible();
});
