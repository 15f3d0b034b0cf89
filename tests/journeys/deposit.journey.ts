import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { cashierOf, payButton, payByCard } from './support/cashier.ts';
import { agree, collected, consentOf, firstVisit } from './support/consent.ts';
import { registerFirstTimer } from './support/first-timer.ts';
import { look, operate } from './support/operator.ts';
import { balanceButton, signInQuietly } from './support/player.ts';
import { type Words, wordsOf } from './support/words.ts';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
const phone = { viewport: { width: 390, height: viewport.height }, userAgent, hasTouch, isMobile };

async function open(page: Page, context: BrowserContext, locale: string, handle: string): Promise<Words> {
  await signInQuietly(context, handle);
  await page.goto(`/${locale}/my-account/banking/deposit`);
  return wordsOf(locale);
}

async function choose(page: Page, words: Words, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: words.deposit.amount }).fill(amount);
  await page
    .locator('form')
    .getByRole('button', { name: new RegExp(amount) })
    .last()
    .click();
}

test.describe('on a phone', () => {
  test.use({ ...phone, storageState: firstVisit });

  test('J01 DEP-12 DEP-13 a first deposit by card with its 3-D Secure step arrives in the header, and is told once', async ({
    page,
    context,
  }) => {
    const words = await open(page, context, 'fi-FI', await registerFirstTimer(context));
    await page.getByRole('button', { name: words.consent.acceptAll }).click();
    await page.getByRole('button', { name: words.deposit.limitSkip }).click();
    await choose(page, words, '50');
    const cashier = cashierOf(page, words, 'fi-FI');
    await payByCard(cashier, '4000 0000 0000 3220');
    await expect(cashier.frame.getByRole('heading', { name: cashier.say.challengeTitle })).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await cashier.frame.getByLabel(cashier.say.challengeCode).fill('123456');
    await cashier.frame.getByRole('button', { name: cashier.say.challengeSubmit }).click();
    await expect(page.getByRole('heading', { name: words.deposit.successTitle.replace('{amount}', '50.00 €') })).toBeVisible();
    await expect(balanceButton(page, words)).toContainText('50.00 €');
    // The player's pages are those of one deposit now, and the payment is still the one that is looked at.
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'd1');
    await expect(page.getByRole('heading', { name: words.deposit.successTitle.replace('{amount}', '50.00 €') })).toBeVisible();
    // The platform may know the choice under a name of its own: what counts is the one that the browser has now.
    const events = async () => collected((await consentOf(context))?.consentId ?? '');
    await expect.poll(async () => (await events()).map(({ event }) => event)).toContain('first-deposit');
    await page.reload();
    await expect(balanceButton(page, words)).toContainText('50.00 €');
    const told = (await events()).filter(({ event }) => event === 'first-deposit');
    expect(told).toEqual([expect.objectContaining({ props: { method: 'CREDITCARD', currency: 'EUR' } })]);
    expect(await look('ledger/verify')).toMatchObject({ balanced: true });
  });
});

test('DEP-13 a deposit that is credited after its player has gone is told by the next page that he opens, once', async ({
  page,
  context,
}) => {
  await agree(context);
  const words = await open(page, context, 'en-FI', await registerFirstTimer(context));
  await page.getByRole('button', { name: words.deposit.limitSkip }).click();
  await choose(page, words, '25');
  const cashier = cashierOf(page, words, 'en-FI');
  const paid = page.waitForResponse((response) => response.url().endsWith('/card'));
  // The page that the player leaves asks for no news any more.
  await page.route('**/deposit/news', (route) => route.abort());
  await payByCard(cashier, '4111 1111 1111 1111');
  await paid;
  await page.goto('about:blank');
  await page.unroute('**/deposit/news');
  await page.goto('/en-FI/promotions');
  await expect(balanceButton(page, words)).toContainText('25.00 €');
  const other = await context.newPage();
  await other.goto('/en-FI');
  await expect(balanceButton(other, words)).toContainText('25.00 €');
  // The platform may know the choice under a name of its own: what counts is the one that the browser has now.
  const { consentId = '' } = (await consentOf(context)) ?? {};
  const told = async () => (await collected(consentId)).filter(({ event }) => event.endsWith('-deposit'));
  await expect.poll(told).not.toEqual([]);
  await page.goto('/en-FI/my-account/banking/deposit');
  await expect(page.getByRole('textbox', { name: words.deposit.amount })).toBeVisible();
  const names = (await told()).map(({ event }) => event);
  expect(names.filter((event) => !event.startsWith('srtm-'))).toEqual(['first-deposit']);
  expect(new Set(names).size).toBe(names.length);
});

