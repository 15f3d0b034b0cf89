import { evaluate, parse } from 'groq-js';
import { siteLocale } from '#lib/core/market/locale.ts';
import { buildPageIndex } from './page-index.ts';
import { pageIndexGroq, pageIndexParams, pageIndexTypes } from './page-index-query.ts';

const promotion = { category: 'casino', tags: ['weekly'], authorized: 'both', markets: null, language: null };
const early = '2026-01-01T00:00:00Z';
const late = '2026-02-01T00:00:00Z';

const answer = {
  markets: ['UN', 'FI', 'CA'],
  noindex: [
    { path: '/terms', markets: ['CA'], language: 'fr' },
    { path: '/', markets: ['CA'], language: null },
  ],
  categories: ['casino'],
  promotions: [
    { ...promotion, slug: 'for-all', changedAt: early },
    { ...promotion, slug: 'for-players', authorized: 'authorized', tags: ['secret'], changedAt: late },
    { ...promotion, slug: 'bilingual', markets: ['CA'], language: 'fr', category: 'live', changedAt: late },
    { ...promotion, slug: 'bilingual', markets: ['CA'], language: 'caf', changedAt: late },
  ],
  pages: [
    { path: '', markets: ['FI'], language: 'fi', changedAt: early },
    { path: '', markets: ['FI'], language: 'fi', changedAt: late },
    { path: '/terms', markets: null, language: null, changedAt: early },
    { path: '/landing/welcome', markets: ['FI', 'NO'], language: null, changedAt: null },
    { path: '/online-casino/slots', markets: null, language: null, changedAt: early, pageCount: 2.1 },
    { path: '/signup/callback', onlyMarkets: ['FI'], markets: null, language: null, changedAt: late },
  ],
};
const index = buildPageIndex(answer);
const listed = (code: Parameters<typeof siteLocale>[0]) => index.listed(siteLocale(code)).map(({ path }) => path);
const codesOf = (path: string) => index.localesOf(path).map(({ locale }) => locale);

test('CNT-24 lists what a visitor sees, without error pages and aliases', () => {
  expect(listed('fi-FI').sort()).toEqual([
    '',
    '/contact',
    '/jackpots',
    '/landing/welcome',
    '/live-casino-online',
    '/online-casino',
    '/online-casino/slots',
    '/promotions',
    '/promotions/casino',
    '/promotions/casino/for-all',
    '/promotions/casino/tag/weekly',
    '/sportsbook',
    '/sportsbook/live-betting',
    '/terms',
    '/tournaments',
  ]);
});

test('CNT-24 SPB-04 pages of sports are listed in every open locale that shows sports to visitors', () => {
  const sports = [{ path: '/sportsbook/football', changedAt: late }];
  const more = buildPageIndex({ ...answer, playersOnly: [{ market: 'CA', sections: ['sports'] }] }, sports);
  expect(more.localesOf('/sportsbook/football').map(({ locale }) => locale)).toEqual(['en-UN', 'fi-FI', 'en-FI']);
  expect(more.listed(siteLocale('fi-FI'))).toContainEqual(sports[0]);
});

test('CNT-24 a page has changed when a part of it has, where that part is placed', () => {
  const dates = [
    { path: '/online-casino', markets: null, language: null, changedAt: early },
    { path: '/online-casino', markets: ['FI'], language: 'fi', changedAt: late },
    { path: '/terms', markets: ['FI'], language: null, changedAt: late },
    { path: '/landing/welcome', markets: ['NO'], language: null, changedAt: late },
    { path: '/none', markets: null, language: null, changedAt: late },
  ];
  const dated = buildPageIndex(answer, [], dates);
  const changes = (code: Parameters<typeof siteLocale>[0]) =>
    Object.fromEntries(dated.listed(siteLocale(code)).map(({ path, changedAt }) => [path, changedAt]));
  expect(changes('fi-FI')).toMatchObject({ '/online-casino': late, '/terms': late, '/landing/welcome': undefined });
  expect(changes('en-UN')).toMatchObject({ '/online-casino': early, '/terms': early });
  expect(changes('fi-FI')).not.toHaveProperty('/none');
});

test('CNT-24 lists only the locales that have the page', () => {
  expect(codesOf('/landing/welcome')).toEqual(['fi-FI', 'en-FI']);
  expect(codesOf('/landing/none')).toEqual([]);
});

test('CNT-24 a page with noindex exists and is not listed', () => {
  expect(codesOf('/terms')).toEqual(['en-UN', 'fi-FI', 'en-FI', 'en-CA']);
  expect(codesOf('')).toEqual(['en-UN', 'fi-FI', 'en-FI']);
  expect(index.has(siteLocale('fr-CA'), 'visitor', '/terms')).toBe(true);
});

test('DEC-LOC-3 a disabled market lists nothing', () => {
  expect(index.listed(siteLocale('no-NO'))).toEqual([]);
  expect(codesOf('/promotions')).not.toContain('no-NO');
});

test('of two promotions with one slug the exact language is listed, and both have a page for who sees them', () => {
  const locale = siteLocale('fr-CA');
  expect(listed('fr-CA')).toContain('/promotions/casino/bilingual');
  expect(listed('fr-CA')).not.toContain('/promotions/live/bilingual');
  expect(index.has(locale, 'visitor', '/promotions/live/bilingual')).toBe(true);
  const twins = [
    { ...promotion, slug: 'twin', markets: ['CA'], language: 'caf', authorized: 'authorized', changedAt: late },
    { ...promotion, slug: 'twin', markets: ['CA'], language: 'fr', tags: ['for-visitors'], changedAt: early },
  ];
  const both = buildPageIndex({ ...answer, promotions: twins });
  for (const audience of ['visitor', 'd0'] as const) expect(both.has(locale, audience, '/promotions/casino/twin')).toBe(true);
  expect(both.has(locale, 'visitor', '/promotions/casino/tag/for-visitors')).toBe(true);
  expect(both.has(locale, 'd0', '/promotions/casino/tag/for-visitors')).toBe(false);
});

