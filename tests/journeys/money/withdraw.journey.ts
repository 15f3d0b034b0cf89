import { randomUUID } from 'node:crypto';
import { type APIRequestContext, devices, expect, type Page, test } from '@playwright/test';
import { z } from 'zod';
import { siteUrl } from '../support/addresses.ts';
import { getMessages, type Messages } from '../support/messages.ts';
import { operate, playerIdOf, readOps } from '../support/operator.ts';
import { balanceButton, signIn } from '../support/player.ts';

const { viewport, userAgent, hasTouch, isMobile } = devices['Pixel 7'];
const queueSchema = z.object({ withdrawals: z.array(z.object({ withdrawalId: z.string(), playerId: z.string() })) });

/** Fills the first placeholder of a message. */
const fill = (sentence: string, value: string): string => sentence.replace(/\{\w+\}/, value);

async function withdraw(page: Page, messages: Messages['withdraw'], amount: string): Promise<void> {
  await page.getByRole('textbox', { name: messages.amount }).fill(amount);
  await page.getByRole('button', { name: fill(messages.submitWith, `${amount} €`), exact: true }).click();
}

async function cancel(page: Page, messages: Messages['withdraw'], amount: string): Promise<void> {
  await page.getByRole('button', { name: fill(messages.cancelNamed, amount) }).click();
  const dialog = page.getByRole('dialog', { name: messages.confirmTitle });
  await dialog.getByRole('button', { name: messages.confirm }).click();
}

/** Withdraws an amount and cancels it through the same requests as the page. */
async function withdrawAndCancel(request: APIRequestContext, amount: number): Promise<void> {
  const path = '/api/platform/payment/me/withdraw';
  const [{ method = '', accounts = [] } = {}] = (await (await request.get(`${path}/methods`)).json()) as {
    method: string;
    accounts: { accountId: string }[];
  }[];
  const headers = { Origin: siteUrl, 'Idempotency-Key': randomUUID() };
  const body = { method, amount, currency: 'EUR', accountId: accounts[0]?.accountId, forfeitBonuses: false };
  const started = await request.post(path, { headers, data: body });
  const { pendingWithdrawalId } = (await started.json()) as { pendingWithdrawalId: string };
  const data = { pendingWithdrawalId, amount, cancelByPlayer: true };
  const cancelled = await request.post(`${path}/cancel`, { headers: { Origin: siteUrl }, data });
  expect(cancelled.status(), await cancelled.text()).toBe(200);
}

test.use({ viewport: { width: 390, height: viewport.height }, userAgent, hasTouch, isMobile });

test('J07 WDR-04 WDR-06 WDR-07 a withdrawal is locked, listed and cancelled; the sixth cancellation of a day is refused; an approval pays', async ({
  page,
  context,
}) => {
  const all = getMessages('fi-FI');
  const messages = all.withdraw;
  await signIn(context, 'sam.withdraw');
  await page.goto('/fi-FI/my-account/banking/withdraw');
  const headline = (amount: string) => page.getByText(fill(messages.withdrawable, amount), { exact: true });
  const pending = page.getByRole('region', { name: messages.pendingTitle });
  await expect(headline('300.00 €')).toBeVisible();
  await withdraw(page, messages, '100');
  await expect(page.getByText(fill(messages.takenTitle, '100.00 €'))).toBeVisible();
  await expect(headline('200.00 €')).toBeVisible();
  await expect(pending.getByRole('listitem').filter({ has: page.getByRole('list', { name: messages.steps }) })).toHaveText(
    /^100\.00 €/,
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await cancel(page, messages, '100.00 €');
  await expect(page.getByText(fill(messages.cancelled, '100.00 €'))).toBeVisible();
  await expect(headline('300.00 €')).toBeVisible();
  await expect(pending).toHaveCount(0);
  // The button that had the focus is gone with its list.
  await expect(page.locator('main :focus')).toBeAttached();

  for (let count = 0; count < 4; count += 1) await withdrawAndCancel(context.request, 20);
  await withdraw(page, messages, '30');
  await cancel(page, messages, '30.00 €');
  await expect(page.getByText(messages.cancelLimit)).toBeVisible();
  await expect(pending.getByRole('listitem').filter({ has: page.getByRole('list', { name: messages.steps }) })).toHaveText(
    /^30\.00 €/,
  );

  // The header shows the money to play with; the approval removes the withdrawal without a reload.
  await expect(balanceButton(page, all)).toContainText('270.00 €');
  const sam = await playerIdOf('sam.withdraw');
  const queue = queueSchema.parse(await readOps('withdrawals')).withdrawals.filter(({ playerId }) => playerId === sam);
  expect(queue).toHaveLength(1);
  await operate(`withdrawals/${queue[0]?.withdrawalId}`, { decision: 'approve' });
  await expect(pending).toHaveCount(0);
  await expect(balanceButton(page, all)).toContainText('270.00 €');
  await page.goto('/fi-FI/my-account/banking/transactions');
  await expect(page.getByText(all.transactionStatus.COMPLETED).filter({ visible: true }).first()).toBeVisible();
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
});
