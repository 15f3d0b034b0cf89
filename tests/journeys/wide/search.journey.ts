import { expect, test } from '@playwright/test';
import { getMessages } from '../support/messages.ts';
import { findErrors } from '../support/pages/axe.ts';
import { signIn } from '../support/player.ts';

const { search, shell } = getMessages('en-UN');

test.use({ viewport: { width: 320, height: 640 } });

test('LOB-08 on the narrowest phone the search is in a player’s menu; its results of a lobby open in the lobby that is shown', async ({
  page,
  context,
}) => {
  await signIn(context, 'ben.one');
  await page.goto('/en-UN/online-casino');
  await expect(page.getByRole('button', { name: shell.search })).toBeHidden();
  await page.getByRole('button', { name: shell.menu }).click();
  await page.getByRole('link', { name: shell.search }).click();
  const field = page.getByRole('searchbox', { name: search.field });
  await expect(field).toBeFocused();
  await page.keyboard.type('lantern');
  await expect(page.getByRole('heading', { name: new RegExp(`^${search.casino} \\d`) })).toBeVisible();
  expect(await findErrors(page)).toEqual([]);
  await page.getByRole('link', { name: new RegExp(`^Show all \\d+: ${search.casino}`) }).click();
  await expect(field).toBeHidden();
  await expect(page).toHaveURL(/\/online-casino\?q=lantern$/);
  await expect(page.getByRole('status').filter({ hasText: /games found/ })).toBeVisible();
});
