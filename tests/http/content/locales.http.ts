import { expect, test } from '@playwright/test';
import { languageRecords } from '#lib/core/market/markets.ts';
import { siteUrl } from '../../journeys/support/addresses.ts';
import { getMessages } from '../../journeys/support/messages.ts';
import { readPage } from '../support/page.ts';

/** Feature, requested path, target of its only redirect, language of the target page. */
const redirects = [
  ['MKT-02', '/?utm=a&utm=b', '/en-UN?utm=a&utm=b', 'en'],
  ['MKT-05', '/de-FI/promotions?q=%C3%A4&x=1', '/fi-FI/promotions?q=%C3%A4&x=1', 'fi-FI'],
  ['MKT-01', '/fi-FI/promotions%E2%80%9D', '/fi-FI/promotions', 'fi-FI'],
] as const;

for (const [feature, requested, meant, language] of redirects) {
  test(`${feature} ${requested} redirects once to ${meant} and keeps the query`, async ({ request }) => {
    const response = await request.get(requested, { maxRedirects: 0 });
    expect(response.status()).toBe(307);
    const to = new URL(response.headers().location ?? '', siteUrl);
    expect(to.origin + to.pathname).toBe(siteUrl + meant.split('?')[0]);
    expect([...to.searchParams]).toEqual([...new URL(meant, siteUrl).searchParams]);
    const page = await readPage(request, to.href);
    expect(page.status, 'the second request arrives').toBe(200);
    expect(page.document.documentElement.lang).toMatch(new RegExp(`^${language}`));
  });
}

for (const [path, contentType] of [
  ['/api/auth/csrf', 'application/json'],
  ['/locales/fi/default.json', 'application/json'],
  ['/robots.txt', 'text/plain'],
] as const) {
  test(`DEC-LOC-2 ${path} is answered at the root, without a locale`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(response.headers()['content-type']).toContain(contentType);
  });
}

test('MKT-12 MKT-26 a language is one JSON file with all its messages; a dialect has those of its main language', async ({
  request,
}) => {
  for (const language of Object.keys(languageRecords)) {
    expect((await request.get(`/locales/${language}/default.json`)).status(), language).toBe(200);
  }
  expect(await (await request.get('/locales/cl/default.json')).json()).toEqual(getMessages('cl-CL'));
  const file = await request.get('/locales/fi/default.json');
  expect(await file.json()).toEqual(getMessages('fi-FI'));
  expect((await request.get('/locales/xx/default.json')).status()).toBe(404);
});
