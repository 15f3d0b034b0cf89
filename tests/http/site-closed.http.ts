import { type APIResponse, expect, test } from '@playwright/test';
import { getMessages } from '../journeys/support/messages.ts';
import { operate } from '../journeys/support/operator.ts';
import { readPage, textAt } from './support/page.ts';
import { signIn, walletPath } from './support/sign-in.ts';

const { status: words } = getMessages('fi-FI');
const paths = ['/fi-FI', '/fi-FI/promotions', '/fi-FI/none/at/all', '/fi-FI/my-account', '/promotions'];
/** The site applies the operator's change within ten seconds. */
const soon = { timeout: 10_000, intervals: [250] };

test.afterEach(async () => {
  await operate('geo', { country: null });
  await operate('maintenance', { maintenance: false });
});

/** The links and buttons of a page: while the site is closed, none may lead to a page that is closed too. */
function leadsTo(document: Document): (string | null)[] {
  return [...document.querySelectorAll('a, button')].map((link) => link.getAttribute('href'));
}

async function expectError(response: APIResponse, status: number, code: string): Promise<void> {
  expect(response.status()).toBe(status);
  expect(response.headers()['content-type']).toContain('application/json');
  expect(await response.json()).toMatchObject({ status, code });
}

test('J25 RTE-15 RTE-38 a visitor from a restricted country gets the restricted page everywhere, and the relay rejects requests', async ({
  request,
  playwright,
  baseURL,
}) => {
  await operate('geo', { country: 'ES' });
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(451);
  const { document } = await readPage(request, '/fi-FI/promotions');
  expect(textAt(document, 'h1')).toBe(words.restrictedTitle);
  expect(document.title).toContain(words.restrictedTitle);
  expect(document.documentElement.lang).toBe('fi-FI');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
  expect(leadsTo(document)).toEqual(['/fi-FI', 'mailto:help@parlour.example']);
  await expectError(await request.get(walletPath), 451, 'error.country.restricted');

  await operate('geo', { country: null });
  const fresh = await playwright.request.newContext({ baseURL });
  expect((await fresh.get('/fi-FI/promotions')).status()).toBe(200);
  await fresh.dispose();
});

test('J25 RTE-37 XTR-02 maintenance closes the whole site within ten seconds, takes precedence over the restricted page, and ends again', async ({
  request,
  playwright,
  baseURL,
}) => {
  await signIn(request, 'ben.one');
  const statusOf = async (path: string) => (await request.get(path)).status();
  expect([await statusOf('/fi-FI'), await statusOf(walletPath)]).toEqual([200, 200]);

  await operate('maintenance', { maintenance: true });
  await expect.poll(() => statusOf('/fi-FI'), soon).toBe(503);
  await expect.poll(() => statusOf(walletPath), soon).toBe(503);
  const { headers, document } = await readPage(request, '/fi-FI/promotions');
  expect(headers).toMatchObject({ 'retry-after': '600', 'cache-control': 'no-store' });
  expect(textAt(document, 'h1')).toBe(words.maintenanceTitle);
  expect(leadsTo(document)).toEqual(['/fi-FI', 'mailto:help@parlour.example']);
  for (const path of paths) expect(await statusOf(path), path).toBe(503);
  await expectError(await request.get(walletPath), 503, 'error.maintenance');

  await operate('geo', { country: 'ES' });
  const fresh = await playwright.request.newContext({ baseURL });
  expect((await fresh.get('/fi-FI')).status(), 'maintenance wins over restricted').toBe(503);
  await fresh.dispose();
  await operate('geo', { country: null });

  await operate('maintenance', { maintenance: false });
  await expect.poll(() => statusOf('/fi-FI'), soon).toBe(200);
  await expect.poll(() => statusOf(walletPath), soon).toBe(200);
});
