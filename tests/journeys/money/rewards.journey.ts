import { expect, test } from '@playwright/test';
import { cashierOf, payByCard } from '../support/cashier.ts';
import { getMessages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { operate, playerIdOf, readOps } from '../support/operator.ts';
import { findErrors } from '../support/pages/axe.ts';
import { balanceButton, signIn } from '../support/player.ts';

const amountOf = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('BON-31 BON-32 BON-33 RTE-24 the welcome bonus of a promotion is chosen with a first deposit, followed while it is active, and converted', async ({
  page,
  context,
}) => {
  test.slow();
  const handle = await registerPlayer(context);
  await signIn(context, handle);
  const messages = getMessages('en-FI');
  const { deposit, rewards, campaign, player } = messages;
  await page.goto('/en-FI/promotions/casino/welcome-package');
  await page.getByRole('link', { name: new RegExp(`^${rewards.depositWith}: `) }).click();
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
  await page.goto('/en-FI/promotions/casino/welcome-package');
  await expect(page.getByText(new RegExp(campaign.yoursUntil.replace('{date}', '.+')))).toBeVisible();

  // 1,750 € are too much to wager here; contract tests prove that play converts it.
  const playerId = await playerIdOf(handle);
  const list = (await readOps(`player/${playerId}/bonuses`)) as {
    readonly bonuses: readonly { readonly assignmentId: string }[];
  };
  await operate(`player/${playerId}/bonuses/${list.bonuses[0]?.assignmentId}`, { action: 'complete', reason: 'a test' });
  await page.goto('/en-FI/my-account/rewards/active');
  await expect(page.getByText(rewards.noActive)).toBeVisible();
  await expect(balanceButton(page, messages)).toContainText('100.00 €');
  await balanceButton(page, messages).click();
  await expect(page.getByText(player.main, { exact: true })).toBeVisible();
  await expect(page.getByText(player.bonusMoney)).toBeHidden();
  await page.goto('/en-FI/promotions/casino/welcome-package');
  await expect(page.getByText(campaign.assigned)).toBeVisible();
  expect(await findErrors(page)).toEqual([]);
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
});
