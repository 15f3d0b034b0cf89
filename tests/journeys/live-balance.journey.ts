import { expect, type Page, test } from '@playwright/test';
import { operate } from './support/operator.ts';
import { balanceButton, signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

/** The seeded player `ben.one`. */
const ben = '100024';

async function correct(amount: number): Promise<void> {
  await operate(`player/${ben}/adjustment`, { amount, reason: 'Live balance in a journey' });
}

async function shownMinor(page: Page, locale = 'fi-FI'): Promise<number> {
  const text = (await balanceButton(page, wordsOf(locale)).textContent()) ?? '';
  return Number(text.replaceAll(/[^\d.]/g, '').replace('.', ''));
}

/** Socket connections to the feed that the pages of a context open, and those that are open. */
function countSockets(page: Page) {
  const count = { opened: 0, open: 0 };
  page.on('websocket', (socket) => {
    count.opened += 1;
    count.open += 1;
    socket.on('close', () => {
      count.open -= 1;
    });
  });
  return count;
}

test.afterEach(() => operate('faults', { reset: true }));

test('RTM-01 RTM-04 a correction by the operator shows in every tab within a second, over one socket', async ({ context }) => {
  await signInQuietly(context, 'ben.one');
  const [first, second] = [await context.newPage(), await context.newPage()];
  const counts = [countSockets(first), countSockets(second)];
  await first.goto('/fi-FI');
  await expect(balanceButton(first, wordsOf('fi-FI'))).toContainText('€');
  await expect.poll(() => counts[0]?.open).toBe(1);
  await second.goto('/fi-FI/my-account/banking/transactions');
  await expect(balanceButton(second, wordsOf('fi-FI'))).toContainText('€');
  const before = await shownMinor(second);
  await correct(7.5);
  await expect.poll(() => shownMinor(first), { timeout: 1_000, intervals: [50] }).toBe(before + 750);
  await expect.poll(() => shownMinor(second), { timeout: 500, intervals: [50] }).toBe(before + 750);
  expect(counts.map(({ opened }) => opened)).toEqual([1, 0]);

  await test.step('the history follows by itself, with a word of its own (XTR-22)', async () => {
    const words = wordsOf('fi-FI');
    const table = second.getByRole('table', { name: words.transactions.caption });
    await expect(table.getByRole('row').filter({ hasText: '+7.50' }).first()).toContainText(words.transactionCategory.ADJUSTMENT);
  });

  await test.step('the tab with the socket closes: the other takes it over', async () => {
    await first.close();
    await expect.poll(() => counts[1]?.open).toBe(1);
    await expect.poll(() => shownMinor(second)).toBe(before + 750);
    await correct(-7.5);
    await expect.poll(() => shownMinor(second), { timeout: 1_000, intervals: [50] }).toBe(before);
  });
});

test('RTM-03 WAL-04 the feed is cut: the poll takes over; it comes back: the feed does', async ({ page, context }) => {
  test.setTimeout(120_000);
  await signInQuietly(context, 'ben.one');
  const count = countSockets(page);
  await page.goto('/fi-FI');
  await expect.poll(() => count.open).toBe(1);
  await expect(balanceButton(page, wordsOf('fi-FI'))).toContainText('€');
  const before = await shownMinor(page);
  await operate('faults', { service: 'realtime', pathPattern: '.*', reset: 'connection' });
  await expect.poll(() => count.open).toBe(0);
  await correct(3);
  await expect.poll(() => shownMinor(page), { timeout: 25_000 }).toBe(before + 300);
  await operate('faults', { reset: true });
  await expect.poll(() => count.open, { timeout: 10_000 }).toBe(1);
  await correct(-3);
  await expect.poll(() => shownMinor(page), { timeout: 1_500, intervals: [50] }).toBe(before);
});

test('WAL-05 XTR-28 a balance that cannot be renewed stays, says so and since when, and recovers', async ({ page, context }) => {
  test.setTimeout(120_000);
  const words = wordsOf('en-FI');
  await signInQuietly(context, 'ben.one');
  await page.goto('/en-FI');
  const button = balanceButton(page, words);
  await expect(button).toContainText('€');
  const before = await shownMinor(page, 'en-FI');
  await operate('faults', { service: 'platform', pathPattern: '/wallet$', status: 500 });
  await expect(page.getByText(words.player.stale)).toBeVisible({ timeout: 30_000 });
  expect(await shownMinor(page, 'en-FI')).toBe(before);
  await button.click();
  const since = words.player.staleSince.split('{time}')[0]?.trim() ?? '';
  await expect(page.getByText(since)).toBeVisible();
  await operate('faults', { reset: true });
  await expect(page.getByText(since)).toBeHidden({ timeout: 30_000 });
});

test('WAL-01 WAL-02 the balance opens by keyboard into its parts, which add up', async ({ page, context }) => {
  const words = wordsOf('fi-FI');
  await signInQuietly(context, 'cleo.vip');
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto('/fi-FI');
    const button = balanceButton(page, words);
    await expect(button).toContainText('€');
    await button.focus();
    await page.keyboard.press('Enter');
    for (const part of [words.player.main, words.player.locked, words.player.casinoBonus]) {
      await expect(page.getByText(part, { exact: true })).toBeVisible();
    }
    const amounts = await page
      .locator('[popover]:popover-open dd')
      .evaluateAll((all) => all.map((each) => Number((each.textContent ?? '').replaceAll(/[^\d.]/g, '').replace('.', ''))));
    expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(await shownMinor(page));
    await page.keyboard.press('Escape');
    await expect(page.getByText(words.player.locked, { exact: true })).toBeHidden();
  }
});

