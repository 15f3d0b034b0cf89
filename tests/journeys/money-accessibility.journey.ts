import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findFaults } from './support/axe.ts';
import { cashierOf, payButton, payByCard } from './support/cashier.ts';
import { sidewaysScroll } from './support/complaints.ts';
import { look, operate } from './support/operator.ts';
import { signInQuietly } from './support/player.ts';
import { type Words, wordsOf } from './support/words.ts';

const banking = '/my-account/banking';
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1_440, height: 900 } };

/** Players whose check leads to a screen or a note, and what the page then says. */
const states = [
  ['deposit', 'dan.docs', (words: Words) => words.deposit.requiredTitle],
  ['deposit', 'eve.strict', (words: Words) => words.deposit.expiredTitle],
  ['deposit', 'finn.review', (words: Words) => words.deposit.reviewTitle],
  ['deposit', 'ivo.limits', (words: Words) => words.deposit.nearTitle],
  ['deposit', 'ava.new', (words: Words) => words.deposit.limitPromptTitle],
  ['withdraw', 'eve.strict', (words: Words) => words.withdraw.strictTitle],
  ['withdraw', 'finn.review', (words: Words) => words.withdraw.reviewTitle],
  ['withdraw', 'ava.new', (words: Words) => words.withdraw.requiredTitle],
  ['withdraw', 'tia.pending', (words: Words) => words.withdraw.pendingTitle],
] as const;

async function judge(page: Page, name: string): Promise<void> {
  expect.soft(await findFaults(page), name).toEqual([]);
  expect.soft(await sidewaysScroll(page), `${name} scrolls sideways`).toBe(0);
}

async function judgeCashier(page: Page, name: string): Promise<void> {
  const frame = page.frames().find((each) => each.url().includes('/cashier/'));
  if (!frame) throw new Error(`there is no cashier: ${name}`);
  expect.soft(await findFaults(frame), name).toEqual([]);
  const scroll = await frame.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(scroll, `${name} scrolls sideways`).toBe(0);
}

async function startWith(page: Page, words: Words, method: string, amount: string): Promise<void> {
  await page.locator(`input[name="method"][value="${method}"]`).check();
  // A card that was used before is offered: this is about the page that asks for one.
  const other = page.getByRole('radio', { name: words.deposit.otherAccount });
  if (await other.isVisible()) await other.check();
  await page.getByRole('textbox', { name: words.deposit.amount }).fill(amount);
  await page
    .getByRole('button', { name: new RegExp(amount) })
    .last()
    .click();
}

const enter = async (context: BrowserContext, handle: string) => {
  await context.clearCookies({ name: /session|token|audience/ });
  await signInQuietly(context, handle);
};

