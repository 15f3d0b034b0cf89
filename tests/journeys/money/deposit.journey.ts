import { devices, expect, test } from '@playwright/test';
import { cashierOf, chooseAmount, payByCard } from '../support/cashier.ts';
import { consentOf, firstVisit, trackedEvents } from '../support/consent.ts';
import { getMessages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { readOps } from '../support/operator.ts';
import { balanceButton, signIn } from '../support/player.ts';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
const phone = { viewport: { width: 390, height: viewport.height }, userAgent, hasTouch, isMobile };

test.describe('on a phone', () => {
  test.use({ ...phone, storageState: firstVisit });

  test('J01 DEP-12 DEP-13 a first deposit by card: declined, cancelled, then paid with 3-D Secure; header, history and one event show it', async ({
    page,
    context,
  }) => {
    test.slow();
    await signIn(context, await registerPlayer(context));
    await page.goto('/fi-FI/my-account/banking/deposit');
    const messages = getMessages('fi-FI');
    const { deposit, transactions, transactionStatus } = messages;
    const amount = page.getByRole('textbox', { name: deposit.amount });
    await page.getByRole('button', { name: messages.consent.acceptAll }).click();
    await page.getByRole('button', { name: deposit.limitSkip }).click();
    await chooseAmount(page, messages, '33');
    const cashier = cashierOf(page, messages, 'fi-FI');
    const { frame } = cashier;
    await payByCard(cashier, '4000 0000 0000 0002');
    await expect(page.getByText(deposit.declinedTitle)).toBeVisible();
    await expect(amount).toHaveValue('33');
    await chooseAmount(page, messages, '34');
    await frame.getByRole('button', { name: cashier.messages.cancel }).click();
    await expect(page.getByText(deposit.cancelledTitle)).toBeVisible();
    await expect(amount).toHaveValue('34');
    await expect(balanceButton(page, messages)).toContainText('0.00 €');

    await chooseAmount(page, messages, '50');
    await payByCard(cashier, '4000 0000 0000 3220');
    await expect(frame.getByRole('heading', { name: cashier.messages.challengeTitle })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await frame.getByLabel(cashier.messages.challengeCode).fill('123456');
    await frame.getByRole('button', { name: cashier.messages.challengeSubmit }).click();
    const success = page.getByRole('heading', { name: deposit.successTitle.replace('{amount}', '50.00 €') });
    await expect(success).toBeVisible();
    await expect(balanceButton(page, messages)).toContainText('50.00 €');
    // The audience has changed to players with one deposit, and the result of the payment is still displayed.
    await expect(page.locator('html')).toHaveAttribute('data-audience', 'd1');
    await expect(success).toBeVisible();
    // The platform may return another consent id, so the browser's current one is used.
    const events = async () => trackedEvents((await consentOf(context))?.consentId ?? '');
    await expect.poll(async () => (await events()).map(({ event }) => event)).toContain('first-deposit');
    await page.goto('/fi-FI/my-account/banking/transactions');
    const rows = page.getByRole('main').getByRole('listitem');
    await expect(rows.filter({ hasText: transactionStatus.FAILED }).first()).toContainText('33.00 €');
    await expect(rows.filter({ hasText: transactionStatus.CANCELLED }).first()).toContainText('34.00 €');
    await expect(page.getByRole('heading', { level: 1, name: transactions.title })).toBeVisible();
    await expect(balanceButton(page, messages)).toContainText('50.00 €');
    expect((await events()).filter(({ event }) => event === 'first-deposit')).toEqual([
      expect.objectContaining({ props: { method: 'CREDITCARD', currency: 'EUR' } }),
    ]);
    expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
  });
});
