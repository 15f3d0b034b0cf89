import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { signIn } from '../support/player.ts';
import { readTransactions, type Transaction, transactionsPath } from '../support/transactions.ts';

const sums = '/api/platform/player/me/transactions/net_position';

function sumOf(rows: readonly Transaction[], types: readonly string[]): number {
  const booked = rows.filter(({ status, type }) => ['SUCCESS', 'COMPLETED', 'REVERTED'].includes(status) && types.includes(type));
  return Math.round(booked.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
}

test('J28 TXN-01 TXN-04 TXN-06 casino transactions of the last seven days: rows and sums agree, and clearing the filter shows all transactions', async ({
  page,
  context,
}) => {
  const words = getMessages('fi-FI');
  await signIn(context, 'cleo.vip');
  await page.goto(`/fi-FI${transactionsPath}`);
  const table = page.getByRole('table', { name: words.transactions.caption });
  await expect(table.getByRole('time')).toHaveCount(10);
  const shownTimes = () => table.getByRole('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  const atFirst = await shownTimes();
  await page.getByRole('combobox', { name: words.transactions.filter }).selectOption('CASINO');
  await page.getByRole('combobox', { name: words.transactions.period }).selectOption('week');
  await expect(table.getByRole('cell', { name: words.transactionCategory.CASINO, exact: true })).toHaveCount(10);

  const rows = await readTransactions(page.request, 'category=CASINO&hour=168');
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ referenceId }) => referenceId)).size).toBe(rows.length);
  const { netPosition, winLoss } = await (await page.request.get(`${sums}?category=CASINO&hour=168`)).json();
  expect(winLoss).toBeCloseTo(sumOf(rows, ['BET', 'BET_VOID', 'WIN', 'WIN_VOID', 'CASHOUT', 'CASHOUT_VOID', 'LOSS']), 2);
  expect(netPosition).toBe(0);
  const shown = page.getByRole('definition').nth(1);
  await expect(shown).toContainText(
    Math.abs(winLoss)
      .toFixed(2)
      .replace(/\B(?=(\d{3})+\.)/, ','),
  );

  await page.getByRole('button', { name: words.transactions.clear }).click();
  await expect.poll(shownTimes).toEqual(atFirst);
});

test('the filtered rows are downloaded as a file in the player’s language', async ({ page, context }) => {
  const words = getMessages('fi-FI');
  await signIn(context, 'cleo.vip');
  await page.goto(`/fi-FI${transactionsPath}`);
  await page.getByRole('combobox', { name: words.transactions.filter }).selectOption('PAYMENT');
  await expect(page).toHaveURL(/category=PAYMENT/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.transactions.export }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  const { dateTime, type, category, status, amount, balance, currency, method, game, reference } = words.transactions;
  const named = [type, category, status, amount, balance, currency, method, game, words.transactionCategory.BONUS, reference];
  expect(lines[0]).toBe(`\uFEFF${[`${dateTime} (Europe/Helsinki)`, ...named].join(';')}`);
  expect(lines.length - 1).toBe((await readTransactions(page.request, 'category=PAYMENT')).length);
});
