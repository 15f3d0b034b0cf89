import { expect, test } from '@playwright/test';
import { cashierOf, chooseAmount, payButton, payByCard } from '../support/cashier.ts';
import { getMessages } from '../support/messages.ts';
import { readOps } from '../support/operator.ts';
import { signIn } from '../support/player.ts';

test('back, forward, a reload and a lost connection keep the payment; a second tab continues it, and it is booked once', async ({
  page,
  context,
}) => {
  await signIn(context, 'qui.bonus');
  await page.goto('/en-FI/my-account/banking/deposit');
  const messages = getMessages('en-FI');
  const { deposit } = messages;
  await chooseAmount(page, messages, '40');
  const cashier = cashierOf(page, messages, 'en-FI');
  const number = cashier.frame.getByLabel(cashier.messages.cardNumber);
  await expect(number).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: deposit.amount })).toHaveValue('40');
  await page.goForward();
  await expect(number).toBeVisible();
  await page.reload();
  await expect(number).toBeVisible();

  const other = await context.newPage();
  await other.goto('/en-FI/my-account/banking/deposit');
  await chooseAmount(other, messages, '40');
  await expect(other).toHaveURL(new RegExp(new URL(page.url()).search.replace('?', '\\?')));
  await payByCard(cashierOf(other, messages, 'en-FI'), '4111 1111 1111 1111');
  const success = deposit.successTitle.replace('{amount}', '40.00 €');
  await expect(other.getByRole('heading', { name: success })).toBeVisible();
  // The first tab can get the result from the platform only.
  await expect(page.getByRole('heading', { name: success })).toBeVisible();
  await other.close();

  await page.getByRole('button', { name: deposit.again }).click();
  await chooseAmount(page, messages, '41');
  await expect(payButton(cashier)).toBeVisible();
  await page.route('**/api/platform/**', (route) => route.abort());
  await cashier.frame.getByLabel(cashier.messages.cardCode).fill('123');
  await payButton(cashier).click();
  await expect(page.getByText(deposit.offlineTitle)).toBeVisible();
  await page.unroute('**/api/platform/**');
  await expect(page.getByRole('heading', { name: deposit.successTitle.replace('{amount}', '41.00 €') })).toBeVisible();
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
});
