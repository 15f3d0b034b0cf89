import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { getMessages } from './messages.ts';

export const transactionsPath = '/my-account/banking/transactions';

export interface Transaction {
  readonly referenceId: string;
  readonly reference: string;
  readonly amount: number;
  readonly category: string;
  readonly type: string;
  readonly status: string;
  readonly transactionDate: string;
  /** Of a bet on sports. */
  readonly betTitle?: string;
}

/** All transactions of the signed-in player that match a query, newest first. */
export async function readTransactions(request: APIRequestContext, query: string): Promise<readonly Transaction[]> {
  const all: Transaction[] = [];
  for (let position = 0; ; position += 100) {
    const answer = await request.get(`/api/platform/player/me/transactions?limit=100&position=${position}&${query}`);
    const { transactions } = (await answer.json()) as { transactions: readonly Transaction[] };
    all.push(...transactions);
    if (transactions.length < 100) return all;
  }
}

/** Opens the newest deposit of the signed-in player and compares the dialog with the platform's response. */
export async function expectTransactionDetails(page: Page): Promise<void> {
  const words = getMessages('en-FI');
  await page.goto(`/en-FI${transactionsPath}`);
  const opener = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${words.transactionType.DEPOSIT}`) })
    .first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: words.transactionType.DEPOSIT });
  const [row] = await readTransactions(page.request, 'type=DEPOSIT&category=PAYMENT');
  if (!row) throw new Error('the player has no deposit');
  // The editors' name of the payment method, not the platform's code.
  for (const text of [row.reference, 'Card', words.transactionStatus.COMPLETED, '+100.00']) {
    await expect(dialog).toContainText(text);
  }
  const time = new Date(row.transactionDate).toLocaleTimeString('en-GB', { timeZone: 'Europe/Helsinki', timeStyle: 'medium' });
  await expect(dialog.getByRole('time')).toContainText(time);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}
