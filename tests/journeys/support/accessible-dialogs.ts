import { type BrowserContext, expect, type Page } from '@playwright/test';
import { findErrors } from './axe.ts';
import { sidewaysScroll } from './complaints.ts';
import { getMessages } from './messages.ts';
import { signUpDialog } from './new-player.ts';
import { signIn, signInDialog } from './player.ts';

/** Checks the sign-in dialog, the registration form, pay-and-play and the transactions with axe. */
export async function expectAccessibleDialogs(page: Page, context: BrowserContext, code: string): Promise<void> {
  const words = getMessages(code);
  await page.goto(`/${code}#sign-in`);
  await expect(signInDialog(page, words)).toBeVisible();
  await expect(signInDialog(page, words)).toHaveCSS('opacity', '1');
  expect.soft(await findErrors(page), 'the sign-in dialog').toEqual([]);
  await page.goto(`/${code}/signup`);
  await expect(signUpDialog(page, words)).toHaveCSS('opacity', '1');
  await signUpDialog(page, words).getByRole('button', { name: words.registration.next }).click();
  await expect(signUpDialog(page, words).getByLabel(words.registration.email)).toBeFocused();
  expect.soft(await findErrors(page), 'the registration form').toEqual([]);
  await page.goto(`/${code}/signup?error=sms-max-attempts`);
  await expect(signUpDialog(page, words).getByRole('heading', { level: 3 })).toBeVisible();
  await expect(signUpDialog(page, words)).toHaveCSS('opacity', '1');
  expect.soft(await findErrors(page), 'the registration that is over for today').toEqual([]);
  await page.goto(`/${code}/signup/pnp`);
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
  await expect(page.getByRole('dialog').getByRole('button').nth(1)).toBeVisible();
  expect.soft(await findErrors(page), 'pay-and-play').toEqual([]);
  await signIn(context, 'cleo.vip');
  await page.goto(`/${code}/my-account/banking/transactions`);
  await expect(page.getByRole('button', { name: words.transactions.loadMore })).toBeVisible();
  expect.soft(await findErrors(page), 'the transactions').toEqual([]);
  expect.soft(await sidewaysScroll(page), 'the transactions scroll sideways').toBe(0);
}
