import { expect, type Page, test } from '@playwright/test';
import { gamesMessages } from '#sandbox/games/messages/messages.ts';
import { gamesUrl } from '../support/addresses.ts';

const en = gamesMessages.in('en');

const open = (page: Page, provider: string, slug: string) =>
  page.goto(`${gamesUrl}/${provider}/launch?game=${slug}&mode=fun&currency=EUR&lang=en`);

const takeOff = (page: Page) => page.getByRole('button', { name: en.takeOff, exact: true });
const cashOut = (page: Page) => page.getByRole('button', { name: new RegExp(en.cashOut.split('{')[0] ?? '') });

/** Starts rounds until one does not crash at once. */
async function rise(page: Page): Promise<void> {
  await expect(async () => {
    await takeOff(page).click({ timeout: 2_000 });
    await expect(cashOut(page)).toBeVisible({ timeout: 1_000 });
    // Longer than the first tenth takes, with the delay that is granted to a cash-out.
    await page.waitForTimeout(1_100);
    await expect(cashOut(page)).toBeVisible({ timeout: 100 });
  }).toPass();
}

/** Lets every rocket fly until the test says that it has crashed. Replies to a start are late by `delayMs`. */
async function keepFlying(page: Page, delayMs = 0) {
  const flight = { starts: 0, hasCrashed: false };
  let opened: { readonly round?: object } = {};
  const answer = () => {
    const view = { phase: 'flying', stakeMinor: 100 };
    const crashed = { phase: 'fallen', stakeMinor: 100, tenths: null, fallsAt: 12 };
    const isOver = flight.hasCrashed;
    return { json: { ...opened, round: { ...opened.round, view: isOver ? crashed : view, isOver, winMinor: 0 } } };
  };
  await page.route('**/play/open', async (route) => {
    flight.starts += 1;
    opened = await (await route.fetch()).json();
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    await route.fulfill(answer());
  });
  await page.route('**/play/act', (route) => route.fulfill(answer()));
  return flight;
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
  // A rocket that crashes before the click is followed by another.
  await expect(async () => {
    await rise(page);
    await cashOut(page).click({ timeout: 2_000 });
    await expect(page.getByText(en.landedAt.split('{')[0] ?? '')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(isLost).toBe(true);
  await expect(takeOff(page)).toBeEnabled();
});

test('a late cash-out click on a crashed rocket does not start a new round', async ({ page }) => {
  await open(page, 'pariplay', 'sock-rocket');
  const flight = await keepFlying(page);
  await rise(page);
  const before = flight.starts;
  // Repeated clicks from the moment of the crash, like those of a player who wants to cash out.
  await page.locator('.actions button').evaluate((button: HTMLButtonElement) => {
    let left = 4;
    const observer = new MutationObserver(() => {
      if (!button.disabled) return;
      observer.disconnect();
      const timer = setInterval(() => {
        button.click();
        left -= 1;
        button.dataset.clicksLeft = String(left);
        if (left === 0) clearInterval(timer);
      }, 60);
    });
    observer.observe(button, { attributes: true });
  });
  flight.hasCrashed = true;
  await expect(page.locator('[data-clicks-left="0"]')).toBeVisible();
  await expect(takeOff(page)).toBeEnabled();
  expect(flight.starts).toBe(before);
});

test('the displayed multiplier never exceeds the paid one, even with a slow wallet', async ({ page }) => {
  await open(page, 'pariplay', 'sock-rocket');
  await keepFlying(page, 2_000);
  const height = page.locator('.height');
  await height.evaluate((figure: HTMLElement) => {
    const initial = figure.textContent;
    const observer = new MutationObserver(() => {
      if (figure.textContent === initial) return;
      figure.dataset.first = figure.textContent ?? '';
      observer.disconnect();
    });
    observer.observe(figure, { childList: true });
  });
  await takeOff(page).click();
  await expect(height).toHaveAttribute('data-first', /^1\.1/);
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
