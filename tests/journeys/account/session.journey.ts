import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signIn, signInDialog } from '../support/player.ts';
import { untilQuiet } from '../support/quiet.ts';

const messages = getMessages('fi-FI');
const account = '/fi-FI/my-account/banking/transactions';

/** Presses a key until the page has recorded it; before hydration it does not listen. */
async function pressUntilRecorded(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('Shift');
    expect(await page.evaluate(() => Date.now() - Number(localStorage.getItem('lastActivity')))).toBeLessThan(30_000);
  }).toPass({ intervals: [200] });
}

test('RTE-55 LOG-14 LOG-16 XTR-36 signing out ends the session in every tab, keeps a public page open and redirects from account pages', async ({
  page,
  context,
}) => {
  const german = getMessages('de-AT');
  await signIn(context, 'player.at');
  await page.goto('/de-AT/promotions');
  const other = await context.newPage();
  await other.goto('/de-AT/my-account');
  await expect(balanceButton(other, german)).toContainText('€');
  const partners = await page.getByRole('contentinfo').getByRole('img').count();
  await accountButton(page, german).click();
  await page.getByRole('button', { name: german.player.signOut }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: german.shell.signIn })).toBeVisible();
  await expect(accountButton(page, german)).toHaveCount(0);
  expect(page.url()).toBe(`${siteUrl}/de-AT/promotions`);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: german.shell.market })).toBeVisible();
  expect(await page.getByRole('contentinfo').getByRole('img').count()).toBe(partners);

  await expect(signInDialog(other, german)).toContainText(german.signIn.endedElsewhere);
  await expect(other).toHaveURL(`${siteUrl}/de-AT#sign-in`);
  expect(await other.evaluate(() => localStorage.getItem('lastActivity'))).toBeNull();
  await other.keyboard.press('Escape');
  await other.goBack();
  expect(other.url()).not.toContain('/my-account');
});

test.describe('without activity', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('LOG-15 LOG-20 an idle player is warned after 28 minutes and signed out after 30; signing in returns to the page', async ({
    page,
    context,
  }) => {
    await page.clock.install();
    await signIn(context, 'ben.one');
    await page.goto(account);
    await expect(balanceButton(page, messages)).toContainText('€');
    // A part that comes later scrolls its row of links, which counts as activity.
    await untilQuiet(page);
    const question = page.getByRole('alertdialog', { name: messages.session.idleTitle });
    await page.clock.fastForward(27 * 60_000);
    await expect(question).toBeHidden();
    await page.clock.fastForward(90_000);
    await expect(question).toBeVisible();
    await expect(question).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(question.getByRole('button', { name: messages.session.idleStay, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();

    await page.clock.fastForward(29 * 60_000);
    await expect(question).toBeVisible();
    await page.clock.fastForward(2 * 60_000);
    await expect(signInDialog(page, messages)).toContainText(messages.signIn.endedInactive);
    expect((await context.request.get('/api/platform/player/me/wallet')).status()).toBe(401);
    await fillSignIn(page, messages, emailOf('ben.one'));
    await expect(page).toHaveURL(siteUrl + account);
  });

  test('LOG-20 activity in any tab keeps all tabs signed in; inactivity in all tabs signs them out', async ({ context }) => {
    await signIn(context, 'player.fi');
    // The mocked clock applies to all tabs of the context.
    await context.clock.install();
    const [one, two] = [await context.newPage(), await context.newPage()];
    const questionIn = (page: Page) => page.getByRole('alertdialog', { name: messages.session.idleTitle });
    for (const page of [one, two]) {
      await page.goto('/fi-FI/promotions');
      await expect(balanceButton(page, messages)).toContainText('€');
      await context.clock.fastForward(60_000);
      await pressUntilRecorded(page);
    }
    await context.clock.fastForward(20 * 60_000);
    await pressUntilRecorded(two);
    // The first tab was idle for 50 minutes; the key press in the other tab has kept it signed in.
    await context.clock.fastForward(20 * 60_000);
    await context.clock.fastForward(9 * 60_000);
    for (const page of [one, two]) await expect(questionIn(page)).toBeVisible();
    await questionIn(two).getByRole('button', { name: messages.session.idleStay, exact: true }).click();
    for (const page of [one, two]) await expect(questionIn(page)).toBeHidden();

    await context.clock.fastForward(31 * 60_000);
    for (const page of [one, two]) await expect(signInDialog(page, messages)).toContainText(messages.signIn.endedInactive);
  });
});
