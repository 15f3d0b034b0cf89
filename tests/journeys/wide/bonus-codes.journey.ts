import { expect, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { registerPlayer } from '../support/new-player.ts';
import { readOps } from '../support/operator.ts';
import { findErrors } from '../support/pages/axe.ts';
import { balanceButton, signIn } from '../support/player.ts';

const amountOf = (text: string) => new RegExp(text.replaceAll(' ', '\\s'));

test('BON-08 BON-09 BON-15 BON-19 RTE-25 RTE-52 a code in the address is claimed; a second one replaces the first, a third waits and starts when the second is given up', async ({
  page,
  context,
}) => {
  test.slow();
  await signIn(context, await registerPlayer(context));
  const messages = getMessages('en-FI');
  const { rewards, bonusCode, player } = messages;
  await page.goto('/en-FI/promotions?bonusCode=SUNDAY5');
  await page.getByRole('link', { name: player.codeSee }).click();
  const field = page.getByRole('textbox', { name: bonusCode.label });
  await expect(field).toHaveValue('SUNDAY5');
  await expect(page.getByRole('region', { name: bonusCode.gives })).toBeVisible();
  await expect(page).toHaveURL(/\/my-account\/bonus-code$/);
  const claim = page.getByRole('button', { name: bonusCode.claim });
  await claim.click();
  const success = page.getByRole('heading', { name: bonusCode.claimed });
  await expect(success).toBeFocused();

  const dialog = page.getByRole('dialog', { name: rewards.conflictTitle });
  const enter = async (code: string) => {
    await page.getByRole('button', { name: bonusCode.another }).click();
    await field.fill(code);
    await page.getByRole('button', { name: bonusCode.check }).click();
    await claim.click();
    await expect(dialog).toBeVisible();
    expect(await findErrors(page)).toEqual([]);
  };
  await enter('WELCOME50');
  await expect(dialog).toContainText(amountOf('5 €'));
  await dialog.getByRole('button', { name: rewards.conflictReplace }).press('Enter');
  await expect(success).toBeVisible();
  await expect(balanceButton(page, messages)).toContainText(/(?<!\d)50\.00 €/);
  await enter('STICKY100');
  await dialog.getByRole('button', { name: rewards.conflictWait }).press('Enter');
  await expect(page.getByText(/waits in the queue/)).toBeVisible();
  await expect(balanceButton(page, messages)).toContainText(/(?<!\d)50\.00 €/);

  await page.getByRole('link', { name: bonusCode.toRewards }).click();
  const active = page.getByRole('article', { name: 'Casino bonus' });
  await active.getByRole('button', { name: new RegExp(`^${rewards.forfeit}`) }).press('Enter');
  const forfeit = page.getByRole('dialog', { name: rewards.forfeitTitle });
  await expect(forfeit).toContainText(amountOf('50 €'));
  expect(await findErrors(page)).toEqual([]);
  await forfeit.getByRole('button', { name: rewards.forfeitConfirm }).press('Enter');
  await expect(active).toBeHidden();
  await expect(page.getByRole('article', { name: 'Combined bonus' })).toContainText(rewards.isActive);
  await expect(balanceButton(page, messages)).toContainText('100.00 €');
  expect(await readOps('ledger/verify')).toMatchObject({ balanced: true });
});
