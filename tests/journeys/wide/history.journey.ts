import { expect, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { signIn } from '../support/player.ts';
import { expectTransactionDetails, readTransactions, transactionsPath } from '../support/transactions.ts';

test('TXN-05 XTR-23 on a phone a transaction opens with all its details', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(context, 'ben.one');
  await expectTransactionDetails(page);
});

test('the printed statement has every filtered row and nothing else of the page', async ({ page, context }) => {
  const words = getMessages('en-FI');
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { hasPrinted: true });
  });
  await signIn(context, 'cleo.vip');
  await page.goto(`/en-FI${transactionsPath}`);
  await page.getByRole('combobox', { name: words.transactions.filter }).selectOption('PAYMENT');
  await page.getByRole('button', { name: words.transactions.print }).click();
  await page.waitForFunction(() => 'hasPrinted' in window);
  await page.emulateMedia({ media: 'print' });
  const statement = page.getByRole('region', { name: words.transactions.statement });
  await expect(statement).toContainText('(100025)');
  await expect(statement.getByRole('definition').filter({ hasText: words.transactionCategory.PAYMENT })).toHaveCount(1);
  await expect(statement.getByRole('row')).toHaveCount((await readTransactions(page.request, 'category=PAYMENT')).length + 1);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
});
