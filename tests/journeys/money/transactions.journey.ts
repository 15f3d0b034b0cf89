import { expect, type Page, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { balanceButton, signIn } from '../support/player.ts';

interface Row {
  readonly referenceId: string;
  readonly transactionDate: string;
}

async function readRows(page: Page, query: string): Promise<readonly Row[]> {
  const response = await page.request.get(`/api/platform/player/me/transactions?${query}`);
  expect(response.status()).toBe(200);
  return ((await response.json()) as { transactions: readonly Row[] }).transactions;
}

const minorOf = (text: string) => Number(text.replaceAll(/[^\d.]/g, '').replace('.', ''));

test('J28 TXN-02 TXN-03 TXN-04 TXN-05 the history has pages of ten, newest first, without duplicates, can be filtered, and is grouped by day on a phone', async ({
  page,
  context,
}) => {
  const messages = getMessages('fi-FI');
  const { transactions, transactionCategory } = messages;
  await signIn(context, 'cleo.vip');
  await page.goto('/fi-FI/my-account/banking/transactions');
  const table = page.getByRole('table', { name: transactions.caption });
  const times = table.getByRole('time');
  const shown = () => times.evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  await expect(times).toHaveCount(10);
  const rows = [...(await readRows(page, 'limit=10&position=0')), ...(await readRows(page, 'limit=10&position=10'))];
  expect(new Set(rows.map(({ referenceId }) => referenceId)).size).toBe(20);
  const newestFirst = rows.map(({ transactionDate }) => transactionDate);
  expect(newestFirst).toEqual(newestFirst.toSorted((one, other) => Date.parse(other) - Date.parse(one)));
  expect(await shown()).toEqual(newestFirst.slice(0, 10));
  await page.getByRole('button', { name: transactions.loadMore }).scrollIntoViewIfNeeded();
  // A tall window may have room for the page after that, too.
  await expect.poll(async () => (await shown()).slice(0, 20)).toEqual(newestFirst);

  await page.evaluate(() => window.scrollTo(0, 0));
  const filter = page.getByRole('combobox', { name: transactions.filter });
  const casino = table.getByRole('cell', { name: transactionCategory.CASINO, exact: true });
  await filter.selectOption('CASINO');
  await expect(times).toHaveCount(10);
  await expect(casino).toHaveCount(10);
  await filter.selectOption('');
  await expect.poll(async () => (await shown()).slice(0, 10)).toEqual(newestFirst.slice(0, 10));
  expect(await casino.count(), 'the unfiltered list is mixed').toBeLessThan(await times.count());

  for (const viewport of [
    { width: 390, height: 844 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(table).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: /€/ }).first()).toBeInViewport({ ratio: 1 });
  }
});

test('WAL-01 WAL-02 the balance opens by keyboard and lists its parts, which add up, also on a phone', async ({
  page,
  context,
}) => {
  const { player } = getMessages('fi-FI');
  await signIn(context, 'cleo.vip');
  await page.goto('/fi-FI');
  for (const viewport of [
    { width: 1_440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const button = balanceButton(page, getMessages('fi-FI'));
    await expect(button).toContainText('€');
    await button.focus();
    await page.keyboard.press('Enter');
    for (const part of [player.main, player.locked, player.casinoBonus]) {
      await expect(page.getByText(part, { exact: true })).toBeVisible();
    }
    const playable = minorOf((await button.textContent()) ?? '');
    // Real money, bonus money, then what is set aside and the total of both.
    const amounts = (await page.locator('[popover]:popover-open dd').allTextContents()).map(minorOf);
    const [locked = 0, total] = amounts.splice(-2);
    expect(amounts.length).toBe(2);
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(playable);
    expect(playable + locked).toBe(total);
    await page.keyboard.press('Escape');
    await expect(page.getByText(player.locked, { exact: true })).toBeHidden();
  }
});
