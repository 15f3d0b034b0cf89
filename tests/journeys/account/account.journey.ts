import { expect, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { lastMessage } from '../support/operator.ts';
import { signIn } from '../support/player.ts';

const { details: messages, confirmation } = getMessages('fi-FI');

test('ACC-09 DEC-ACC-1 a player confirms the password and types the code, and the new number stays', async ({
  page,
  context,
}) => {
  await signIn(context, 'player.fi');
  await page.goto('/fi-FI/my-account/account');
  await page.getByRole('button', { name: messages.changeOf.replace('{what}', messages.phone) }).click();
  await page.getByRole('textbox', { name: messages.phoneBody }).fill('045 111 2233');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: confirmation.confirmTitle });
  await expect(question.getByLabel(confirmation.oldPassword)).toBeFocused();
  await page.keyboard.type('Sandbox1!');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: messages.codeTitle }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type((await lastMessage('+358451112233')).code ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(messages.phoneSaved)).toBeVisible();
  await page.reload();
  await expect(page.getByText('+358451112233')).toBeVisible();
});