test('a declined and a cancelled payment say so, take nothing and lose nothing that was typed', async ({ page, context }) => {
  const words = await open(page, context, 'en-FI', await registerFirstTimer(context));
  await page.getByRole('button', { name: words.deposit.limitSkip }).click();
  const amount = page.getByRole('textbox', { name: words.deposit.amount });
  await expect(amount).toBeVisible();
  const before = await balanceButton(page, words).textContent();
  await choose(page, words, '33');
  const cashier = cashierOf(page, words, 'en-FI');
  await payByCard(cashier, '4000 0000 0000 0002');
  await expect(page.getByText(words.deposit.declinedTitle)).toBeVisible();
  await expect(amount).toHaveValue('33');
  await choose(page, words, '33');
  await cashier.frame.getByRole('button', { name: cashier.say.cancel }).click();
  await expect(page.getByText(words.deposit.cancelledTitle)).toBeVisible();
  await expect(amount).toHaveValue('33');
  expect(await balanceButton(page, words).textContent()).toBe(before);
  await page.goto('/en-FI/my-account/banking/transactions');
  const rows = page.getByRole('table', { name: words.transactions.caption }).getByRole('row');
  await expect(rows.filter({ hasText: words.transactionStatus.FAILED }).first()).toContainText('33.00 €');
  await expect(rows.filter({ hasText: words.transactionStatus.CANCELLED }).first()).toContainText('33.00 €');
});

test('back, forward, a reload and a lost connection keep the payment; a second tab continues it, and it is booked once', async ({
  page,
  context,
}) => {
  const words = await open(page, context, 'en-FI', 'qui.bonus');
  await choose(page, words, '40');
  const cashier = cashierOf(page, words, 'en-FI');
  const number = cashier.frame.getByLabel(cashier.say.cardNumber);
  await expect(number).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: words.deposit.amount })).toHaveValue('40');
  await page.goForward();
  await expect(number).toBeVisible();
  await page.reload();
  await expect(number).toBeVisible();

  const other = await context.newPage();
  await other.goto('/en-FI/my-account/banking/deposit');
  await choose(other, words, '40');
  await expect(other).toHaveURL(new RegExp(new URL(page.url()).search.replace('?', '\\?')));
  await payByCard(cashierOf(other, words, 'en-FI'), '4111 1111 1111 1111');
  const arrived = words.deposit.successTitle.replace('{amount}', '40.00 €');
  await expect(other.getByRole('heading', { name: arrived })).toBeVisible();
  // The first tab learns it from the platform: nobody speaks to it.
  await expect(page.getByRole('heading', { name: arrived })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: words.deposit.again }).click();
  await choose(page, words, '41');
  await expect(payButton(cashier)).toBeVisible();
  await page.route('**/api/platform/**', (route) => route.abort());
  await cashier.frame.getByLabel(cashier.say.cardCode).fill('123');
  await payButton(cashier).click();
  await expect(page.getByText(words.deposit.offlineTitle)).toBeVisible();
  await page.unroute('**/api/platform/**');
  await expect(page.getByRole('heading', { name: words.deposit.successTitle.replace('{amount}', '41.00 €') })).toBeVisible();
  expect(await look('ledger/verify')).toMatchObject({ balanced: true });
});

test('RTE-06 RTE-28 the direct way asks a visitor to sign in, and leads who is blocked to his account', async ({
  page,
  context,
}) => {
  const words = wordsOf('en-FI');
  await page.goto('/en-FI/deposit');
  await expect(page.getByRole('dialog', { name: words.signIn.title })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('return')).toBe('/my-account/banking/deposit');
  await signInQuietly(context, 'gus.risk');
  await page.goto('/en-FI/deposit');
  await expect(page).toHaveURL(/\/en-FI\/my-account$/);
});

test('DEP-07 DEP-09 what stands in the way is said in the language of the page', async ({ page, context }) => {
  const words = await open(page, context, 'de-AT', 'dan.docs');
  await expect(page.getByRole('heading', { name: words.deposit.requiredTitle })).toBeVisible();
  await expect(page.getByText(/12 Tage/)).toBeVisible();
  const player = ((await look('players?search=ron.nocasino')) as readonly { playerId: string }[])[0]?.playerId ?? '';
  const limits = (value: number | null) => ({ limits: [{ kind: 'DEPOSIT', period: 'W', value }] });
  await operate(`player/${player}`, limits(0));
  try {
    await context.clearCookies();
    await signInQuietly(context, 'ron.nocasino');
    await page.goto('/de-AT/my-account/banking/deposit');
    await expect(page.getByRole('heading', { name: words.deposit.limitReachedTitle })).toBeVisible();
    await expect(page.getByText(words.deposit.limitW)).toBeVisible();
    // By the clock of the browser, which is in Helsinki, wherever the limit's own day begins.
    const [held] = ((await look(`player/${player}`)) as { limits: readonly { resetAt: string }[] }).limits;
    const clock = { timeZone: 'Europe/Helsinki', weekday: 'long', hour: '2-digit', minute: '2-digit' } as const;
    const parts = new Intl.DateTimeFormat('de-AT', clock).formatToParts(new Date(held?.resetAt ?? ''));
    const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
    const moment = page.getByText(words.deposit.limitReset, { exact: true }).locator('xpath=following-sibling::dd');
    await expect(moment).toContainText(part('weekday'));
    await expect(moment).toContainText(`${part('hour')}:${part('minute')}`);
  } finally {
    await operate(`player/${player}`, limits(null));
  }
});
