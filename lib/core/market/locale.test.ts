import { isTimeZone } from '#lib/core/time/zone.ts';
import {
  catalogLanguageOf,
  defaultLocale,
  homeMarket,
  languageAlias,
  marketLocales,
  matchCatalogLanguage,
  parseLocale,
  resolveFirstSegment,
  routableLocales,
} from './locale.ts';
import {
  type CatalogLanguage,
  defaults,
  hreflangOf,
  type LanguageTag,
  languageCode,
  type None,
  type SameHreflang,
  siteLocales,
} from './markets.ts';

function resolved(pathname: string, openLocales?: ReadonlySet<string>): string {
  const { kind, locale, rest } = resolveFirstSegment(pathname, openLocales);
  return `${kind} /${locale.locale}${rest}`;
}

describe('the first path segment', () => {
  test.each(siteLocales.map(({ locale }) => locale))('MKT-01 serves everything under /%s', (locale) => {
    expect(resolved(`/${locale}`)).toBe(`ok /${locale}`);
    expect(resolved(`/${locale}/promotions/casino`)).toBe(`ok /${locale}/promotions/casino`);
  });

  test.each(['/', '', '/abc', '/abc/promotions', '/vip', '//evil.example'])(
    'MKT-02 reads %p, shorter than five characters, as en-UN and drops the rest',
    (path) => expect(resolved(path)).toBe('redirect /en-UN'),
  );

  test.each([
    ['/xx-YY/promotions', '/en-UN/promotions'],
    ['/promotions', '/en-UN/promotions'],
    ['/promotions/live', '/en-UN/promotions/live'],
    ['/constructor', '/en-UN/constructor'],
    ['/fi-FIN/terms', '/en-UN/fi-FIN/terms'],
  ])('MKT-03 sends %s to %s', (path, target) => expect(resolved(path)).toBe(`redirect ${target}`));

  test.each([
    ['/de-FI/terms', '/fi-FI/terms'],
    ['/fr-FI', '/fi-FI'],
    ['/de-CA/terms', '/en-CA/terms'],
    ['/en-AT', '/de-AT'],
    ['/es-CL/x', '/cl-CL/x'],
    ['/en-IN', '/inen-IN'],
    ['/br-BR/terms', '/pt-BR/terms'],
    ['/caf-CA', '/fr-CA'],
  ])('MKT-05 replaces a language that is not the market’s: %s → %s', (path, target) =>
    expect(resolved(path)).toBe(`redirect ${target}`),
  );

  test.each([
    ['/fi-fi/terms', '/fi-FI/terms'],
    ['/EN-un', '/en-UN'],
    ['/FR-ca', '/fr-CA'],
  ])('writes %s in its canonical form %s', (path, target) => expect(resolved(path)).toBe(`redirect ${target}`));

  test('MKT-09 sends disabled Japan to the default locale', () => {
    expect(resolved('/ja-JP/promotions')).toBe('redirect /en-UN/promotions');
    expect(parseLocale('ja-JP')).toBeUndefined();
  });

  test.each(['SE', 'GB', 'PH', 'PT', 'TR', 'PL', 'ZA', 'FR', 'BM'])('MKT-10 does not route the dormant market %s', (market) => {
    expect(resolved(`/en-${market}/terms`)).toBe('redirect /en-UN/terms');
    expect(marketLocales(market)).toEqual([]);
  });

  test('DEC-LOC-3 stops routing a market that the content service switched off, never UN', () => {
    const active = new Set(['fi-FI', 'en-FI']);
    expect(resolved('/no-NO/terms', active)).toBe('redirect /en-UN/terms');
    expect(resolved('/en-FI/terms', active)).toBe('ok /en-FI/terms');
    expect(routableLocales(active).map(({ locale }) => locale)).toEqual(['en-UN', 'fi-FI', 'en-FI']);
    expect(routableLocales()).toBe(siteLocales);
  });
});

