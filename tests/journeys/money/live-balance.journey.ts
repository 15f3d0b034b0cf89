import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { operate } from '../support/operator.ts';
import { balanceButton, shownMinor, signIn } from '../support/player.ts';
import { untilQuiet } from '../support/quiet.ts';

/** The seeded player `ben.one`. */
const ben = '100024';
const messages = getMessages('fi-FI');

/** The sum of a test's corrections; taken back after it, because other journeys know this player's balance. */
let correctedMinor = 0;

async function correct(amount: number): Promise<void> {
  await operate(`player/${ben}/adjustment`, { amount, reason: 'Live balance in a journey' });
  correctedMinor += Math.round(amount * 100);
}

/** Corrects the balance until every tab shows it. A tab that does not listen yet follows the next correction. */
async function expectToFollow(tabs: readonly [Page, ...Page[]], amount: number): Promise<void> {
  let total = await shownMinor(tabs[0], messages);
  await expect(async () => {
    await correct(amount);
    total += Math.round(amount * 100);
    for (const tab of tabs) await expect.poll(() => shownMinor(tab, messages), { timeout: 1_500 }).toBe(total);
  }).toPass();
}

/** Counts the sockets that a page has opened in total and those that are open now. */
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

/** From now on only the feed can change a displayed balance. */
async function stopPolling(context: BrowserContext): Promise<void> {
  await context.route('**/api/platform/player/me/wallet*', (route) => route.abort());
}

test.afterEach(async () => {
  await operate('faults', { reset: true });
  if (correctedMinor !== 0) await correct(-correctedMinor / 100);
});

test('RTM-01 RTM-04 an operator’s correction appears in every tab by itself, over one socket; a visitor has no socket', async ({
  context,
}) => {
  const [first, second] = [await context.newPage(), await context.newPage()];
  const counts = [countSockets(first), countSockets(second)];
  const requested: string[] = [];
  first.on('request', (request) => requested.push(request.url()));
  await first.goto('/fi-FI');
  await untilQuiet(first);
  expect([counts[0]?.opened, requested.filter((url) => url.includes('/api/realtime'))]).toEqual([0, []]);

  await signIn(context, 'ben.one');
  await first.reload();
  await expect(balanceButton(first, messages)).toContainText('€');
  await expect.poll(() => counts[0]?.open).toBe(1);
  await second.goto('/fi-FI/my-account/banking/transactions');
  await expect(balanceButton(second, messages)).toContainText('€');
  await stopPolling(context);
  await expectToFollow([first, second], 7.5);
  expect(counts.map(({ opened }) => opened)).toEqual([1, 0]);

  await test.step('the history follows by itself, under a category of its own (XTR-22)', async () => {
    const table = second.getByRole('table', { name: messages.transactions.caption });
    await expect(table.getByRole('row').filter({ hasText: '+7.50' }).first()).toContainText(
      messages.transactionCategory.ADJUSTMENT,
    );
  });

  await test.step('the tab with the socket closes: the other opens one', async () => {
    await first.close();
    await expect.poll(() => counts[1]?.open).toBe(1);
    await expectToFollow([second], -7.5);
  });
});

test('RTM-03 WAL-04 WAL-05 XTR-28 without the feed the balance is polled; a failed poll shows the time of the last balance; the feed reconnects', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(context, 'ben.one');
  const count = countSockets(page);
  await page.goto('/fi-FI');
  await expect.poll(() => count.open).toBe(1);
  await expect(balanceButton(page, messages)).toContainText('€');
  const before = await shownMinor(page, messages);
  await operate('faults', { service: 'realtime', pathPattern: '.*', reset: 'connection' });
  await expect.poll(() => count.open).toBe(0);
  await correct(3);
  await page.clock.fastForward(20_500);
  await expect.poll(() => shownMinor(page, messages)).toBe(before + 300);

  await operate('faults', { service: 'platform', pathPattern: '/wallet$', status: 500 });
  await page.clock.fastForward(20_500);
  await expect(page.getByText(messages.player.stale)).toBeVisible();
  expect(await shownMinor(page, messages)).toBe(before + 300);
  await balanceButton(page, messages).click();
  const since = messages.player.staleSince.split('{time}')[0]?.trim() ?? '';
  await expect(page.getByText(since)).toBeVisible();

  await operate('faults', { reset: true });
  await page.clock.fastForward(30_000);
  await expect(page.getByText(since)).toBeHidden();
  await expect.poll(() => count.open).toBe(1);
  await stopPolling(context);
  await expectToFollow([page], -3);
});

test('RTM-05 RTM-06 J23 a new loyalty level appears immediately; a changed flag closes the lobby, without a reload', async ({
  page,
  context,
}) => {
  await signIn(context, 'ben.one');
  const count = countSockets(page);
  await page.goto('/fi-FI/vip');
  await expect.poll(() => count.open).toBe(1);
  const own = page.getByRole('main').getByText(messages.vip.yourLevel, { exact: true });
  await expect(own).toHaveCount(1);
  const placeOf = () => own.evaluate((badge) => Math.round(badge.getBoundingClientRect().top + window.scrollY));
  const before = await placeOf();
  try {
    await operate(`player/${ben}`, { loyaltyLevel: 4 });
    await expect.poll(placeOf).not.toBe(before);

    await page.goto('/fi-FI/online-casino');
    await expect.poll(() => count.open).toBe(1);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await operate(`player/${ben}`, { flags: { casino: false } });
    await expect(page).not.toHaveURL(/online-casino/);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await expect(page.getByText(messages.session.accessDenied)).toBeVisible();
  } finally {
    await operate(`player/${ben}`, { loyaltyLevel: 1, flags: { casino: true } });
  }
});
