import { expect, type Page } from '@playwright/test';
import { speechOf } from '#sandbox/pay/words/speak.ts';
import type { Words } from './words.ts';

/** The banks stand behind the Finnish pages. */
export const { words: bankWords } = speechOf('fi-FI');

/** Chooses an amount in the open dialog and arrives at the bank's first page. */
export async function goToBank(page: Page, words: Words, amount: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  const choice = dialog.getByRole('button', { name: amount, exact: true });
  if (await choice.isVisible()) await choice.click();
  else await dialog.getByLabel(words.payAndPlay.amount).fill(amount);
  await dialog.getByRole('button', { name: words.payAndPlay.toBankWith.split('{amount}')[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankWords.chooseBank })).toBeVisible();
}

/** From the bank's first page to its last, as somebody. */
export async function signInAtBank(page: Page, person: string, bank = 'Revontuli Bank'): Promise<void> {
  await page.getByRole('link', { name: bank }).click();
  await page.getByRole('link', { name: person }).click();
  await page.getByRole('button', { name: bankWords.next }).click();
  await expect(page.getByRole('heading', { level: 1, name: bankWords.confirmTitle })).toBeVisible();
}

/** The last press at the bank. */
export async function confirmAtBank(page: Page): Promise<void> {
  await page.getByRole('button', { name: bankWords.pay.split('{amount}')[0]?.trim() ?? '' }).click();
}

export async function payAtBank(page: Page, person: string): Promise<void> {
  await signInAtBank(page, person);
  await confirmAtBank(page);
}
