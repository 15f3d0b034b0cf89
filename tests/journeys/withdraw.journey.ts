import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { look, operate } from './support/operator.ts';
import { balanceButton, signInQuietly } from './support/player.ts';
import { type Words, wordsOf } from './support/words.ts';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
const phone = { viewport: { width: 390, height: viewport.height }, userAgent, hasTouch, isMobile };
const queueSchema = z.object({
  withdrawals: z.array(z.object({ withdrawalId: z.string(), playerId: z.string(), amount: z.number() })),
});
const [cleo, sam] = ['100025', '100041'];

async function open(page: Page, context: BrowserContext, locale: string, handle: string): Promise<Words> {
  await signInQuietly(context, handle);
  await page.goto(`/${locale}/my-account/banking/withdraw`);
  return wordsOf(locale);
}

async function withdraw(page: Page, words: Words, amount: string): Promise<void> {
  await page.getByRole('textbox', { name: words.withdraw.amount }).fill(amount);
  await page.getByRole('button', { name: say(words.withdraw.submitWith, `${amount} €`), exact: true }).click();
}

async function callBack(page: Page, words: Words, amount: string): Promise<void> {
  await page.getByRole('button', { name: say(words.withdraw.cancelNamed, amount) }).click();
  const dialog = page.getByRole('dialog', { name: words.withdraw.confirmTitle });
  await dialog.getByRole('button', { name: words.withdraw.confirm }).click();
}

/** The first placeholder filled. */
const say = (sentence: string, value: string): string => sentence.replace(/\{\w+\}/, value);
const pendingOf = (page: Page, words: Words) => page.getByRole('region', { name: words.withdraw.pendingTitle });

async function queueOf(playerId: string) {
  return queueSchema.parse(await look('withdrawals')).withdrawals.filter((each) => each.playerId === playerId);
}

test.describe('on a phone', () => {
  test.use(phone);

  test('J07 WDR-04 WDR-06 WDR-07 a withdrawal is locked, listed, called back; the sixth call-back of a day is refused; an approval pays', async ({
    page,
    context,
  }) => {
    test.slow();
    const words = await open(page, context, 'fi-FI', 'sam.withdraw');
    const headline = (amount: string) => page.getByText(say(words.withdraw.withdrawable, amount), { exact: true });
    await expect(headline('300.00 €')).toBeVisible();
    await withdraw(page, words, '100');
    await expect(page.getByText(say(words.withdraw.takenTitle, '100.00 €'))).toBeVisible();
    await expect(headline('200.00 €')).toBeVisible();
    await expect(pendingOf(page, words).getByRole('listitem')).toHaveText(/^100\.00 €/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

    await callBack(page, words, '100.00 €');
    await expect(page.getByText(say(words.withdraw.cancelled, '100.00 €'))).toBeVisible();
    await expect(headline('300.00 €')).toBeVisible();
    await expect(pendingOf(page, words)).toHaveCount(0);

    for (let count = 0; count < 4; count += 1) {
      await withdraw(page, words, '20');
      await expect(pendingOf(page, words).getByRole('listitem')).toHaveCount(1);
      await callBack(page, words, '20.00 €');
      await expect(pendingOf(page, words)).toHaveCount(0);
    }
    await withdraw(page, words, '30');
    await callBack(page, words, '30.00 €');
    await expect(page.getByText(words.withdraw.cancelLimit)).toBeVisible();
    await expect(pendingOf(page, words).getByRole('listitem')).toHaveText(/^30\.00 €/);

    // The balance in the header is of all money; the operator's word takes the locked part out of it without a reload.
    await expect(balanceButton(page, words)).toContainText('300.00 €');
    const [waiting] = await queueOf(sam);
    await operate(`withdrawals/${waiting?.withdrawalId}`, { decision: 'approve' });
    await expect(balanceButton(page, words)).toContainText('270.00 €');
    await expect(pendingOf(page, words)).toHaveCount(0, { timeout: 35_000 });
    await page.goto('/fi-FI/my-account/banking/transactions');
    await expect(page.getByText(words.transactionStatus.COMPLETED).filter({ visible: true }).first()).toBeVisible();
    expect(await look('ledger/verify')).toMatchObject({ balanced: true });
  });
});

test('WDR-09 WDR-05 an active bonus is given up by the player’s word only; two tabs see the same', async ({ page, context }) => {
  const words = await open(page, context, 'en-FI', 'cleo.vip');
  const before = (await queueOf(cleo)).length;
  await withdraw(page, words, '40');
  const dialog = page.getByRole('dialog', { name: words.withdraw.forfeitTitle });
  await expect(dialog).toContainText('50.00 €');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await queueOf(cleo)).toHaveLength(before);
  await expect(page.getByRole('textbox', { name: words.withdraw.amount })).toHaveValue('40');

  const other = await context.newPage();
  await other.goto('/en-FI/my-account/withdraw');
  await expect(pendingOf(other, words).getByRole('listitem')).toHaveCount(before);
  await page.getByRole('button', { name: 'Withdraw 40 €' }).click();
  await dialog.getByRole('button', { name: say(words.withdraw.forfeitConsent, '50.00 €') }).click();
  await expect(page.getByText('40.00 € is on its way')).toBeVisible();
  expect((await queueOf(cleo)).map(({ amount }) => amount)).toEqual([150, 40]);
  await expect(pendingOf(other, words).getByRole('listitem')).toHaveCount(before + 1, { timeout: 35_000 });
});

test('WDR-02 RTE-23 what stands in the way is said in words, and what is on its way can be called back all the same', async ({
  page,
  context,
}) => {
  const words = await open(page, context, 'en-FI', 'tia.pending');
  await expect(pendingOf(page, words).getByRole('listitem')).toHaveCount(2);
  await operate('player/100042', { flags: { withdrawal: false } });
  await page.goto('/en-FI/my-account/withdraw');
  await expect(page).toHaveURL(/\/en-FI\/my-account\/banking\/withdraw$/);
  await expect(page.getByRole('heading', { name: words.withdraw.restrictedTitle })).toBeVisible();
  await callBack(page, words, '50.00 €');
  await expect(pendingOf(page, words).getByRole('listitem')).toHaveCount(1);
  await operate('player/100042', { flags: { withdrawal: true } });
});
