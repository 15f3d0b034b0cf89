import { type APIResponse, expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { operate } from './support/operator.ts';
import { signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

const words = wordsOf('fi-FI');
const wallet = '/api/platform/player/me/wallet';
const anyPath = ['/fi-FI', '/fi-FI/promotions', '/fi-FI/none/at/all', '/fi-FI/my-account', '/promotions'];
/** The site follows the operator within ten seconds (decisions §3.12). */
const soon = { timeout: 10_000, intervals: [250] };

test.afterEach(async () => {
  await operate('geo', { country: null });
  await operate('maintenance', { maintenance: false });
});

function expectJson(response: APIResponse): void {
  expect(response.headers()['content-type']).toContain('application/json');
}

test('J25 RTE-15 RTE-38 a visitor from a restricted country meets the restricted page everywhere, and the relay refuses', async ({
  page,
  browser,
}) => {
  await operate('geo', { country: 'ES' });
  const response = await page.goto('/fi-FI/promotions');
  expect(response?.status()).toBe(451);
  await expect(page.getByRole('heading', { level: 1, name: words.status.restrictedTitle })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.status.restrictedTitle));
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi-FI');
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/);
  for (const path of anyPath) expect((await page.request.get(path)).status(), path).toBe(451);
  const refused = await page.request.get(wallet);
  expect(refused.status()).toBe(451);
  expectJson(refused);
  expect(await refused.json()).toMatchObject({ status: 451, code: 'error.country.restricted' });

  await operate('geo', { country: null });
  const fresh = await browser.newContext({ baseURL: siteUrl });
  expect((await fresh.request.get('/fi-FI/promotions')).status()).toBe(200);
  await fresh.close();
});

test('J25 RTE-37 XTR-02 maintenance closes the whole site within ten seconds, wins over restricted, and opens again', async ({
  page,
  context,
}) => {
  await signInQuietly(context, 'ben.one');
  const status = async (path: string) => (await context.request.get(path)).status();
  expect(await status('/fi-FI')).toBe(200);
  expect(await status(wallet)).toBe(200);

  await operate('maintenance', { maintenance: true });
  await expect.poll(() => status('/fi-FI'), soon).toBe(503);
  await expect.poll(() => status(wallet), soon).toBe(503);
  const response = await page.goto('/fi-FI/promotions');
  expect(response?.status()).toBe(503);
  expect(response?.headers()['retry-after']).toBe('600');
  expect(response?.headers()['cache-control']).toBe('no-store');
  await expect(page.getByRole('heading', { level: 1, name: words.status.maintenanceTitle })).toBeVisible();
  for (const path of anyPath) expect(await status(path), path).toBe(503);
  const refused = await context.request.get(wallet);
  expectJson(refused);
  expect(await refused.json()).toMatchObject({ status: 503, code: 'error.maintenance' });

  await operate('geo', { country: 'ES' });
  await context.clearCookies({ name: 'access' });
  expect(await status('/fi-FI'), 'maintenance wins over restricted').toBe(503);
  await operate('geo', { country: null });
  await context.clearCookies({ name: 'access' });

  await operate('maintenance', { maintenance: false });
  await expect.poll(() => status('/fi-FI'), soon).toBe(200);
  await expect.poll(() => status(wallet), soon).toBe(200);
});
