import { expect, test } from '@playwright/test';
import { findGame } from '#sandbox/games/profile.ts';
import { frameOf, gameOf, openGame, spin } from '../support/games.ts';
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
