import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { look } from './support/operator.ts';
import { signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const path = '/my-account/banking/transactions';
const sums = '/api/platform/player/me/transactions/net_position';

interface Row {
  readonly referenceId: string;
  readonly amount: number;
  readonly category: string;
  readonly type: string;
  readonly status: string;
}

async function readAll(page: Page, query: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let position = 0; ; position += 100) {
    const answer = await page.request.get(`/api/platform/player/me/transactions?limit=100&position=${position}&${query}`);
    const { transactions } = (await answer.json()) as { transactions: readonly Row[] };
    rows.push(...transactions);
    if (transactions.length < 100) return rows;
  }
}

function sumOf(rows: readonly Row[], types: readonly string[]): number {
  const booked = rows.filter(({ status, type }) => ['SUCCESS', 'COMPLETED', 'REVERTED'].includes(status) && types.includes(type));
  return Math.round(booked.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100;
}

test('J28 TXN-01 TXN-04 TXN-06 casino of the last seven days: rows and sums agree, clearing brings everything back', async ({
  page,
  context,
}) => {
  const words = wordsOf('fi-FI');
  await signInQuietly(context, 'cleo.vip');
  await page.goto(`/fi-FI${path}`);
  const table = page.getByRole('table', { name: words.transactions.caption });
  await expect(table.getByRole('time')).toHaveCount(10);
  const shownTimes = () => table.getByRole('time').evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
  const atFirst = await shownTimes();
  await page.getByRole('combobox', { name: words.transactions.filter }).selectOption('CASINO');
  await page.getByRole('combobox', { name: words.transactions.period }).selectOption('week');
  await expect(table.getByRole('cell', { name: words.transactionCategory.CASINO, exact: true })).toHaveCount(10);

  const rows = await readAll(page, 'category=CASINO&hour=168');
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

test('TXN-04 the choice is in the address: a reload keeps it, a link shares it, and clearing takes it out', async ({
  page,
  context,
}) => {
  const words = wordsOf('en-FI');
  await signInQuietly(context, 'cleo.vip');
  await page.goto(`/en-FI${path}`);
  const filter = page.getByRole('combobox', { name: words.transactions.filter });
  await filter.selectOption('PAYMENT');
  await page.getByRole('combobox', { name: words.transactions.period }).selectOption('month');
  await expect(page).toHaveURL(/\?category=PAYMENT&period=month$/);
  const cells = page.getByRole('cell', { name: words.transactionCategory.PAYMENT, exact: true });
  await page.reload();
  await expect(filter).toHaveValue('PAYMENT');
  await expect(cells.first()).toBeVisible();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('combobox', { name: words.transactions.period })).toHaveValue('month');
  await page.getByRole('button', { name: words.transactions.clear }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
});

test('TXN-05 games bear the names of the lobby', async ({ page, context }) => {
  const words = wordsOf('en-FI');
  await signInQuietly(context, 'sam.withdraw');
  await page.goto(`/en-FI${path}?category=CASINO`);
  const table = page.getByRole('table', { name: words.transactions.caption });
  await expect(table.getByText('Cloudbreaker', { exact: true })).toHaveCount(4);
});

test('TXN-04 what matches nothing says so, with a way back', async ({ page, context }) => {
  const words = wordsOf('en-FI');
  await signInQuietly(context, 'ben.one');
  await page.goto(`/en-FI${path}`);
  await page.getByRole('combobox', { name: words.transactions.type }).selectOption('FORFEIT');
  const main = page.getByRole('main');
  await expect(main.getByText(words.transactions.nothingFound)).toBeVisible();
  await main.getByRole('button', { name: words.transactions.clear }).last().click();
  await expect(main.getByRole('table')).toBeVisible();
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`TXN-05 XTR-23 one transaction opens with everything known of it, ${viewport.width} wide`, async ({ page, context }) => {
    const words = wordsOf('en-FI');
    await page.setViewportSize(viewport);
    await signInQuietly(context, 'ben.one');
    await page.goto(`/en-FI${path}`);
    const opener = page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${words.transactionType.DEPOSIT}`) })
      .first();
    await opener.click();
    const dialog = page.getByRole('dialog', { name: words.transactionType.DEPOSIT });
    const [row] = await readAll(page, 'type=DEPOSIT&category=PAYMENT');
    // The editors' name of it, not the platform's code.
    for (const text of [row?.referenceId ?? '', 'Card', words.transactionStatus.COMPLETED, '+100.00']) {
      await expect(dialog).toContainText(text);
    }
    const { transactionDate } = row as unknown as { transactionDate: string };
    const time = new Date(transactionDate).toLocaleTimeString('en-GB', { timeZone: 'Europe/Helsinki', timeStyle: 'medium' });
    await expect(dialog.getByRole('time')).toContainText(time.slice(-5));
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });
}

test('the chosen rows are taken home as a file of the player’s language', async ({ page, context }) => {
  const words = wordsOf('fi-FI');
  await signInQuietly(context, 'cleo.vip');
  await page.goto(`/fi-FI${path}`);
  await page.getByRole('combobox', { name: words.transactions.filter }).selectOption('PAYMENT');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: words.transactions.export }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^transactions-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines[0]).toBe(`\uFEFF${words.transactions.dateTime} (Europe/Helsinki);${lines[0]?.split(';').slice(1).join(';')}`);
  expect(lines.length - 1).toBe((await readAll(page, 'category=PAYMENT')).length);
});

test('a visitor, another origin and a strange zone get no file', async ({ page, context }) => {
  const address = '/api/history/export?locale=fi-FI&zone=Europe/Helsinki';
  expect((await page.request.get(address)).status()).toBe(401);
  await signInQuietly(context, 'ben.one');
  expect((await page.request.get(address, { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status()).toBe(403);
  expect((await page.request.get('/api/history/export?locale=fi-FI&zone=Nowhere/Land')).status()).toBe(400);
  expect((await page.request.get(`${address}&category=OTHER`)).status()).toBe(400);
  expect((await page.request.get(address)).headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
});

test('a statement on paper holds every chosen row, and nothing of the page around it', async ({ page, context }) => {
  const words = wordsOf('en-FI');
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { hasPrinted: true });
  });
  await signInQuietly(context, 'cleo.vip');
  await page.goto(`/en-FI${path}`);
  await page.getByRole('combobox', { name: words.transactions.filter }).selectOption('PAYMENT');
  await page.getByRole('button', { name: words.transactions.print }).click();
  await page.waitForFunction(() => 'hasPrinted' in window);
  await page.emulateMedia({ media: 'print' });
  const statement = page.getByRole('region', { name: words.transactions.statement });
  await expect(statement).toContainText('(100025)');
  await expect(statement.getByRole('definition').filter({ hasText: words.transactionCategory.PAYMENT })).toHaveCount(1);
  await expect(statement.getByRole('row')).toHaveCount((await readAll(page, 'category=PAYMENT')).length + 1);
  await expect(page.getByRole('main')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByRole('main')).toBeVisible();
});

test('the ledger behind the history is proven', async () => {
  expect(await look('ledger/verify')).toMatchObject({ balanced: true, faults: [] });
  expect(await look('player/100025/ledger')).toMatchObject({ proof: { balanced: true }, hasMore: true });
});
