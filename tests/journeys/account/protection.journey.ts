import { expect, type Page, test } from '@playwright/test';
import { gameOf, openGame } from '../support/games.ts';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';
import { signIn } from '../support/player.ts';
import { expectSelfExclusion, smallPhone } from '../support/self-exclusion.ts';

const messages = getMessages('en-UN');

test.afterEach(() => operate('clock', { reset: true }));

const dialogOf = (page: Page) => page.getByRole('alertdialog');

/** A page that becomes visible asks at once instead of within a minute. */
const recheck = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('RGA-03 RGA-04 RGA-12 DEC-RGA-3 a reality check lies over a game in full screen and in every tab, and one answer closes it everywhere', async ({
  page,
  context,
}) => {
  await signIn(context, 'player.pe');
  const frame = await openGame(page, 'online-casino', gameOf('playngo'));
  const other = await context.newPage();
  await other.goto('/en-UN/promotions');
  await page.bringToFront();
  await page.getByRole('button', { name: messages.play.whole }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await operate('clock', { advanceSeconds: 121 * 60 });
  await expect(async () => {
    await recheck(page);
    await expect(dialogOf(page)).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await expect(dialogOf(other)).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(frame.getByText('The game is paused.')).toBeVisible();
  // The dialog is really on top of the game, and takes its keys.
  const box = await dialogOf(page).boundingBox();
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('dialog') !== null, [
    (box?.x ?? 0) + 20,
    (box?.y ?? 0) + 20,
  ] as const);
  expect(hit).toBe(true);
  for (const key of ['Escape', 'Space', 'Escape', 'Enter']) await page.keyboard.press(key);
  await expect(dialogOf(page)).toBeVisible();
  await page.getByRole('button', { name: messages.realityCheck.continue }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(dialogOf(other)).toBeHidden();
  await expect(frame.getByRole('button', { name: 'Spin', exact: true })).toBeEnabled();
});

test.describe('on a small phone', () => {
  test.use({ viewport: smallPhone });

  test('RGA-06 RGA-09 DEC-X-5 a self-exclusion signs out every tab and device, and says until when and who helps', ({
    page,
    context,
    browser,
  }) => expectSelfExclusion({ page, context, browser }, 'fi-FI'));
});