test('a page changed when the newest document that a visitor sees on it changed', () => {
  const changed = new Map(index.listed(siteLocale('fi-FI')).map(({ path, changedAt }) => [path, changedAt]));
  expect(changed.get('')).toBe(late);
  expect(changed.get('/promotions')).toBe(early);
  expect(changed.get('/landing/welcome')).toBeUndefined();
});

test('CNT-24 an unfinished document has no page, and leaves those of the others', () => {
  const unfinished = buildPageIndex({
    ...answer,
    categories: ['casino', null],
    promotions: [
      ...answer.promotions,
      { ...promotion, slug: 'without-category', category: null },
      { ...promotion, slug: null },
      { ...promotion, slug: 'with-tag', tags: [null] },
    ],
    pages: [
      ...answer.pages,
      { path: null, markets: null, language: null },
      { path: '/landing/\ud800', markets: null, language: null },
    ],
  });
  const added = unfinished.listed(siteLocale('fi-FI')).filter(({ path }) => !listed('fi-FI').includes(path));
  expect(added.map(({ path }) => path)).toEqual(['/promotions/casino/with-tag']);
});

test('the query of one page has only the parts that it depends on', () => {
  expect(pageIndexTypes('/privacy')).toEqual(['market', 'language', 'seoText', 'staticPage']);
  expect(pageIndexTypes('')).toEqual(['market', 'language', 'seoText', 'homePage']);
  expect(pageIndexTypes('/promotions/casino')).toContain('promotion');
  expect(pageIndexGroq('/terms')).not.toContain('"promotion"');
  expect(pageIndexTypes()).toEqual(
    expect.arrayContaining(['homePage', 'landingPage', 'promoLanding', 'staticPage', 'promotion']),
  );
});

test('rejects an answer of another shape', () => {
  for (const wrong of [null, [], {}, { ...answer, noindex: undefined }]) expect(() => buildPageIndex(wrong)).toThrow();
});

test('RTE-17 a page about one market exists in every locale and is listed in its own', () => {
  const index = buildPageIndex({
    markets: ['UN', 'FI'],
    noindex: [],
    categories: [],
    promotions: [],
    pages: [{ path: '/payment-methods/fi-en', markets: ['FI'], language: 'en', isInEveryLocale: true }],
  });
  expect(index.has(siteLocale('en-UN'), 'visitor', '/payment-methods/fi-en')).toBe(true);
  expect(index.has(siteLocale('fi-FI'), 'd1', '/payment-methods/fi-en')).toBe(true);
  expect(index.has(siteLocale('en-UN'), 'visitor', '/payment-methods/xx-yy')).toBe(false);
  expect(index.localesOf('/payment-methods/fi-en').map(({ locale }) => locale)).toEqual(['en-FI']);
});

test('RTE-02 the return page of the bank exists in markets with pay-and-play and is not listed', () => {
  expect(index.has(siteLocale('fi-FI'), 'visitor', '/signup/callback')).toBe(true);
  expect(index.has(siteLocale('fi-FI'), 'd1', '/signup/callback')).toBe(true);
  expect(index.has(siteLocale('en-CA'), 'visitor', '/signup/callback')).toBe(false);
  expect(codesOf('/signup/callback')).toEqual([]);
  expect(pageIndexGroq('/signup/callback')).toContain('pnpEnabled == true');
});

test('LOB-14 a category has as many pages as its games fill, of which the first is listed', () => {
  const has = (path: string) => index.has(siteLocale('fi-FI'), 'visitor', path);
  expect(['/online-casino/slots', '/online-casino/slots/2', '/online-casino/slots/3'].map(has)).toEqual([true, true, true]);
  expect(['/online-casino/slots/1', '/online-casino/slots/4', '/online-casino/slots/02'].map(has)).toEqual([false, false, false]);
  expect(codesOf('/online-casino/slots')).toContain('fi-FI');
  expect(codesOf('/online-casino/slots/2')).toEqual([]);
});

test('LOB-14 a numbered page is queried by its category', () => {
  expect(pageIndexParams('/online-casino/slots/2')).toEqual({ path: '/online-casino/slots', last: '2' });
  expect(pageIndexTypes('/online-casino/slots/2')).toEqual(expect.arrayContaining(['gameCategory', 'casinoSettings']));
});

test.each([
  [null, 2],
  [{ desktop: { cols: 4, rows: 10 }, mobile: { cols: 1, rows: 60 } }, 2],
  [{ desktop: { cols: 12, rows: 60 } }, 120 / 720],
  [{ desktop: { cols: 40, rows: 2 }, mobile: { cols: 3, rows: 0 } }, 4],
  [{ desktop: { cols: 1, rows: 61 } }, 2],
])('LOB-14 with the grid %j 120 games are %d pages, as the pages themselves count them', async (allGamesGrid, pageCount) => {
  const games = Array.from({ length: 120 }, (_, at) => ({ _ref: `game-${at}` }));
  const dataset = [
    { _id: 'settings', _type: 'casinoSettings', allGamesGrid, categories: [{ _ref: 'slots' }] },
    { _id: 'slots', _type: 'gameCategory', slug: { current: 'slots' }, games },
  ];
  const path = '/online-casino/slots';
  const params = pageIndexParams(path);
  const value = await evaluate(parse(pageIndexGroq(path), { params }), { dataset, params });
  expect((await value.get()).pages).toMatchObject([{ path, pageCount }]);
});
