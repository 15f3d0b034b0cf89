import { expect, test } from '@playwright/test';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import { gamesUrl } from '../support/addresses.ts';

const en = gamesMessages.in('en');

test('LOB-24 a closing table shows a message and accepts no more bets', async ({ page }) => {
  let isOpen = true;
  await page.route('**/live/table', async (route) => {
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
