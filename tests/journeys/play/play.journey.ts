import { expect, test } from '@playwright/test';
import { findGame } from '#sandbox/games/profile.ts';
import { siteUrl } from '../support/addresses.ts';
import { frameOf, gameOf, openGame, rowsOf, spin } from '../support/games.ts';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';
import { findErrors } from '../support/pages/axe.ts';
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

test('LOB-18 GAM-01 DEC-GAM-7 a player switches a game from fun to real money, and watches a live table without a stake', async ({
  page,
  context,
}) => {
  await signIn(context, 'cleo.vip');
  await page.goto('/en-UN/online-casino');
  const tile = page.getByRole('region', { name: 'Popular', exact: true }).getByRole('listitem').filter({ visible: true }).first();
  await tile.hover();
  await tile.getByRole('button', { name: /^About the game: / }).click();
  const dialog = page.getByRole('dialog', { name: 'The Very Polite Dragon' });
  await expect(dialog.getByRole('link', { name: tiles.play, exact: true })).toBeVisible();
  await dialog.getByRole('link', { name: tiles.tryIt }).click();
  await expect(page.getByText(play.forFun)).toBeVisible();
  await page.getByRole('button', { name: play.playReal }).click();
  await expect(page.getByText(play.forFun)).toBeHidden();
  await expect(page).toHaveURL(/the-very-polite-dragon$/);

  await page.goto('/en-UN/live-casino-online');
  const about = page.getByRole('button', { name: /^About the game: Harbour Roulette/ }).filter({ visible: true });
  await about.first().click();
  await page.getByRole('dialog').getByRole('link', { name: tiles.watch }).click();
  await expect(page.getByText(play.watching)).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('You are watching.')).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Place bets' })).toHaveCount(0);
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

test('GAM-22 the header shows a stake at once, and a win only after the game has shown its round', async ({ page, context }) => {
  await signIn(context, 'player.br');
  const game = findGame('penny-post-roulette');
  if (!game) throw new Error('there is no such game');
  const frame = await openGame(page, 'online-casino', game);
  const header = balanceButton(page, messages);
  const minorOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));
  const before = minorOf(await header.textContent());
  const seen: string[] = [];
  await page.exposeFunction('note', (text: string) => seen.push(text));
  await header.evaluate((button) => {
    const { note } = window as unknown as { note: (text: string) => void };
    const options = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => note(button.textContent ?? '')).observe(button, options);
    window.addEventListener('message', ({ data }) => note(String(Object(data).type)), { capture: true });
  });
  // Every number wins something.
  for (const place of [/^Red/, /^Black/, /^Number 0,/]) await frame.getByRole('button', { name: place }).click();
  await frame.getByRole('button', { name: 'Spin', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Repeat' })).toBeEnabled();
  const shown = () => seen.flatMap((text, at) => (/\d/.test(text) ? [{ at, minor: minorOf(text) }] : []));
  const lowest = () => Math.min(...shown().map(({ minor }) => minor));
  await expect.poll(() => (shown().at(-1)?.minor ?? 0) > lowest()).toBe(true);
  expect(lowest()).toBeLessThan(before);
  const stakedAt = shown().find(({ minor }) => minor === lowest())?.at ?? -1;
  const rise = shown().find(({ at, minor }) => at > stakedAt && minor > lowest());
  expect(rise?.at).toBeGreaterThan(seen.indexOf('gprg_roundEnd'));
  expect(stakedAt).toBeLessThan(seen.indexOf('gprg_roundEnd'));
});

test.describe('J39 on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('J17 GAM-01 GAM-20 a visitor plays for fun in full screen and leaves full screen; axe finds no violations', async ({
    page,
  }) => {
    const game = gameOf('quickspin');
    const frame = await openGame(page, 'online-casino', game);
    await expect(page.getByText(play.forFun)).toBeVisible();
    await expect(frame.getByText('Play money')).toBeVisible();
    const whole = await page.locator('iframe').boundingBox();
    expect(whole?.height).toBeGreaterThan(600);
    await spin(frame);
    await page.getByRole('button', { name: play.small }).click();
    const box = await page.locator('iframe').boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1212 / 778, 1);
    expect(await findErrors(page)).toEqual([]);
    await expect(frameOf(page, game.title).getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
  });
});
