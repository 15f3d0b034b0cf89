import { expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signInDialog, signInFields } from '../support/player.ts';

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
