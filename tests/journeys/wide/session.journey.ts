import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { getMessages } from '../support/messages.ts';
import { accountButton, balanceButton, emailOf, fillSignIn, signIn, signInDialog } from '../support/player.ts';

const messages = getMessages('fi-FI');
const account = '/fi-FI/my-account/banking/transactions';

test('LOG-15 LOG-23 DEC-RTE-2 an ended session redirects to the front page with its reason, which is removed when the sign-in dialog is closed', async ({
  page,
  context,
}) => {
  await signIn(context, 'ben.one');
  await page.goto(account);
  await expect(balanceButton(page, messages)).toContainText('€');
  await context.clearCookies({ name: /^parlour\./ });
  const filter = page.getByRole('combobox', { name: messages.transactions.filter });
  // Another call of the page may be refused first.
  await filter.selectOption('CASINO', { timeout: 5_000 }).catch(() => undefined);
  await expect(signInDialog(page, messages)).toContainText(messages.signIn.endedExpired);
  await expect(page).toHaveURL(`${siteUrl}/fi-FI#sign-in`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
  await page.getByRole('banner').getByRole('button', { name: messages.shell.signIn }).click();
  await expect(signInDialog(page, messages)).not.toContainText(messages.signIn.endedExpired);
  await fillSignIn(page, messages, emailOf('ben.one'));
  await expect(accountButton(page, messages)).toBeVisible();
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
});

test('RTE-39 RTE-40 XTR-33 a lobby that a player may not use is never displayed', async ({ page, context }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const note = () => {
      for (const heading of document.querySelectorAll('main h1')) seen.add(`${location.pathname} ${heading.textContent}`);
      requestAnimationFrame(note);
    };
    note();
  });
  await signIn(context, 'ron.nocasino');
  await page.goto('/fi-FI/online-casino');
  await expect(page).toHaveURL(`${siteUrl}/fi-FI`);
  await expect(page.getByRole('alert').getByText(messages.session.accessDenied)).toBeVisible();
  const seen = await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  expect(seen.some((heading) => heading.startsWith('/fi-FI '))).toBe(true);
  expect(seen.filter((heading) => heading.startsWith('/fi-FI/online-casino'))).toEqual([]);
});
