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

const link = 'https://terms.example/';

test.each([
  [[{ link, markets: ['FI'], language: 'fi' }], [], [false, true, true]],
  [
    [
      { link: '/terms', markets: ['FI'], language: null },
      { link, ...placed },
    ],
    [],
    [true, true, false],
  ],
  [
    [
      { link, ...placed },
      { link: null, markets: null, language: 'fi' },
    ],
    [],
    [true, false, false],
  ],
  [[{ link: 'http://terms.example/', ...placed }], [], [true, true, true]],
  [[], [{ link, onlyMarkets: ['FI'], ...placed }], [false, false, true]],
  [[], [{ link, onlyMarkets: [], ...placed }], [false, false, false]],
  [
    [],
    [
      { link: null, onlyMarkets: ['FI'], ...placed },
      { link, onlyMarkets: null, ...placed },
    ],
    [true, true, false],
  ],
])('RTE-12 with the links %j in footers and %j in pages, fi-FI, en-FI and no-NO have the terms: %j', (footers, own, expected) => {
  const moved = buildPageIndex({ ...answer, terms: [footers, own] });
  const codes = ['fi-FI', 'en-FI', 'no-NO'] as const;
  expect(codes.map((code) => moved.has(siteLocale(code), 'visitor', '/terms'))).toEqual(expected);
  const listed = moved.localesOf('/terms').map(({ locale }) => locale);
  expect(listed).toEqual(expect.arrayContaining(codes.filter((_, at) => expected[at])));
});

test('RTE-12 the page of the terms is rendered again when a footer changes, other static pages are not', () => {
  expect(pageIndexTypes('/terms')).toContain('footer');
  expect(pageIndexTypes()).toContain('footer');
  expect(pageIndexTypes('/privacy')).not.toContain('footer');
  expect(pageIndexGroq('/terms')).toContain('externalTermsUrl');
});
