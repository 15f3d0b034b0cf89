import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { siteUrl } from '../support/addresses.ts';
import { cashierOf, payButton, payByCard } from '../support/cashier.ts';
import { getMessages, type Messages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { operate, playerIdOf } from '../support/operator.ts';
import { expectAccessible } from '../support/pages/axe.ts';
import { signIn } from '../support/player.ts';

const banking = '/my-account/banking';
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1_440, height: 900 } };

/** Check, test player, and the title of the screen or note that the result shows. */
const states = [
  ['deposit', 'dan.docs', (messages: Messages) => messages.deposit.requiredTitle],
  ['deposit', 'eve.strict', (messages: Messages) => messages.deposit.expiredTitle],
  ['deposit', 'finn.review', (messages: Messages) => messages.deposit.reviewTitle],
  ['deposit', 'ava.new', (messages: Messages) => messages.deposit.limitPromptTitle],
  ['withdraw', 'eve.strict', (messages: Messages) => messages.withdraw.strictTitle],
  ['withdraw', 'finn.review', (messages: Messages) => messages.withdraw.reviewTitle],
  ['withdraw', 'ava.new', (messages: Messages) => messages.withdraw.requiredTitle],
  ['withdraw', 'tia.pending', (messages: Messages) => messages.withdraw.pendingTitle],
] as const;

async function expectCashierAccessible(page: Page, name: string): Promise<void> {
  const frame = page.frames().find((each) => each.url().includes('/cashier/'));
  if (!frame) throw new Error(`there is no cashier: ${name}`);
  await expectAccessible(frame, name);
}

async function startWith(page: Page, messages: Messages, method: string, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: messages.deposit.amount }).waitFor();
  const all = page.getByRole('button', { name: messages.payments.showAll });
  if (await all.isVisible()) await all.click();
  await page.locator(`input[name="method"][value="${method}"]`).check();
  // The player has a saved card; this test is about the form for a new card.
  const other = page.getByRole('radio', { name: messages.deposit.otherAccount });
  if (await other.isVisible()) await other.check();
  await page.getByRole('textbox', { name: messages.deposit.amount }).fill(amount);
  await page
    .getByRole('button', { name: new RegExp(amount) })
    .last()
    .click();
}

