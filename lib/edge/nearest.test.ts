import { buildPageIndex } from '#lib/content/pages/page-index.ts';
import { pageIndexGroq, pageIndexTypes } from '#lib/content/pages/page-index-query.ts';
import { siteLocale } from '#lib/core/market/locale.ts';
import { edgeContext } from '../../tests/fixtures/edge-context.ts';
import { nearestPath } from './nearest.ts';
import type { EdgeContext } from './types.ts';

const placed = { markets: null, language: null };
const answer = {
  markets: ['UN', 'FI', 'NO'],
  noindex: [],
  categories: ['casino'],
  promotions: [{ slug: 'finnish', category: 'casino', tags: ['weekly'], authorized: 'both', markets: ['FI'], language: null }],
  pages: [
    { path: '/terms', ...placed },
    { path: '/landing/finnish', markets: ['FI'], language: null },
  ],
  termsElsewhere: [] as { markets: string[]; language: string | null }[],
};
const index = buildPageIndex(answer);
const context: EdgeContext = {
  ...edgeContext,
  readGeoContext: async () => ({ known: undefined }),
  openLocales: () => index.openLocales,
  hasPage: (locale, audience, path) => index.has(locale, audience, path),
};
const nearest = (path: string, to: 'fi-FI' | 'no-NO', audience = 'visitor') =>
  nearestPath(
    { pathname: path, search: '', headers: new Headers(), cookies: new Map([['audience', audience]]), address: undefined },
    siteLocale(to),
    context,
  );

test.each([
  ['/promotions/casino/finnish', 'fi-FI', '/promotions/casino/finnish'],
  ['/promotions/casino/finnish', 'no-NO', '/promotions/casino'],
  ['/promotions/casino/tag/weekly', 'no-NO', '/promotions/casino'],
  ['/promotions/nothing/at-all', 'no-NO', '/promotions'],
  ['/landing/finnish', 'no-NO', ''],
  ['/terms', 'no-NO', '/terms'],
  ['/terms/', 'no-NO', '/terms'],
  ['/my-account/banking/transactions', 'no-NO', '/my-account/banking/transactions'],
  ['/none', 'no-NO', ''],
  ['', 'no-NO', ''],
] as const)('MKT-29 the nearest page to "%s" in %s is "%s"', async (path, to, expected) => {
  expect(await nearest(path, to)).toBe(expected);
});

test('SEC-15 the location of the request is read once, however long its path is', async () => {
  const readGeoContext = jest.spyOn(context, 'readGeoContext');
  expect(await nearest('/none'.repeat(100), 'no-NO')).toBe('');
  expect(readGeoContext).toHaveBeenCalledTimes(1);
});

test('RTE-12 terms on another site remove the page, in that market and language only', () => {
  const moved = buildPageIndex({ ...answer, termsElsewhere: [{ markets: ['FI'], language: 'fi' }] });
  const has = (code: Parameters<typeof siteLocale>[0]) => moved.has(siteLocale(code), 'visitor', '/terms');
  expect([has('fi-FI'), has('en-FI'), has('no-NO')]).toEqual([false, true, true]);
  expect(moved.localesOf('/terms').map(({ locale }) => locale)).not.toContain('fi-FI');
});

test('RTE-12 the page of the terms is rendered again when a footer changes, other static pages are not', () => {
  expect(pageIndexTypes('/terms')).toContain('footer');
  expect(pageIndexTypes()).toContain('footer');
  expect(pageIndexTypes('/privacy')).not.toContain('footer');
  expect(pageIndexGroq('/terms')).toContain('externalTermsUrl');
});
