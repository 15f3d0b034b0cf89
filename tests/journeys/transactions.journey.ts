import { expect, type Page, test } from '@playwright/test';
import { signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

interface Row {
  readonly referenceId: string;
  readonly transactionDate: string;
  readonly category: string;
}

const path = '/api/platform/player/me/transactions';

async function readRows(page: Page, query: string): Promise<readonly Row[]> {
  const response = await page.request.get(`${path}?${query}`);
  expect(response.status()).toBe(200);
  return ((await response.json()) as { transactions: readonly Row[] }).transactions;
}

for (const locale of ['fi-FI', 'en-FI'] as const) {
  test(`J28 TXN-02 TXN-03 the history of ${locale} comes in tens, newest first, none twice`, async ({ page, context }) => {
    const words = wordsOf(locale);
    await signInQuietly(context, 'cleo.vip');
    await page.goto(`/${locale}/my-account/banking/transactions`);
    const times = page.getByRole('table', { name: words.transactions.caption }).getByRole('time');
    const shown = () => times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    await expect(times).toHaveCount(10);
    await page.getByRole('button', { name: words.transactions.loadMore }).click();
    await expect(times).toHaveCount(20);

    const rows = [...(await readRows(page, 'limit=10&position=0')), ...(await readRows(page, 'limit=10&position=10'))];
    expect(new Set(rows.map(({ referenceId }) => referenceId)).size).toBe(20);
    const dates = rows.map(({ transactionDate }) => transactionDate);
    expect(await shown()).toEqual(dates.toSorted((one, other) => Date.parse(other) - Date.parse(one)));
  });
}

test('TXN-04 a filter replaces the list, and clearing it brings everything back', async ({ page, context }) => {
  const words = wordsOf('fi-FI');
  await signInQuietly(context, 'cleo.vip');
  await page.goto('/fi-FI/my-account/banking/transactions');
  const table = page.getByRole('table', { name: words.transactions.caption });
  const filter = page.getByRole('combobox', { name: words.transactions.filter });
  const casino = table.getByRole('cell', { name: words.transactionCategory.CASINO, exact: true });
  await expect(table.getByRole('time')).toHaveCount(10);
  const casinoAtFirst = await casino.count();
  expect(casinoAtFirst, 'the first page is mixed').toBeLessThan(10);
  await filter.selectOption('CASINO');
  await expect(casino).toHaveCount(10);
  await expect(table.getByRole('time')).toHaveCount(10);
  await filter.selectOption('');
  await expect(casino).toHaveCount(casinoAtFirst);
});

test('TXN-05 on a phone the history is a list of days', async ({ page, context }) => {
  const words = wordsOf('fi-FI');
  await page.setViewportSize({ width: 390, height: 844 });
  await signInQuietly(context, 'ben.one');
  await page.goto('/fi-FI/my-account/banking/transactions');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '+100.00 €' })).toContainText(
    words.transactionType.DEPOSIT,
  );
  await expect(page.getByRole('table')).toBeHidden();
});
