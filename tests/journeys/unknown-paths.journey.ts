import { expect, test } from '@playwright/test';
import { getMessages } from './support/messages.ts';
import { accountButton, signIn } from './support/player.ts';

test('RTE-20 XTR-14 ERR-01 the 404 page shows its image and links to the front page', async ({ page }) => {
  const { status } = getMessages('fi-FI');
  await page.goto('/fi-FI/promotions/casino/none');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: status.notFoundTitle })).toBeVisible();
  expect((await main.locator('svg[viewBox="0 0 480 300"]').boundingBox())?.width).toBeGreaterThan(300);
  await main.getByRole('link', { name: status.notFoundAction }).click();
  await expect(page).toHaveURL(/\/fi-FI$/);
});

test('RTE-20 LOG-14 a player on a page that does not exist stays signed in', async ({ page, context }) => {
  await signIn(context, 'ben.one');
  const response = await page.goto('/en-UN/my-account/none');
  expect(response?.status()).toBe(404);
  await expect(accountButton(page, getMessages('en-UN'))).toHaveAccessibleName(/Ben/);
});
