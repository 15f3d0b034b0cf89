import { expect, test } from '@playwright/test';
import { siteUrl } from './support/addresses.ts';
import { wordsOf } from './support/words.ts';

/** Asked path, where its one redirect leads. */
const redirects = [
  ['MKT-02', '/?utm=a&utm=b', '/en-UN?utm=a&utm=b'],
  ['MKT-02', '/abc?x=1', '/en-UN?x=1'],
  ['MKT-02', '/abc/promotions?x=1', '/en-UN?x=1'],
  ['MKT-03', '/promotions?x=1', '/en-UN/promotions?x=1'],
  ['MKT-03', '/xx-YY/promotions?x=1', '/en-UN/promotions?x=1'],
  ['MKT-03', '/fi-fi/promotions/casino?x=1', '/fi-FI/promotions/casino?x=1'],
  ['MKT-05', '/de-FI/promotions?q=%C3%A4&x=1', '/fi-FI/promotions?q=%C3%A4&x=1'],
  ['MKT-05', '/fi-CA/landing/welcome-offer', '/en-CA/landing/welcome-offer'],
  ['MKT-09', '/ja-JP/promotions?x=1', '/en-UN/promotions?x=1'],
  ['MKT-09', '/ja-JP', '/en-UN'],
] as const;

for (const [feature, asked, meant] of redirects) {
  test(`${feature} ${asked} leads to ${meant} by one redirect that keeps the query`, async ({ request }) => {
    const response = await request.get(asked, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    const to = new URL(response.headers().location ?? '', siteUrl);
    expect(to.origin + to.pathname).toBe(siteUrl + meant.split('?')[0]);
    expect([...to.searchParams]).toEqual([...new URL(meant, siteUrl).searchParams]);
    const arrived = await request.get(to.href, { maxRedirects: 0 });
    expect(arrived.status(), 'the second request arrives').toBe(200);
  });
}

test('MKT-03 a browser that knows nothing of locales arrives on an English page', async ({ page }) => {
  await page.goto('/promotions?from=letter');
  await expect(page).toHaveURL(`${siteUrl}/en-UN/promotions?from=letter`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('DEC-LOC-2 handlers and files at the root have no locale', async ({ request }) => {
  for (const path of ['/api/auth/csrf', '/locales/fi/default.json', '/robots.txt']) {
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).not.toBe(307);
  }
});

test('MKT-26 a language is one JSON file with all its words', async ({ request }) => {
  const file = await request.get('/locales/fi/default.json');
  expect(file.headers()['content-type']).toContain('application/json');
  expect(await file.json()).toEqual(wordsOf('fi-FI'));
  expect((await request.get('/locales/xx/default.json')).status()).toBe(404);
});
