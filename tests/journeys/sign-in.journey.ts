import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog, signInOn } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('fi-FI');
const history = '/fi-FI/my-account/banking/transactions';
const wallet = '/api/platform/player/me/wallet';

test('LOG-01 LOG-05 XTR-13 WAL-04 signs in by keyboard alone and sees name, balance and transactions', async ({ page }) => {
  await page.goto('/fi-FI');
  const signIn = page.getByRole('banner').getByRole('button', { name: words.shell.signIn });
  for (let presses = 0; presses < 15 && !(await signIn.evaluate((button) => button === document.activeElement)); presses += 1) {
    await page.keyboard.press('Tab');
  }
  await expect(signIn).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: words.signIn.email })).toBeFocused();
  await page.keyboard.type(emailOf('ben.one'));
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(words.signIn.password, { exact: true })).toBeFocused();
  await page.keyboard.type('Sandbox1!');
  await page.keyboard.press('Enter');

  await expect(balanceButton(page, words)).toContainText('100.00 €');
  await expect(signInDialog(page, words)).toBeHidden();
  const session = await (await page.request.get('/api/auth/session')).json();
  expect(session.user).toMatchObject({ market: 'FI', loginMethod: 'DEFAULT' });
  await expect(accountButton(page, words)).toHaveAccessibleName(`${words.player.account}: Ben`);
  await balanceButton(page, words).press('Enter');
  await expect(page.getByRole('term').filter({ hasText: words.player.main })).toBeVisible();
  await page.keyboard.press('Escape');

  await accountButton(page, words).press('Enter');
  const menu = page.getByRole('navigation', { name: words.player.account });
  await menu.getByRole('link', { name: words.player.transactions }).press('Enter');
  await expect(page).toHaveURL(siteUrl + history);
  const table = page.getByRole('table', { name: words.transactions.caption });
  const row = table.getByRole('row').filter({ hasText: words.transactionType.DEPOSIT });
  await expect(row).toContainText(`${words.transactions.moneyIn} +100.00 €`);

  await page.reload();
  await expect(balanceButton(page, words)).toContainText('100.00 €');
  await expect(row).toBeVisible();
});

