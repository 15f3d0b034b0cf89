import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { openWithoutScripts } from '../support/held-scripts.ts';
import { getMessages } from '../support/messages.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog, signInFields } from '../support/player.ts';
import { untilHydrated } from '../support/quiet.ts';

const messages = getMessages('fi-FI');
const history = '/fi-FI/my-account/banking/transactions';
const signInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: messages.shell.signIn });

test('LOG-01 LOG-05 RTE-52 XTR-13 WAL-04 signs in by keyboard after a wrong password, and sees name, balance and transactions', async ({
  page,
}) => {
  const start = `${siteUrl}/fi-FI/promotions?bonusCode=SUMMER`;
  await page.goto(start);
  for (let presses = 0; presses < 15; presses += 1) {
    await page.keyboard.press('Tab');
    if (await signInButton(page).evaluate((button) => button === document.activeElement)) break;
  }
  await expect(signInButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = signInDialog(page, messages);
  const [email, password] = signInFields(dialog, messages);
  await expect(email).toBeFocused();
  await page.keyboard.type(emailOf('ben.one'));
  await page.keyboard.press('Enter');
  await expect(password).toBeFocused();
  await page.keyboard.type('Sandbox2!');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(messages.signIn.errorUnauthorized);
  await expect(dialog.getByText(emailOf('ben.one'))).toBeVisible();
  await expect(password).toBeFocused();
  // Back and forward change the step and nothing else.
  await page.goBack();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue(emailOf('ben.one'));
  await page.goForward();
  await expect(password).toBeFocused();
  await page.keyboard.type('Sandbox1!');
  await page.keyboard.press('Enter');

  await expect(balanceButton(page, messages)).toContainText('100.00 €');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(start);
  await expect(accountButton(page, messages)).toHaveAccessibleName(`${messages.player.account}: Ben`);
  await accountButton(page, messages).press('Enter');
  const menu = page.getByRole('navigation', { name: messages.player.account });
  await menu.getByRole('link', { name: messages.player.transactions }).press('Enter');
  await expect(page).toHaveURL(siteUrl + history);
  const row = page.getByRole('table', { name: messages.transactions.caption }).getByRole('row');
  await expect(row.filter({ hasText: messages.transactionType.DEPOSIT }).first()).toContainText(
    `${messages.transactions.moneyIn} +100.00 €`,
  );
  await page.reload();
  await expect(balanceButton(page, messages)).toContainText('100.00 €');
});

test('LOG-05 a click before the scripts are loaded opens the sign-in once they are loaded', async ({ page }) => {
  const clicks = [
    ['/fi-FI', signInButton(page)],
    ['/fi-FI/401', page.getByRole('main').getByRole('link', { name: messages.status.unauthorisedAction })],
  ] as const;
  for (const [path, target] of clicks) {
    const { release } = await openWithoutScripts(page, path);
    await target.click();
    await expect(signInDialog(page, messages)).toHaveCount(0);
    await release();
    await expect(signInDialog(page, messages), path).toBeVisible();
  }
});

test('RTE-30 LOG-05 a deep link into the account asks to sign in, says what to do where cookies are blocked, and then opens', async ({
  page,
  context,
}) => {
  await page.goto(history);
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/401?return=${encodeURIComponent('/my-account/banking/transactions')}`);
  await expect(page.getByRole('heading', { level: 1, name: messages.status.unauthorisedTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: messages.status.unauthorisedAction }).click();
  await page.route('**/api/auth/**', async (route) => {
    const response = await route.fetch();
    await context.clearCookies({ name: /auth|parlour|session|audience/ });
    const { 'set-cookie': _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await fillSignIn(page, messages, emailOf('ben.one'));
  await expect(signInDialog(page, messages).getByText(messages.signIn.errorNotKeptDetail)).toBeVisible();
  await page.unroute('**/api/auth/**');
  await fillSignIn(page, messages, emailOf('ben.one'));
  await expect(page).toHaveURL(siteUrl + history);
  await expect(page.getByRole('heading', { level: 1, name: messages.transactions.title })).toBeVisible();
});

test('J14 RTE-41 RTE-42 GAM-28 a live table asks a visitor to sign in, also without a new document, and opens afterwards', async ({
  page,
}) => {
  const english = getMessages('en-UN');
  const table = '/live-casino-online/play/evolution/harbour-roulette';
  await page.goto('/en-UN/promotions');
  await untilHydrated(page);
  await page.evaluate((href) => {
    const { next } = window as unknown as { next: { router: { push(to: string): void } } };
    next.router.push(href);
  }, `/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeVisible();
  await expect(page).toHaveURL(/\/en-UN\/live-casino-online\?login=1/);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/en-UN/live-casino-online`);

  await page.goto(`/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return')).toBe(table);
  await fillSignIn(page, english, emailOf('ben.one'));
  await expect(page).toHaveURL(`${siteUrl}/en-UN${table}`);
  await expect(signInDialog(page, english)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour Roulette' })).toBeVisible();
});

test('LOG-14 an audience cookie without a session shows no account data', async ({ page, context }) => {
  await context.addCookies([{ name: 'audience', value: 'd1', url: siteUrl }]);
  await page.goto('/fi-FI/my-account');
  await expect(signInDialog(page, messages)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI#sign-in`);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('LOG-06 a timeout replaces the form with its reason, its duration and contacts for help', async ({ page }) => {
    await page.goto('/fi-FI#sign-in');
    await fillSignIn(page, messages, emailOf('jon.timeout'));
    const refusal = page.getByRole('dialog', { name: messages.signIn.errorTimeout });
    await expect(refusal.getByRole('definition')).toHaveText([
      /2 päivää|47 tuntia/,
      /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/,
      /Sinä/,
      /1000\d\d/,
    ]);
    await expect(refusal.getByRole('button')).toHaveCount(1);
    await expect(refusal.getByRole('link', { name: /^\+/ })).toHaveCount(2);
    await refusal.getByRole('link', { name: messages.signIn.linkContact }).click();
    await expect(page).toHaveURL(`${siteUrl}/fi-FI/contact`);
    await expect(refusal).toBeHidden();
  });

  test('XTR-30 side panel and sign-in open on any page and keep the locale', async ({ page }) => {
    const french = getMessages('fr-CA');
    await page.goto('/fr-CA/promotions');
    await page.getByRole('banner').getByRole('button', { name: french.shell.menu }).click();
    const panel = page.getByRole('dialog', { name: french.shell.menu });
    await expect(panel.getByRole('link', { name: french.shell.promotions })).toHaveAttribute('href', '/fr-CA/promotions');
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.getByRole('banner').getByRole('button', { name: french.shell.signIn }).click();
    await expect(signInDialog(page, french)).toBeVisible();
    await expect(page).toHaveURL(`${siteUrl}/fr-CA/promotions`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  });
});
