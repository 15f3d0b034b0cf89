import { expect, test } from '@playwright/test';
import { findGame } from '#sandbox/games/profile.ts';
import { siteUrl } from '../support/addresses.ts';
import { gameOf, openGame, rowsOf, spin } from '../support/games.ts';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';
import { balanceButton, signIn } from '../support/player.ts';

const messages = getMessages('en-UN');
const { play, tiles } = messages;

test.use({ reducedMotion: 'no-preference' });

test.beforeEach(async () => {
  await operate('faults', { reset: true });
});

test('J02 J17 GAM-01 GAM-20 GAM-23 GAM-25 a real-money round is booked and displayed consistently; the panel pauses the game; lobby and session are kept', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context, 'player.br');
  const game = gameOf('playngo');
  await page.goto('/en-UN/online-casino');
  const frame = await openGame(page, 'online-casino', game);
  const box = await page.locator('iframe').boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1212 / 778, 1);
  await expect(frame.getByText('Play money')).toBeHidden();
  const betsOf = async () => (await rowsOf(page, game.gameId)).filter(({ type }) => type === 'BET').length;
  const before = await betsOf();
  await spin(frame);
  await expect.poll(betsOf).toBe(before + 1);
  const figures = (text: string | null) => (text ?? '').replace(/[^\d.]/g, '');
  const balance = frame.locator('.meter').filter({ hasText: 'Balance' });
  await expect
    .poll(async () => {
      const [inGame, inHeader] = [await balance.textContent(), await balanceButton(page, messages).textContent()];
      return figures(inGame) !== '' && figures(inGame) === figures(inHeader);
    })
    .toBe(true);
  const shown = await balanceButton(page, messages).textContent();

  const paused = frame.getByText('The game is paused.');
  await page.getByRole('main').getByRole('button', { name: play.panel, exact: true }).click();
  const panel = page.getByRole('dialog');
  // Free spins that the round won by chance are played first.
  await expect(paused).toBeVisible({ timeout: 90_000 });
  for (const section of [play.account, play.banking, play.reward, play.bonusCode, play.protection, play.settings]) {
    await panel.getByRole('button', { name: section, exact: true }).click();
    await expect(panel.getByRole('heading', { name: section })).toBeVisible();
    await panel.getByRole('button', { name: play.overview }).click();
  }
  await panel.getByRole('button', { name: play.back }).click();
  await expect(paused).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: play.panel, exact: true }).click();
  await expect(paused).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(paused).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();

  await page.getByRole('link', { name: play.lobby }).click();
  await expect(page).toHaveURL(`${siteUrl}/en-UN/online-casino`);
  await page.reload();
  await expect(balanceButton(page, messages)).toHaveText(shown ?? '');
  await expect(page.getByRole('list', { name: tiles.recent }).getByRole('listitem').first()).toContainText(game.title);
});

test('J15 GAM-25 a bet on red at a live wheel is booked once and appears in the history', async ({ page, context }) => {
  await signIn(context, 'player.br');
  const game = findGame('harbour-roulette');
  if (!game) throw new Error('there is no such table');
  const frame = await openGame(page, 'live-casino-online', game);
  const betsOf = async () =>
    (await rowsOf(page, game.gameId)).filter(({ type, category }) => `${category} ${type}` === 'LIVE_CASINO BET').length;
  const before = await betsOf();
  // Bets close while the wheel spins.
  await expect(async () => {
    if ((await betsOf()) > before) return;
    await frame.getByRole('button', { name: /^Red/ }).click({ timeout: 2_000 });
    await frame.getByRole('button', { name: 'Place bets' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 45_000, intervals: [500] });
  await expect.poll(betsOf).toBe(before + 1);
});