describe('languages', () => {
  test.each([
    ['UN', ['en']],
    ['FI', ['fi', 'en']],
    ['NO', ['no', 'en']],
    ['CA', ['en', 'fr']],
    ['AT', ['de']],
    ['CL', ['cl']],
    ['PE', ['pe']],
    ['BR', ['pt']],
    ['NZ', ['nz']],
    ['IN', ['inen']],
  ])('MKT-04 market %s has the languages %p', (market, languages) =>
    expect(marketLocales(market).map(({ language }) => language)).toEqual(languages),
  );

  test.each([
    ['UN', 'en'],
    ['FI', 'fi'],
    ['CA', 'en'],
    ['IN', 'inen'],
    ['NO', 'no'],
    ['AT', 'de'],
    ['CL', 'cl'],
    ['PE', 'pe'],
    ['BR', 'pt'],
    ['NZ', 'nz'],
  ])('MKT-06 market %s defaults to %s', (market, language) => expect(defaultLocale(market)).toMatchObject({ market, language }));

  test.each([
    [{ acceptLanguage: 'fr-CA,fr;q=0.9,en;q=0.8' }, 'fr-CA'],
    [{ acceptLanguage: 'en;q=0.7, fr' }, 'fr-CA'],
    [{ acceptLanguage: 'en-CA,fr;q=0.9' }, 'en-CA'],
    [{ acceptLanguage: 'fry' }, 'en-CA'],
    [{ region: 'QC', acceptLanguage: 'en' }, 'fr-CA'],
    [{ region: 'AB' }, 'en-CA'],
    [{}, 'en-CA'],
  ])('MKT-07 Canada for %j is %s', (visitor, locale) => expect(defaultLocale('CA', visitor).locale).toBe(locale));

  test('MKT-07 only Canada turns French', () => {
    expect(defaultLocale('FI', { region: 'QC', acceptLanguage: 'fr' }).locale).toBe('fi-FI');
    expect(defaultLocale('JP').locale).toBe('en-UN');
  });

  test('MKT-08 maps Quebec to Canadian French', () => {
    expect(defaultLocale('CA', { region: 'QC' }).contentLanguage).toBe('caf');
    expect(defaultLocale('CA', { region: 'AB' }).contentLanguage).toBe('ca');
  });

  test.each([
    ['cl', 'es'],
    ['pe', 'es'],
    ['inen', 'en'],
    ['caf', 'fr'],
    ['ca', 'en'],
    ['nz', 'en'],
    ['br', 'pt'],
    ['fi', 'fi'],
  ])('MKT-12 %s takes texts from %s', (language, alias) => expect(languageAlias(language)).toBe(alias));

  test.each([
    ['inen-IN', 'en'],
    ['nz-NZ', 'en'],
    ['en-CA', 'en'],
    ['fr-CA', 'fr'],
    ['fi-FI', 'fi'],
    ['cl-CL', 'cl'],
  ])('MKT-33 the platform knows the language of %s as %s', (locale, sent) => expect(parseLocale(locale)?.apiLanguage).toBe(sent));

  test.each([
    ['cl', 'es'],
    ['pl', 'en'],
    ['fi', 'fi'],
    ['constructor', undefined],
  ])('MKT-12 the language %s has the catalog %s', (language, catalog) => expect(catalogLanguageOf(language)).toBe(catalog));

  test.each([
    ['nb', 'no'],
    ['nn-NO', 'no'],
    ['pt_BR', 'pt'],
    ['cl-CL', 'es'],
    ['DE', 'de'],
    ['qaa', undefined],
  ])('the tag %s is answered with the catalog %s', (tag, catalog) => expect(matchCatalogLanguage(tag)).toBe(catalog));

  test('the compiler refuses a language tag as a catalog language, and the other way round', () => {
    const [{ tag, catalogLanguage }] = siteLocales;
    const load = (language: CatalogLanguage) => language;
    const format = (language: LanguageTag) => language;
    // @ts-expect-error A language tag is not a catalog name.
    load(tag);
    // @ts-expect-error A catalog name is not a language tag.
    format(catalogLanguage);
    expect([load(catalogLanguage), format(tag)]).toEqual(['en', 'en']);
  });
});

test.each([
  ['FI', 'FI'],
  ['DE', 'AT'],
  ['FR', 'UN'],
  ['JP', 'UN'],
  ['UN', 'UN'],
  ['', 'UN'],
])('DEC-X-12 a player from %s belongs to %s', (country, market) => expect(homeMarket(country)).toBe(market));

describe('the table of locales', () => {
  test('MKT-24 defaults to market UN, locale en-UN, English, euro, sign-up from Finland', () => {
    expect(defaults).toEqual({ market: 'UN', locale: 'en-UN', language: 'en', currency: 'EUR', signupCountry: 'FI' });
    expect(parseLocale(defaults.locale)).toMatchObject({ market: 'UN', language: 'en', currency: 'EUR' });
  });

  test.each([
    ['BR', 'BRL'],
    ['CA', 'CAD'],
    ['CL', 'CLP'],
    ['FI', 'EUR'],
    ['IN', 'INR'],
    ['NZ', 'NZD'],
    ['NO', 'NOK'],
    ['PE', 'PEN'],
  ])('MKT-16 guests of %s see %s', (market, currency) =>
    expect(new Set(marketLocales(market).map((entry) => entry.currency))).toEqual(new Set([currency])),
  );

  test('agrees with the rules it spells out', () => {
    for (const entry of siteLocales) {
      expect(entry.locale).toBe(`${entry.language}-${entry.market}`);
      expect(Intl.getCanonicalLocales(entry.tag)).toEqual([entry.tag]);
      expect(isTimeZone(entry.timeZone)).toBe(true);
    }
    expect(new Set(siteLocales.map(({ hreflang }) => hreflang)).size).toBe(siteLocales.length);
  });
});

test('CNT-24 two markets with one language have alternates of their own, and a market cannot have one twice', () => {
  expect([hreflangOf('fi-FI', 'FI'), hreflangOf('fi-FI', 'EE'), hreflangOf('en', 'EE'), hreflangOf('en', 'UN')]).toEqual([
    'fi-FI',
    'fi-EE',
    'en-EE',
    'en',
  ]);
  type Distinct = None<SameHreflang<{ en: 'ca'; fr: 'caf' }>>;
  // @ts-expect-error both would be `en-XX`
  type Same = None<SameHreflang<{ en: 'en'; nz: 'nz' }>>;
  const none: readonly (Distinct | Same)[] = [];
  expect(none).toEqual([]);
});

test.each([
  ['en', 'NL', 'en-LL'],
  ['fr', 'FR', 'fr-LL'],
  ['de', 'DE', 'de-JJ'],
  ['fi', 'FI', 'fi-FI'],
])('MKT-13 the language code of %s in %s is %s', (language, market, code) => expect(languageCode(language, market)).toBe(code));

test('MKT-13 MKT-33 other services get a language that they know, never the code of an URL', () => {
  const codes = Object.fromEntries(siteLocales.map((locale) => [locale.locale, locale.languageCode]));
  expect(codes).toMatchObject({ 'inen-IN': 'en-IN', 'nz-NZ': 'en-NZ', 'fr-CA': 'fr-CA', 'cl-CL': 'cl-CL', 'en-UN': 'en-UN' });
});
