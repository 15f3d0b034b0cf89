import { languageRecords, siteLocales } from '#lib/core/market/markets.ts';
import { buildSeed } from '#sandbox/data/seed.ts';
import { marketTable } from '#sandbox/data/tables/market-table.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { byId, documents, find, imageBase, marketLocaleOf, ofType, refsOf, walk } from '../../tests/fixtures/seed.ts';

function isJson(value: unknown): boolean {
  if (typeof value === 'object')
    return value === null || Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}

test('gives the same documents for the same day', () => {
  const earlier = buildSeed(new Date('2026-11-20T00:00:00Z'), imageBase).documents;
  expect(JSON.stringify(earlier) === JSON.stringify(documents)).toBe(true);
});

test('moves dates with the day', () => {
  const later = buildSeed(new Date('2026-11-21T00:00:00Z'), imageBase).documents;
  const startsAt = (list: readonly ContentDocument[]) => list.find(({ _id }) => _id === 'banner-future-fi-fi')?.startsAt;
  expect(startsAt(documents)).toBe('2026-12-04T00:00:00.000Z');
  expect(startsAt(later)).toBe('2026-12-05T00:00:00.000Z');
});

test('contains only JSON values', () => {
  const lost = documents.flatMap((document) =>
    walk(document).flatMap(([path, value]) => (isJson(value) ? [] : [`${document._id}${path}`])),
  );
  expect(lost).toEqual([]);
});

test('has unique ids that are readable without a token', () => {
  expect(byId.size).toBe(documents.length);
  for (const { _id } of documents) expect(_id).toMatch(/^[a-zA-Z0-9-]+$/);
});

test('references only existing documents', () => {
  const dangling = documents.flatMap((document) => refsOf(document).filter((id) => !byId.has(id)));
  expect(dangling).toEqual([]);
  expect(documents.flatMap(refsOf).length).toBeGreaterThan(2_000);
});

test('gives every object of an array a unique key', () => {
  const wrong: string[] = [];
  for (const document of documents)
    for (const [path, value] of walk(document)) {
      if (!Array.isArray(value) || !value.some((member) => typeof member === 'object')) continue;
      const keys = value.map((member: { _key?: unknown }) => member._key).filter((key) => typeof key === 'string' && key !== '');
      if (keys.length !== value.length || new Set(keys).size !== value.length) wrong.push(`${document._id}${path}`);
    }
  expect(wrong).toEqual([]);
});

test('contains no unreplaced token', () => {
  const left = documents.flatMap((document) =>
    walk(document).flatMap(([path, value]) =>
      typeof value === 'string' && /\{\w+\}/.test(value) ? [`${document._id}${path}`] : [],
    ),
  );
  expect(left).toEqual([]);
});

test('has the specified number of documents of each type', () => {
  const locales = siteLocales.length;
  const counts: Record<string, number> = {};
  for (const { _type } of documents) counts[_type] = (counts[_type] ?? 0) + 1;
  expect(counts).toMatchObject({
    language: Object.keys(languageRecords).length,
    market: marketTable.length,
    siteStatus: 1,
    paymentMethod: 13,
    licence: 4,
    regulationLogo: 5,
    promotionCategory: 4,
    promotionTag: 8,
    homePage: locales,
    banner: locales * (9 + 8),
    contentBox: locales * 3,
    promotion: locales * 12,
    landingPage: locales * 6,
    staticPage: locales * 8 + 4,
    signupBonusBlock: locales,
    footer: locales,
    seoText: locales * 20,
  });
  expect(counts).toMatchObject({
    promoLanding: locales * 6,
    registrationLanding: locales * 4,
    welcomeModal: locales,
    sidePanel: locales,
    registrationPage: locales,
    vipPage: locales,
    paymentMethodsPage: locales,
    infoPage: locales * 3,
    contactPage: locales,
    helpLines: locales,
    selfTest: locales,
    tournamentBox: locales * 2,
    sportsSettings: locales,
    pnpBanner: 2,
    liveChat: 1,
    termsVersion: 3,
    occupation: 25,
    eddSourceOfFund: 10,
  });
  expect(counts.country).toBeGreaterThanOrEqual(60);
});

test.each([
  'homePage',
  'footer',
  'signupBonusBlock',
  'welcomeModal',
  'sidePanel',
  'registrationPage',
  'vipPage',
  'paymentMethodsPage',
  'contactPage',
  'helpLines',
  'selfTest',
  'sportsSettings',
])('has one %s for each of the locales market-languages', (type) => {
  const marketLocales = ofType(type).map(marketLocaleOf);
  const expected = siteLocales.map(({ market, contentLanguage }) => `market-${market.toLowerCase()} language-${contentLanguage}`);
  expect(marketLocales.sort()).toEqual(expected.sort());
});

test.each([
  'promotion',
  'landingPage',
  'seoText',
  'promoLanding',
  'registrationLanding',
  'infoPage',
  'staticPage',
  'paymentMethodsPage',
])('has unique %s slugs in a market and language', (type) => {
  const slugs = ofType(type).map(
    (document) =>
      `${marketLocaleOf(document)} ${JSON.stringify(document.slug ?? document.id ?? document.path ?? document.pageId ?? document.route)}`,
  );
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('formats amounts in the currency of the market, without line breaks', () => {
  expect(find('promotion-welcome-package-fi-fi').teaser).toContain('100\u00a0€');
  expect(find('promotion-welcome-package-un-en').teaser).toContain('€100');
  expect(find('promotion-welcome-package-no-no').teaser).toContain('1,000\u00a0kr');
  expect(find('promotion-welcome-package-ca-ca').teaser).toContain('$150');
  expect(find('promotion-welcome-package-cl-cl').teaser).toContain('$100,000');
  expect(find('promotion-welcome-package-in-inen').teaser).toContain('₹9,000');
});

test('quotes the configured hours of a withdrawal’s review in the terms of every language', () => {
  const terms = buildSeed(new Date('2026-11-20T00:00:00Z'), imageBase, 37).documents.filter(
    ({ _type, pageId }) => _type === 'staticPage' && pageId === 'terms',
  );
  expect(terms).toHaveLength(siteLocales.length);
  expect(terms.filter(({ body }) => !/\b37\b/.test(JSON.stringify(body))).map(({ _id }) => _id)).toEqual([]);
});
