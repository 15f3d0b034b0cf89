import { expect, type Page, test } from '@playwright/test';
import { gameOf, openGame } from '../support/games.ts';
import { getMessages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { operate } from '../support/operator.ts';
import { emailOf, fillSignIn, signIn } from '../support/player.ts';

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
  test.use({ viewport: { width: 320, height: 568 } });

  test('RGA-06 RGA-09 DEC-X-5 a self-exclusion signs out every tab and device, and says until when and who helps', async ({
    page,
    context,
    browser,
  }) => {
    const words = getMessages('fi-FI');
    // Its exclusion cannot be ended for another test.
    const handle = await registerPlayer(context);
    await signIn(context, handle);
    const other = await context.newPage();
    await other.goto('/fi-FI/promotions');
    const device = await browser.newContext();
    await device.addCookies(await context.cookies());
    const away = await device.newPage();
    await away.goto('/fi-FI/promotions');
    try {
      await page.goto('/fi-FI/my-account/gambling-limits');
      await page.getByRole('link', { name: words.protection.exclusionTitle, exact: true }).first().click();
      const section = page.getByRole('region', { name: words.protection.exclusionTitle });
      const length = section.getByRole('radio').first();
      // A press before the form is ready counts once it is.
      await length.click();
      await expect(length).toBeChecked();
      await section.getByRole('button', { name: words.protection.exclusionContinue }).click();
      const question = page.getByRole('dialog');
      await question.getByRole('textbox').fill(words.protection.excludeWord.toLowerCase());
      await question.getByRole('button', { name: words.protection.exclusionConfirm }).click();
      for (const tab of [page, other, away]) {
        const panel = tab.getByRole('dialog', { name: words.signIn.errorExclusion });
        await expect(panel).toBeVisible({ timeout: 30_000 });
        await expect(panel.getByText(words.signIn.earliestEnd)).toBeVisible();
        await expect(panel.locator('a[href^="tel:"]').first()).toBeVisible();
      }
      const box = await page.getByRole('dialog').boundingBox();
      expect(box?.width).toBeLessThanOrEqual(320);
      await page.keyboard.press('Escape');
      await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
      await fillSignIn(page, words, emailOf(handle));
      await expect(page.getByRole('dialog', { name: words.signIn.errorExclusion })).toBeVisible();
    } finally {
      await device.close();
    }
  });
});