test('LOG-05 a wrong password says so and keeps the e-mail address; the right one then signs in', async ({ page }) => {
  await page.goto('/fi-FI/promotions');
  await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
  const dialog = signInDialog(page, words);
  await fillSignIn(page, words, emailOf('ben.one'), 'Sandbox2!');
  await expect(dialog.getByRole('alert')).toContainText(words.signIn.errorUnauthorized);
  await expect(dialog.getByRole('textbox', { name: words.signIn.email })).toHaveValue(emailOf('ben.one'));
  await expect(dialog.getByLabel(words.signIn.password, { exact: true })).toBeFocused();
  await page.keyboard.type('Sandbox1!');
  await page.keyboard.press('Enter');
  await expect(balanceButton(page, words)).toContainText('100.00 €');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/promotions`);
});

test('LOG-05 a click that comes before the scripts is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/fi-FI', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: words.shell.signIn }).click();
  await expect(signInDialog(page, words)).toHaveCount(0);
  held.resolve();
  await expect(signInDialog(page, words)).toBeVisible();
});

test('LOG-05 closes by Escape and gives the focus back', async ({ page }) => {
  await page.goto('/fi-FI');
  const signIn = page.getByRole('banner').getByRole('button', { name: words.shell.signIn });
  await signIn.click();
  await expect(signInDialog(page, words)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signInDialog(page, words)).toBeHidden();
  await expect(signIn).toBeFocused();
});

test('LOG-14 LOG-19 signing out ends the session in every tab, and the relay knows nobody any longer', async ({
  page,
  context,
}) => {
  await signInOn(page, '/fi-FI', 'ben.one');
  const identity = async () => (await context.cookies(siteUrl)).find(({ name }) => name === 'sb_session');
  expect(await identity()).toMatchObject({ httpOnly: true, secure: true, sameSite: 'None', path: '/' });
  const days = ((await identity())?.expires ?? 0) / 86_400 - Date.now() / 86_400_000;
  expect(Math.round(days)).toBe(365);
  expect(await page.evaluate(() => document.cookie)).not.toContain('sb_session');
  expect((await context.request.get(wallet)).status()).toBe(200);
  const other = await context.newPage();
  await other.goto('/fi-FI/promotions');
  await expect(balanceButton(other, words)).toContainText('100.00 €');

  await accountButton(page, words).click();
  await page.getByRole('button', { name: words.player.signOut }).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: words.shell.signIn })).toBeVisible();
    await expect(accountButton(tab, words)).toHaveCount(0);
  }
  expect(await identity()).toBeUndefined();
  const refused = await context.request.get(wallet);
  expect(refused.status()).toBe(401);
  expect(await refused.json()).toMatchObject({ code: 'error.token.expired' });
});

test('RTE-30 a deep link into the account asks to sign in and then arrives', async ({ page }) => {
  await page.goto(history);
  await expect(page).toHaveURL(`${siteUrl}/fi-FI/401?return=${encodeURIComponent('/my-account/banking/transactions')}`);
  await expect(page.getByRole('heading', { level: 1, name: words.status.unauthorisedTitle })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: words.status.unauthorisedAction }).click();
  await fillSignIn(page, words, emailOf('ben.one'));
  await expect(page).toHaveURL(siteUrl + history);
  await expect(page.getByRole('heading', { level: 1, name: words.transactions.title })).toBeVisible();
});

test('LOG-14 an audience cookie without a session shows nothing of an account', async ({ page, context }) => {
  await context.addCookies([{ name: 'audience', value: 'd1', url: siteUrl }]);
  await page.goto('/fi-FI/my-account');
  await expect(signInDialog(page, words)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI#sign-in`);
});

test('WAL-04 asks for the balance again after 20 seconds', async ({ page }) => {
  await signInOn(page, '/fi-FI', 'ben.one');
  await page.clock.install();
  await page.reload();
  await expect(balanceButton(page, words)).toContainText('100.00 €');
  const asked = page.waitForRequest(`${siteUrl}${wallet}`);
  await page.clock.fastForward(20_500);
  await asked;
});

test('WAL-04 a player without a wallet has zero in the currency of his market', async ({ page }) => {
  await signInOn(page, '/fi-FI', 'ava.new');
  await expect(balanceButton(page, words)).toContainText('0.00 €');
});

test('LOG-05 a link to the sign-in that is followed while a slow page still loads opens it', async ({ page }) => {
  test.slow();
  const slowed = await page.context().newCDPSession(page);
  await slowed.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  for (const delay of [0, 100, 300, 600]) {
    await page.goto('/fi-FI/401', { waitUntil: 'domcontentloaded' });
    await page.waitForTimeout(delay);
    await page.getByRole('main').getByRole('link', { name: words.status.unauthorisedAction }).click();
    await expect(signInDialog(page, words), `${delay} ms after the markup`).toBeVisible();
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const path of ['/fr-CA', '/de-AT/promotions', '/pt-BR/responsible-gambling', '/no-NO/none', '/en-UN/401']) {
    test(`XTR-30 side panel and sign-in open at ${path}, and the locale stays`, async ({ page }) => {
      const code = path.split('/')[1] ?? '';
      const said = wordsOf(code);
      await page.goto(path);
      const language = await page.locator('html').getAttribute('lang');
      await page.getByRole('banner').getByRole('button', { name: said.shell.menu }).click();
      const panel = page.getByRole('dialog', { name: said.shell.menu });
      await expect(panel.getByRole('link', { name: said.shell.promotions })).toHaveAttribute('href', `/${code}/promotions`);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await page.getByRole('banner').getByRole('button', { name: said.shell.signIn }).click();
      await expect(signInDialog(page, said)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language ?? '');
    });
  }
});
