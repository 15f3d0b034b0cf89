import { expect, type Page } from '@playwright/test';
import { speechOf } from '#sandbox/pay/words/speak.ts';
import type { Words } from './words.ts';

/** The banks stand behind the Finnish pages. */
export const { words: bankWords } = speechOf('fi-FI');

/** Somebody whom the platform has never met, for every run anew; `open` has told his bank everything, `quiet` nothing. */
export const newcomer = { quiet: bankWords.alwaysNewQuiet, open: bankWords.alwaysNewOpen } as const;

/** Who signs in at a bank: a name of its list, a newcomer, or one who was there before. */
type Payer = string | { readonly subject: string };

/** Chooses an amount in the open dialog and arrives at the bank's first page. */
export async function goToBank(page: Page, words: Words, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('button', { name: amount, exact: true });
  if (await choice.isVisible()) await choice.click();
  else await dialog.getByLabel(words.payAndPlay.amount).fill(amount);
  await dialog.getByRole('button', { name: words.payAndPlay.toBankWith.split('{amount}')[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankWords.chooseBank })).toBeVisible();
}

/** From the bank's first page to its last, as somebody; gives back who that is to the bank, and his first name. */
export async function signInAtBank(page: Page, payer: Payer, bank = 'Revontuli Bank') {
  await page.getByRole('link', { name: bank }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankWords.signInAs })).toBeVisible();
  if (typeof payer === 'string') await page.getByRole('link', { name: payer }).click();
  else await page.goto(`${page.url()}/${payer.subject}`);
  const hello = bankWords.hello.replace('{name}', '');
  const greeting = page.getByRole('heading', { level: 1, name: hello });
  const firstName = (await greeting.textContent())?.replace(hello, '') ?? '';
  const subject = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: bankWords.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankWords.confirmTitle })).toBeVisible();
  return { subject, firstName };
}

/** The last press at the bank. */
export async function confirmAtBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: bankWords.pay.split('{amount}')[0]?.trim() ?? '' }).click();
}

export async function payAtBank(page: Page, payer: Payer) {
  const known = await signInAtBank(page, payer);
  await confirmAtBank(page);
  return known;
}
