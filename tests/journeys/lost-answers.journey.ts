import { expect, type Page, test } from '@playwright/test';
import { en } from '#sandbox/games/messages/en.ts';
import { gamesUrl } from './support/addresses.ts';

const open = (page: Page, provider: string, slug: string) =>
  page.goto(`${gamesUrl}/${provider}/launch?game=${slug}&mode=fun&currency=EUR&lang=en`);

const takeOff = (page: Page) => page.getByRole('button', { name: en.takeOff, exact: true });
const cashOut = (page: Page) => page.getByRole('button', { name: new RegExp(en.cashOut.split('{')[0] ?? '') });

/** Starts rounds until one does not crash at once. */
async function rise(page: Page): Promise<void> {
  await expect(async () => {
    await takeOff(page).click({ timeout: 2_000 });
    await expect(cashOut(page)).toBeVisible({ timeout: 1_000 });
    await page.waitForTimeout(700);
    await expect(cashOut(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

test('a cash-out is shown although its response was lost', async ({ page }) => {
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

test('a late cash-out click on a crashed rocket does not start a new round', async ({ page }) => {
  await open(page, 'pariplay', 'sock-rocket');
  let starts = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/play/open')) starts += 1;
  });
  await rise(page);
  const before = starts;
  await page.route('**/play/act', async (route) => {
    const answer = await route.fetch();
    const state = await answer.json();
    const fall = { phase: 'fallen', stakeMinor: 100, tenths: null, fallsAt: 12 };
    await route.fulfill({ json: { ...state, round: { ...state.round, view: fall, isOver: true, winMinor: 0 } } });
  });
  await page.waitForResponse('**/play/act');
  // Repeated clicks, like those of a player who wants to cash out.
  for (let tap = 0; tap < 4; tap += 1) {
    await page
      .locator('.actions button')
      .click({ force: true, timeout: 200 })
      .catch(() => undefined);
    await page.waitForTimeout(60);
  }
  await expect(takeOff(page)).toBeEnabled();
  expect(starts).toBe(before);
});

test('the displayed multiplier never exceeds the paid one, even with a slow wallet', async ({ page }) => {
  await open(page, 'pariplay', 'sock-rocket');
  await page.route('**/play/open', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await takeOff(page).click();
  await expect(cashOut(page)).toBeVisible();
  expect(Number.parseFloat((await page.locator('.height').textContent()) ?? '')).toBeLessThan(1.2);
});

test('a card is not requested twice after its response was lost', async ({ page }) => {
  await open(page, 'playngo', 'whistlestop-blackjack');
  const hit = page.getByRole('button', { name: en.hit, exact: true });
  await expect(async () => {
    await page.getByRole('button', { name: en.deal, exact: true }).click({ timeout: 2_000 });
    await expect(hit).toBeEnabled({ timeout: 2_000 });
  }).toPass();
  await page.route('**/play/act', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await hit.click();
  const again = page.getByRole('button', { name: en.tryAgain, exact: true });
  await expect(again).toBeVisible();
  await expect(hit).toBeDisabled();
  await page.unroute('**/play/act');
  await again.click();
  await expect(page.getByRole('button', { name: new RegExp(`^(${en.hit}|${en.deal})$`) }).first()).toBeEnabled();
});

test('free spins that continue in another page are not requested repeatedly', async ({ page }) => {
  let requests = 0;
  await page.route('**/play/act', (route) => {
    requests += 1;
    return route.fulfill({ status: 409, json: { kind: 'refused', code: 'OPENED_ELSEWHERE' } });
  });
  await open(page, 'playngo', 'sugarplum-express');
  const spin = page.getByRole('button', { name: en.spin, exact: true });
  await expect(spin).toBeEnabled();
  await page.route('**/play/open', async (route) => {
    const state = await (await route.fetch()).json();
    const view = { ...state.round.view, freeLeft: 8, freeCount: 10 };
    await route.fulfill({ json: { ...state, round: { ...state.round, view, isOver: false } } });
  });
  await spin.click();
  await expect(page.getByText(en['refused.OPENED_ELSEWHERE'])).toBeVisible();
  await page.waitForTimeout(3_000);
  expect(requests).toBe(1);
});
