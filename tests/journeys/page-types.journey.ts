import { expect, test } from '@playwright/test';
import { signInQuietly } from './support/player.ts';
import { wordsOf } from './support/words.ts';

test('RTE-01 the front page answers at the welcome path and behind sign-up, and search engines keep one of them', async ({
  request,
}) => {
  const front = await (await request.get('/fi-FI')).text();
  const canonical = /<link rel="canonical" href="([^"]+)"/;
  for (const path of ['/welcome', '/signup', '/signup/pnp']) {
    const response = await request.get(`/fi-FI${path}`);
    expect(response.status(), path).toBe(200);
    expect(canonical.exec(await response.text())?.[1], path).toBe(canonical.exec(front)?.[1]);
    expect(response.headers()['x-robots-tag'], path).toBe(path === '/welcome' ? undefined : 'noindex');
  }
});

test('RTE-03 CNT-20 each market has its loyalty page with six levels', async ({ page }) => {
  for (const locale of ['fi-FI', 'pt-BR', 'nz-NZ']) {
    await page.goto(`/${locale}/vip`);
    const levels = page.getByRole('region', { name: wordsOf(locale).vip.levels });
    await expect(levels.getByRole('heading', { level: 3 })).toHaveCount(6);
    await expect(page.getByText(wordsOf(locale).vip.yourLevel, { exact: true })).toHaveCount(0);
  }
});

test('XTR-31 a player finds his own level marked, and no other', async ({ page, context }) => {
  await signInQuietly(context, 'cleo.vip');
  await page.goto('/en-UN/vip');
  const levels = page.getByRole('region', { name: wordsOf('en-UN').vip.levels }).getByRole('listitem');
  const marked = levels.filter({ has: page.getByText(wordsOf('en-UN').vip.yourLevel, { exact: true }) });
  await expect(marked).toHaveCount(1);
  await expect(marked.getByRole('heading', { level: 3 })).toHaveText('Diamond');
});

for (const [feature, path] of [
  ['RTE-04', '/promo/first-evening'],
  ['RTE-05', '/landing/welcome-offer'],
  ['CNT-19', '/register/welcome'],
  ['RTE-07', '/promotions'],
  ['RTE-08', '/promotions/casino'],
  ['RTE-09', '/promotions/casino/tag/free-spins'],
  ['RTE-10 CNT-29', '/promotions/casino/friday-free-spins'],
  ['RTE-16 CNT-23', '/info/about'],
  ['RTE-16 CNT-23', '/contact'],
  ['RTE-13', '/contact-live-chat'],
  ['RTE-13', '/closed-account'],
  ['RTE-13', '/reset-password'],
  ['RTE-13', '/401'],
  ['RTE-13', '/500'],
] as const) {
  test(`${feature} ${path} is a page with a heading of its own`, async ({ page }) => {
    const response = await page.goto(`/fi-FI${path}`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  });
}

test('RTE-11 CNT-25 every legal and informative page is there in four languages, and long enough to be one', async ({
  request,
}) => {
  const pages = [
    'privacy-policy',
    'terms',
    'age-restrictions',
    'payment-methods',
    'bonus-terms',
    'betting-rules',
    'casino-rules',
    'responsible-gambling',
  ];
  for (const locale of ['en-UN', 'fi-FI', 'de-AT', 'cl-CL']) {
    for (const page of pages) {
      const response = await request.get(`/${locale}/${page}`);
      expect(response.status(), `${locale}/${page}`).toBe(200);
      const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(await response.text())?.[1] ?? '';
      expect(main.replace(/<[^>]+>/g, ' ').split(/\s+/).length, `words of ${locale}/${page}`).toBeGreaterThan(400);
    }
  }
});

test('RTE-17 CNT-21 the ways to pay of a market are read from anywhere, in its own language and money', async ({ page }) => {
  await page.goto('/en-UN/payment-methods/fi-fi');
  const words = wordsOf('fi-FI').payments;
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'fi-FI');
  const card = page.getByRole('region', { name: words.methods }).getByRole('listitem').first();
  await expect(card).toContainText('10 € – 5,000 €');
  await expect(card).toContainText(words.instant);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/fi-FI\/payment-methods\/fi-fi$/);
  await page.goto('/en-CA/payment-methods');
  const here = page.getByRole('main').getByRole('region', { name: wordsOf('en-CA').payments.methods });
  await expect(here).toContainText('$15 to $7,500');
  expect((await page.request.get('/en-UN/payment-methods/xx-yy')).status()).toBe(404);
  expect((await page.request.get('/en-UN/payment-methods/FI-fi')).status()).toBe(404);
});

test('RTE-18 a page for one market is not found in the others', async ({ request }) => {
  expect((await request.get('/fi-FI/finland')).status()).toBe(200);
  expect((await request.get('/no-NO/finland')).status()).toBe(404);
  expect((await request.get('/fr-CA/canada')).status()).toBe(200);
  expect((await request.get('/fi-FI/canada')).status()).toBe(404);
});

test('CNT-18 a landing that is gone says that the page was not found', async ({ page }) => {
  const response = await page.goto('/en-UN/landing/none');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found!');
});

test('CNT-05 the front page has its banner, verticals, block of banners and good-to-know boxes', async ({ page }) => {
  const words = wordsOf('fi-FI').home;
  await page.goto('/fi-FI');
  await expect(page.getByRole('navigation', { name: words.verticals }).getByRole('link')).toHaveCount(4);
  await expect(page.getByRole('region', { name: words.highlights }).getByRole('article')).not.toHaveCount(0);
  await expect(page.getByRole('region', { name: words.boxes }).getByRole('listitem')).not.toHaveCount(0);
});

test('CNT-33 the fronts of casino and live casino show their categories with games', async ({ page }) => {
  for (const path of ['/online-casino', '/live-casino-online']) {
    await page.goto(`/en-UN${path}`);
    const rows = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByRole('link', { name: wordsOf('en-UN').lobby.all }) });
    expect(await rows.count(), path).toBeGreaterThan(5);
  }
});

test('RTE-21 a new page begins at its top', async ({ page }) => {
  await page.goto('/en-UN/promotions');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Casino rules' }).click();
  await expect(page).toHaveURL(/casino-rules$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('MKT-25 a date reads day, month, year', async ({ page }) => {
  await page.goto('/en-UN/privacy-policy');
  await expect(page.getByText(/^Last changed on \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
});

test('CNT-32 the page of the chat says when support answers, by the clock of the market', async ({ page, request }) => {
  const words = wordsOf('fi-FI').support;
  const answer = await request.get('/api/support/hours?market=FI');
  const { isOpen, start, end } = await answer.json();
  expect({ start, end }).toEqual({ start: '08:00', end: '24:00' });
  await page.goto('/fi-FI/contact-live-chat');
  await expect(page.getByText(isOpen ? words.openNow : words.closedNow)).toBeVisible();
  await expect(page.getByText(words.hours.replace('{start}', start).replace('{end}', end))).toBeVisible();
  expect((await request.get('/api/support/hours?market=ZZ')).status()).toBe(404);
});