test('RTM-05 J23 a switch that the operator turns closes the room within two seconds, without a reload', async ({
  page,
  context,
}) => {
  const words = wordsOf('fi-FI');
  await signInQuietly(context, 'ben.one');
  const count = countSockets(page);
  await page.goto('/fi-FI/online-casino');
  await expect.poll(() => count.open).toBe(1);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await operate(`player/${ben}`, { flags: { casino: false } });
  try {
    await expect(page).not.toHaveURL(/online-casino/, { timeout: 2_000 });
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(page.getByText(words.session.accessDenied)).toBeVisible();
  } finally {
    await operate(`player/${ben}`, { flags: { casino: true } });
  }
});

test('RTM-06 a new loyalty level shows at once', async ({ page, context }) => {
  await signInQuietly(context, 'ben.one');
  const count = countSockets(page);
  await page.goto('/en-FI/vip');
  await expect.poll(() => count.open).toBe(1);
  const own = page.getByRole('main').getByText(wordsOf('en-FI').vip.yourLevel, { exact: true });
  await expect(own).toHaveCount(1);
  const placeOf = () => own.evaluate((badge) => Math.round(badge.getBoundingClientRect().top + window.scrollY));
  const before = await placeOf();
  await operate(`player/${ben}`, { loyaltyLevel: 4 });
  try {
    await expect.poll(placeOf, { timeout: 2_000 }).not.toBe(before);
  } finally {
    await operate(`player/${ben}`, { loyaltyLevel: 1 });
  }
});

test('RTM-01 a visitor’s page opens no socket and asks for no ticket', async ({ page }) => {
  const count = countSockets(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/realtime')) asked.push(request.url());
  });
  await page.goto('/fi-FI');
  await page.waitForLoadState('networkidle');
  expect([count.opened, asked]).toEqual([0, []]);
  expect((await page.request.post('/api/realtime/ticket', { headers: { Origin: new URL(page.url()).origin } })).status()).toBe(
    401,
  );
  expect((await page.request.post('/api/realtime/ticket', { headers: { Origin: 'https://elsewhere.test' } })).status()).toBe(403);
});
