import { expect, test } from '@playwright/test';
import { findErrors } from './support/axe.ts';
import { cashierOf, payByCard } from './support/cashier.ts';
import { getMessages } from './support/messages.ts';
import { registerPlayer } from './support/new-player.ts';
import { readOps } from './support/operator.ts';
import { balanceButton, signIn } from './support/player.ts';

const amountOf = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('BON-09 BON-31 BON-32 BON-33 RTE-24 the welcome bonus is chosen with a first deposit, followed on the rewards page, and given up', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context, await registerPlayer(context));
  const messages = getMessages('en-FI');
  const { deposit, rewards, player } = messages;
  await page.goto('/en-FI/my-account/rewards');
  await page.getByRole('link', { name: new RegExp(`^${rewards.depositWith}: Welcome`) }).click();
  await page.getByRole('button', { name: deposit.limitSkip }).click();
  const choice = page.getByRole('radio', { name: /^Welcome/ });
  await expect(choice).toBeChecked();
  await page.getByRole('textbox', { name: deposit.amount }).fill('50');
  await expect(choice).toHaveAccessibleName(/Deposit 50\s€, get 50\s€ bonus \+ 50 free spins\. Wager 1,750\s€ within 30 days\./);
  await page.getByRole('button', { name: deposit.submitWith.replace('{amount}', '50 €') }).click();
  await payByCard(cashierOf(page, messages, 'en-FI'), '4111 1111 1111 1111');
  await expect(page.getByRole('heading', { name: deposit.successTitle.replace('{amount}', '50.00 €') })).toBeVisible();
  await expect(balanceButton(page, messages)).toContainText('100.00 €');
  // The page loads again for players with one deposit.
  await expect(page.locator('html')).toHaveAttribute('data-audience', 'd1');

  await page.goto('/en-FI/my-account/rewards');
  await page.getByRole('navigation', { name: rewards.tabs }).getByRole('link', { name: rewards.tabActive }).click();
  await expect(page).toHaveURL(/\/my-account\/rewards\/active$/);
  const card = page.getByRole('article', { name: /^Welcome/ });
  await expect(card.getByRole('progressbar', { name: rewards.progress })).toBeVisible();
  await expect(card).toContainText(amountOf('0 € of 1,750 € wagered'));
  expect(await findErrors(page)).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL(/\/my-account\/rewards$/);
  await page.goForward();

  await card.getByRole('button', { name: new RegExp(`^${rewards.forfeit}`) }).press('Enter');
  const dialog = page.getByRole('dialog', { name: rewards.forfeitTitle });
  await expect(dialog).toContainText(amountOf('50 €'));
  expect(await findErrors(page)).toEqual([]);
  await dialog.getByRole('button', { name: rewards.forfeitConfirm }).press('Enter');
  await expect(page.getByText(rewards.noActive)).toBeVisible();
  await expect(balanceButton(page, messages)).toContainText(/(?<!\d)50\.00 €/);
  await balanceButton(page, messages).click();
  await expect(page.getByText(player.bonusMoney)).toBeHidden();
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
});