for (const [size, viewport] of Object.entries(sizes)) {
  test.describe(`MKT-01 accessible on a ${size}`, () => {
    test.use({ viewport });

    test('what a check of money leads to', async ({ page, context }) => {
      test.slow();
      const words = wordsOf('fi-FI');
      for (const [place, handle, title] of states) {
        await enter(context, handle);
        await page.goto(`/fi-FI${banking}/${place}`);
        await expect(page.getByText(title(words), { exact: true })).toBeVisible();
        await judge(page, `${place} of ${handle}`);
      }
    });

    test('the forms with a fault, the cashier’s pages and what comes of a payment', async ({ page, context }) => {
      test.slow();
      const words = wordsOf('de-AT');
      await enter(context, 'player.fi');
      await page.goto(`/de-AT${banking}/deposit`);
      await page.getByRole('button', { name: words.deposit.submit }).click();
      await expect(page.getByText(words.deposit.amountMissing)).toBeVisible();
      await judge(page, 'the deposit form with a fault');
      const cashier = cashierOf(page, words, 'de-AT');
      await startWith(page, words, 'TRUSTLY', '22');
      await expect(cashier.frame.getByRole('button', { name: cashier.say.refuse })).toBeVisible();
      await judge(page, 'the deposit page around the cashier');
      await judgeCashier(page, 'the bank');
      await cashier.frame.getByRole('button', { name: cashier.say.refuse }).click();
      await expect(page.getByText(words.deposit.declinedTitle)).toBeVisible();
      await judge(page, 'a declined payment');
      await startWith(page, words, 'PAYSAFECARD', '23');
      await payButton(cashier).click();
      await expect(cashier.frame.getByText(cashier.say.voucherWrong)).toBeVisible();
      await judgeCashier(page, 'the voucher with a fault');
      await page.getByRole('button', { name: words.deposit.leave }).click();
      await expect(page.getByText(words.deposit.openTitle)).toBeVisible();
      await judge(page, 'an unfinished payment');
    });

    test('the card, its bank’s question, the arrival, the pending list and its dialogs', async ({ page, context }) => {
      test.slow();
      const words = wordsOf('en-FI');
      await enter(context, 'cleo.vip');
      await page.goto(`/en-FI${banking}/deposit`);
      const cashier = cashierOf(page, words, 'en-FI');
      await startWith(page, words, 'CREDITCARD', '24');
      await expect(cashier.frame.getByLabel(cashier.say.cardNumber)).toBeVisible();
      await payButton(cashier).click();
      await expect(cashier.frame.getByText(cashier.say.cardCodeWrong)).toBeVisible();
      await judgeCashier(page, 'the card with faults');
      await payByCard(cashier, '4000 0000 0000 3220');
      await expect(cashier.frame.getByLabel(cashier.say.challengeCode)).toBeVisible();
      await judgeCashier(page, 'the question of the bank');
      await cashier.frame.getByLabel(cashier.say.challengeCode).fill('123456');
      await cashier.frame.getByRole('button', { name: cashier.say.challengeSubmit }).click();
      await expect(page.getByRole('heading', { name: words.deposit.successTitle.replace('{amount}', '24.00 €') })).toBeVisible();
      await judge(page, 'the arrival');

      await page.goto(`/en-FI${banking}/withdraw`);
      await page.getByRole('button', { name: words.withdraw.submit, exact: true }).click();
      await expect(page.getByText(words.withdraw.amountMissing)).toBeVisible();
      await judge(page, 'the withdrawal form with a fault, and the pending list');
      await page.getByRole('button', { name: words.withdraw.cancelNamed.replace('{amount}', '150.00 €') }).click();
      await expect(page.getByRole('dialog', { name: words.withdraw.confirmTitle })).toHaveCSS('opacity', '1');
      await judge(page, 'the question before a call-back');
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: words.withdraw.amount }).fill('20');
      await page.getByRole('button', { name: /^Withdraw 20/ }).click();
      await expect(page.getByRole('dialog', { name: words.withdraw.forfeitTitle })).toHaveCSS('opacity', '1');
      await judge(page, 'the question before a bonus is given up');

      await page.goto(`/en-FI${banking}/transactions?category=CASINO&period=own&from=2026-11-20&to=2026-11-01`);
      await expect(page.getByText(words.transactions.periodWrong)).toBeVisible();
      await page.getByRole('main').getByRole('button', { name: words.transactionType.BET }).first().click();
      await expect(page.getByRole('dialog', { name: words.transactionType.BET })).toHaveCSS('opacity', '1');
      await judge(page, 'the history with a fault, and one of its rows');
    });
  });
}

test('MKT-01 a limit that is reached, a block and a cap are accessible too', async ({ page, context }) => {
  const words = wordsOf('fr-CA');
  const [ron] = (await look('players?search=ron.nocasino')) as readonly { playerId: string }[];
  const limits = (value: number | null) => ({ limits: [{ kind: 'DEPOSIT', period: 'W', value }] });
  await operate(`player/${ron?.playerId}`, { ...limits(0), flags: { withdrawal: false } });
  try {
    await enter(context, 'ron.nocasino');
    await page.goto(`/fr-CA${banking}/deposit`);
    await expect(page.getByRole('heading', { name: words.deposit.limitReachedTitle })).toBeVisible();
    await judge(page, 'a limit that is reached');
    await page.goto(`/fr-CA${banking}/withdraw`);
    await expect(page.getByRole('heading', { name: words.withdraw.restrictedTitle })).toBeVisible();
    await judge(page, 'withdrawals that are closed');
  } finally {
    await operate(`player/${ron?.playerId}`, { ...limits(null), flags: { withdrawal: true } });
  }
});
