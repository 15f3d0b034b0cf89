import { expect, test } from '@playwright/test';
import { en } from '../../sandbox/games/words/en.ts';
import { gamesUrl } from './support/addresses.ts';

test('LOB-24 a table that shuts says so, and asks for no chips', async ({ page }) => {
  let isOpen = true;
  await page.route('**/live/look', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), open: isOpen } });
  });
  await page.goto(`${gamesUrl}/evolution/launch?game=harbour-roulette&mode=fun&currency=EUR&lang=en`);
  await expect(page.getByText(new RegExp(`^(${en.placeYourBets}|${en.noMoreBets})$`))).toBeVisible();
  isOpen = false;
  await expect(page.getByText(en['refused.TABLE_CLOSED'])).toBeVisible();
  await expect(page.getByText(en.placeYourBets)).toBeHidden();
  await expect(page.getByRole('button', { name: en.toLobby }).last()).toBeVisible();
});
