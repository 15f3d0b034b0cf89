import { expect, type Page } from '@playwright/test';
import { payMessages } from '#sandbox/pay/messages/messages.ts';
import type { Messages } from './messages.ts';

/** The messages of the bank pages in Finnish. */
export const { messages: bankMessages } = payMessages.forLocale('fi-FI');

/** Customers that are new to the platform in every run. The bank discloses e-mail and phone of `open`, and neither of `quiet`. */
export const newCustomer = { quiet: bankMessages.alwaysNewQuiet, open: bankMessages.alwaysNewOpen } as const;

/** The customer who signs in at a bank: a name of its list, or the subject of an earlier visit. */
type Payer = string | { readonly subject: string };

/** Chooses an amount in the open dialog and continues to the bank's first page. */
export async function goToBank(page: Page, { payAndPlay }: Messages, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('button', { name: amount, exact: true });
  if (await choice.isVisible()) await choice.click();
  else await dialog.getByLabel(payAndPlay.amount).fill(amount);
  await dialog.getByRole('button', { name: payAndPlay.toBankWith.split('{amount}')[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankMessages.chooseBank })).toBeVisible();
}

/** Completes all pages of the bank; returns the payer's subject and first name. */
export async function signInAtBank(page: Page, payer: Payer, bank = 'Revontuli Bank') {
  await page.getByRole('link', { name: bank }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankMessages.signInAs })).toBeVisible();
  if (typeof payer === 'string') await page.getByRole('link', { name: payer }).click();
  else await page.goto(`${page.url()}/${payer.subject}`);
  const hello = bankMessages.hello.replace('{name}', '');
  const greeting = page.getByRole('heading', { level: 1, name: hello });
  const firstName = (await greeting.textContent())?.replace(hello, '') ?? '';
  const subject = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: bankMessages.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankMessages.confirmTitle })).toBeVisible();
  return { subject, firstName };
}

export async function confirmAtBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: bankMessages.pay.split('{amount}')[0]?.trim() ?? '' }).click();
}

export async function payAtBank(page: Page, payer: Payer) {
  const customer = await signInAtBank(page, payer);
  await confirmAtBank(page);
  return customer;
}
