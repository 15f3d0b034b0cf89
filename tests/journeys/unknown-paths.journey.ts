import { expect, test } from '@playwright/test';
import { getMessages } from './support/messages.ts';
import { accountButton, signIn } from './support/player.ts';

test('RTE-20 LOG-14 XTR-14 ERR-01 the 404 page shows its image and leads to the front page, and a player stays signed in', async ({
  page,
  context,
}) => {
  const messages = getMessages('en-UN');
  await signIn(context, 'ben.one');
  await page.goto('/en-UN/my-account/none');
  await expect(accountButton(page, messages)).toHaveAccessibleName(/Ben/);
  const main = page.getByRole('main');
  expect((await main.locator('svg[viewBox="0 0 480 300"]').boundingBox())?.width).toBeGreaterThan(300);
  await main.getByRole('link', { name: messages.status.notFoundAction }).click();
  await expect(page).toHaveURL(/\/en-UN$/);
});
