import { expect, type Page, test } from '@playwright/test';
import { en } from '../../sandbox/games/words/en.ts';
import { gamesUrl } from './support/addresses.ts';

const open = (page: Page, provider: string, slug: string) =>
  page.goto(`${gamesUrl}/${provider}/launch?game=${slug}&mode=fun&currency=EUR&lang=en`);

const takeOff = (page: Page) => page.getByRole('button', { name: en.takeOff, exact: true });
const cashOut = (page: Page) => page.getByRole('button', { name: new RegExp(en.cashOut.split('{')[0] ?? '') });

/** Takes off until a rocket has risen. */
async function rise(page: Page): Promise<void> {
  await expect(async () => {
    await takeOff(page).click({ timeout: 2_000 });
    await expect(cashOut(page)).toBeVisible({ timeout: 1_000 });
    await page.waitForTimeout(700);
    await expect(cashOut(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('who got off a rocket is told so although the answer was lost', async ({ page }) => {
  await open(page, 'pariplay', 'sock-rocket');
  let isLost = false;
  await page.route('**/play/act', async (route) => {
    if (isLost || !route.request().postData()?.includes('cash-out')) return route.continue();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
  await rise(page);
  await cashOut(page).click();
  await expect(page.getByText(en.landedAt.split('{')[0] ?? '')).toBeVisible();
  await expect(takeOff(page)).toBeEnabled();
});
