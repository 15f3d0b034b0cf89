import { siteLocale } from '#lib/core/market/locale.ts';
import { buildPageIndex } from './page-index.ts';
import { writeSitemap, writeSitemapIndex } from './sitemap.ts';

const site = 'https://parlour.example';
const index = buildPageIndex({
  markets: ['UN', 'FI'],
  noindex: [],
  categories: [],
  promotions: [],
  pages: [
    { path: '/landing/tee & <kahvi>', markets: ['FI'], language: 'fi', changedAt: '2026-01-02T03:04:05Z' },
    { path: '/terms', markets: null, language: null, changedAt: '2026-01-01T00:00:00Z' },
  ],
});

test('CNT-24 the index names one sitemap for each open locale, with its newest change', () => {
  const xml = writeSitemapIndex(site, index);
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    ['en-UN', 'fi-FI', 'en-FI'].map((code) => `${site}/sitemap/${code}.xml`),
  );
  expect(xml).toContain(`${site}/sitemap/fi-FI.xml</loc><lastmod>2026-01-02T03:04:05Z</lastmod>`);
});

test('CNT-24 a page has all its alternates, including itself, and x-default last', () => {
  const xml = writeSitemap(site, index, siteLocale('fi-FI'));
  const terms = xml.split('\n').find((line) => line.includes('/fi-FI/terms</loc>'));
  expect([...(terms ?? '').matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(([, tag, href]) => `${tag} ${href}`)).toEqual([
    `en ${site}/en-UN/terms`,
    `fi-FI ${site}/fi-FI/terms`,
    `en-FI ${site}/en-FI/terms`,
    `x-default ${site}/en-UN/terms`,
  ]);
});

test('CNT-24 without the default locale x-default is the first that has the page, and addresses are escaped', () => {
  const xml = writeSitemap(site, index, siteLocale('fi-FI'));
  const address = `${site}/fi-FI/landing/tee%20&amp;%20%3Ckahvi%3E`;
  expect(xml).toContain(`<loc>${address}</loc><lastmod>2026-01-02T03:04:05Z</lastmod>`);
  expect(xml).toContain(`hreflang="x-default" href="${address}"`);
  expect(writeSitemap(site, index, siteLocale('en-FI'))).not.toContain('kahvi');
});
