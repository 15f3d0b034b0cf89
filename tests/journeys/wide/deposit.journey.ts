import { expect, test } from '@playwright/test';
import { cashierOf, payByCard } from '../support/cashier.ts';
import { agree, consentOf, trackedEvents } from '../support/consent.ts';
import { getMessages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { balanceButton, signIn } from '../support/player.ts';

test('DEP-13 a deposit that is credited after the player left its page is tracked once, by the next page', async ({
  page,
  context,
}) => {
  test.slow();
  await agree(context);
  const messages = getMessages('en-FI');
  await signIn(context, await registerPlayer(context));
  await page.goto('/en-FI/my-account/banking/deposit');
  await page.getByRole('button', { name: messages.deposit.limitSkip }).click();
  await page.getByRole('textbox', { name: messages.deposit.amount }).fill('25');
  await page.locator('form').getByRole('button', { name: /25/ }).last().click();
  const paid = page.waitForResponse((response) => response.url().endsWith('/card'));
  // The page that the player leaves must not request the events first.
  await page.route('**/deposit/news', (route) => route.abort());
  await payByCard(cashierOf(page, messages, 'en-FI'), '4111 1111 1111 1111');
  await paid;
  await page.goto('about:blank');
  await page.unroute('**/deposit/news');
  await page.goto('/en-FI/promotions');
  await expect(balanceButton(page, messages)).toContainText('25.00 €');
  const other = await context.newPage();
  await other.goto('/en-FI');
  await expect(balanceButton(other, messages)).toContainText('25.00 €');
  // The platform may return another consent id at any time.
  const consentIds = new Set<string>();
  const depositEvents = async () => {
    consentIds.add((await consentOf(context))?.consentId ?? '');
    const events = await Promise.all([...consentIds].map(trackedEvents));
    return events.flat().filter(({ event }) => event.endsWith('-deposit'));
  };
  // A page that reloads for its new audience may have taken the deposit without reporting it: the platform returns it again, and the read of the next minute reports it.
  await expect.poll(depositEvents, { timeout: 120_000 }).not.toEqual([]);
  await page.goto('/en-FI/my-account/banking/deposit');
  await expect(page.getByRole('textbox', { name: messages.deposit.amount })).toBeVisible();
  const names = (await depositEvents()).map(({ event }) => event);
  expect(names.filter((event) => !event.startsWith('srtm-'))).toEqual(['first-deposit']);
  expect(new Set(names).size).toBe(names.length);
});