const switchPlayer = async (context: BrowserContext, handle: string) => {
  // An open page would notice the end of its session and leave during the next navigation.
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
  await context.clearCookies({ name: /session|token|audience/ });
  await signIn(context, handle);
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`MKT-01 accessible on a ${size}`, () => {
    test.use({ viewport });

    test('the screens of the deposit and withdrawal checks', async ({ page, context }) => {
      test.slow();
      const messages = getMessages('fi-FI');
      for (const [place, handle, title] of states) {
        await switchPlayer(context, handle);
        await page.goto(`/fi-FI${banking}/${place}`);
        await expect(page.getByText(title(messages), { exact: true })).toBeVisible();
        await expectAccessible(page, `${place} of ${handle}`);
      }
    });

    test('a first deposit, and the note about a limit that it nearly reaches', async ({ page, context }) => {
      test.slow();
      const messages = getMessages('en-FI');
      const handle = await registerPlayer(context);
      await signIn(context, handle);
      await page.goto(`/en-FI${banking}/deposit`);
      await page.getByRole('button', { name: messages.deposit.limitSkip }).click();
      await startWith(page, messages, 'CREDITCARD', '24');
      await payByCard(cashierOf(page, messages, 'en-FI'), '4111 1111 1111 1111');
      await expect(page.getByRole('heading', { name: /24\.00/ })).toBeVisible();
      await operate(`player/${await playerIdOf(handle)}`, { limits: [{ kind: 'DEPOSIT', period: 'D', value: 25 }] });
      await page.goto(`/en-FI${banking}/deposit`);
      await expect(page.getByText(messages.deposit.nearTitle, { exact: true })).toBeVisible();
      await expectAccessible(page, 'a limit that is nearly reached');
    });

    test('the forms with an error, the pages of the payment provider and the results of a payment', async ({ page, context }) => {
      test.slow();
      const messages = getMessages('de-AT');
      await switchPlayer(context, 'player.fi');
      await page.goto(`/de-AT${banking}/deposit`);
      await page.getByRole('button', { name: messages.deposit.submit }).click();
      await expect(page.getByText(messages.deposit.amountMissing)).toBeVisible();
      await expectAccessible(page, 'the deposit form with an error');
      const cashier = cashierOf(page, messages, 'de-AT');
      await startWith(page, messages, 'TRUSTLY', '22');
      await expect(cashier.frame.getByRole('button', { name: cashier.messages.refuse })).toBeVisible();
      await expectAccessible(page, 'the deposit page around the cashier');
      await expectCashierAccessible(page, 'the bank');
      await cashier.frame.getByRole('button', { name: cashier.messages.refuse }).click();
      await expect(page.getByText(messages.deposit.declinedTitle)).toBeVisible();
      await expectAccessible(page, 'a declined payment');
      await startWith(page, messages, 'PAYSAFECARD', '23');
      await payButton(cashier).click();
      await expect(cashier.frame.getByText(cashier.messages.voucherWrong)).toBeVisible();
      await expectCashierAccessible(page, 'the voucher with an error');
      await page.getByRole('button', { name: messages.deposit.leave }).click();
      await expect(page.getByText(messages.deposit.openTitle)).toBeVisible();
      await expectAccessible(page, 'an unfinished payment');
    });

    test('the card form, the 3-D Secure step, the success page, the pending list and its dialogs', async ({ page, context }) => {
      test.slow();
      const messages = getMessages('en-FI');
      await switchPlayer(context, 'cleo.vip');
      await page.goto(`/en-FI${banking}/deposit`);
      const cashier = cashierOf(page, messages, 'en-FI');
      await startWith(page, messages, 'CREDITCARD', '24');
      await expect(cashier.frame.getByLabel(cashier.messages.cardNumber)).toBeVisible();
      await payButton(cashier).click();
      await expect(cashier.frame.getByText(cashier.messages.cardCodeWrong)).toBeVisible();
      await expectCashierAccessible(page, 'the card with errors');
      await payByCard(cashier, '4000 0000 0000 3220');
      await expect(cashier.frame.getByLabel(cashier.messages.challengeCode)).toBeVisible();
      await expectCashierAccessible(page, 'the question of the bank');
      await cashier.frame.getByLabel(cashier.messages.challengeCode).fill('123456');
      await cashier.frame.getByRole('button', { name: cashier.messages.challengeSubmit }).click();
      await expect(
        page.getByRole('heading', { name: messages.deposit.successTitle.replace('{amount}', '24.00 €') }),
      ).toBeVisible();
      await expectAccessible(page, 'the success');

      await page.goto(`/en-FI${banking}/withdraw`);
      await page.getByRole('button', { name: messages.withdraw.submit, exact: true }).click();
      await expect(page.getByText(messages.withdraw.amountMissing)).toBeVisible();
      await expectAccessible(page, 'the withdrawal form with an error, and the pending list');
      await page.getByRole('button', { name: messages.withdraw.cancelNamed.replace('{amount}', '150.00 €') }).click();
      await expect(page.getByRole('dialog', { name: messages.withdraw.confirmTitle })).toHaveCSS('opacity', '1');
      await expectAccessible(page, 'the question before a cancellation');
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: messages.withdraw.amount }).fill('20');
      // The card is new, so the platform would ask for the password first.
      const confirmation = { data: { password: 'Sandbox1!' }, headers: { Origin: siteUrl } };
      const confirmed = await context.request.post('/api/platform/player/me/password/confirmation', confirmation);
      expect(confirmed.status()).toBe(200);
      await page.getByRole('button', { name: /^Withdraw 20/ }).click();
      await expect(page.getByRole('dialog', { name: messages.withdraw.forfeitTitle })).toHaveCSS('opacity', '1');
      await expectAccessible(page, 'the question before a bonus is forfeited');

      await page.goto(`/en-FI${banking}/transactions?category=CASINO&period=own&from=2026-11-20&to=2026-11-01`);
      await expect(page.getByText(messages.transactions.periodWrong)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: messages.transactionType.BET }).first().click();
      await expect(page.getByRole('dialog', { name: messages.transactionType.BET })).toHaveCSS('opacity', '1');
      await expectAccessible(page, 'the history with an error, and one of its rows');
    });
  });
}

test('MKT-01 the screens of a reached limit, a block and a cap are accessible', async ({ page, context }) => {
  const messages = getMessages('fr-CA');
  const ron = await playerIdOf('ron.nocasino');
  const limits = (value: number | null) => ({ limits: [{ kind: 'DEPOSIT', period: 'W', value }] });
  await operate(`player/${ron}`, { ...limits(0), flags: { withdrawal: false } });
  try {
    await switchPlayer(context, 'ron.nocasino');
    await page.goto(`/fr-CA${banking}/deposit`);
    await expect(page.getByRole('heading', { name: messages.deposit.limitReachedTitle })).toBeVisible();
    await expectAccessible(page, 'a limit that is reached');
    await page.goto(`/fr-CA${banking}/withdraw`);
    await expect(page.getByRole('heading', { name: messages.withdraw.restrictedTitle })).toBeVisible();
    await expectAccessible(page, 'withdrawals that are restricted');
  } finally {
    await operate(`player/${ron}`, { ...limits(null), flags: { withdrawal: true } });
  }
});
