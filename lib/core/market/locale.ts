import { ownValue } from '#lib/core/own-value.ts';
import {
  type CatalogCode,
  type CatalogLanguage,
  defaults,
  type LanguageRecord,
  type LocaleCode,
  languageRecords,
  type MarketCode,
  type MarketRecord,
  marketRecords,
  type SiteLocale,
  siteLocales,
} from './markets.ts';

const localeShape = /^([a-z]{2,4})-([a-z]{2})$/i;
const byCode = new Map<string, SiteLocale>(siteLocales.map((entry) => [entry.locale, entry]));
const languageByCode = new Map<string, LanguageRecord>(Object.entries(languageRecords));
const marketByCode = new Map<string, MarketRecord>(Object.entries(marketRecords));

export const catalogCodes = [...languageByCode].flatMap(([code, { main, catalog }]) =>
  main || catalog ? [] : [code as CatalogCode],
);

/** How to handle the first path segment. `rest` starts with a slash or is empty; a redirect goes to `/{locale}{rest}`. */
export type FirstSegment =
  | { readonly kind: 'ok'; readonly locale: SiteLocale; readonly rest: string }
  | {
      readonly kind: 'redirect';
      readonly locale: SiteLocale;
      readonly rest: string;
      /** The market is open, but has no such language: `locale` is its first one, and the visitor may prefer another. */
      readonly isOtherLanguage?: true;
    };

/** The locale of an exact, canonically spelled code; undefined for anything else. */
export function parseLocale(code: string): SiteLocale | undefined {
  return byCode.get(code);
}

/** The locale of a code known at compile time. */
export function siteLocale(code: LocaleCode): SiteLocale {
  return byCode.get(code) ?? siteLocales[0];
}

/** The locales of a market, first language first; empty for a market without routes. */
export function marketLocales(market: string): readonly SiteLocale[] {
  return siteLocales.filter((entry) => entry.market === market);
}

/** DEC-X-12: the market of a player from a country (ISO 3166), independent of the page's market. */
export function homeMarket(country: string): MarketCode {
  const serves = (market: string) => market === country || marketByCode.get(market)?.otherCountries?.includes(country);
  return siteLocales.find(({ market }) => serves(market))?.market ?? defaults.market;
}

/** DEC-LOC-3: the site's locales that the content service has open, by code; all of them if that is unknown. `en-UN` is always included. */
export function routableLocales(openLocales?: ReadonlySet<string>): readonly SiteLocale[] {
  if (!openLocales) return siteLocales;
  return siteLocales.filter(({ locale }) => locale === defaults.locale || openLocales.has(locale));
}

/** DEC-LOC-1 and -2: the locale of a path, and whether a redirect must correct its spelling. */
export function resolveFirstSegment(pathname: string, openLocales?: ReadonlySet<string>): FirstSegment {
  const segment = firstOf(pathname);
  const rest = pathname.slice(segment.length + 1);
  const fallback = siteLocale(defaults.locale);
  if (segment.length < 5) return { kind: 'redirect', locale: fallback, rest: '' };

  const shape = localeShape.exec(segment);
  if (!shape?.[1] || !shape[2]) return { kind: 'redirect', locale: fallback, rest: pathname };

  const language = shape[1].toLowerCase();
  const market = shape[2].toUpperCase();
  const offered = routableLocales(openLocales).filter((entry) => entry.market === market);
  const requested = offered.find((entry) => entry.language === language);
  if (requested?.locale === segment) return { kind: 'ok', locale: requested, rest };
  const meant = requested ?? offered.find((entry) => entry.contentLanguage === language);
  if (meant) return { kind: 'redirect', locale: meant, rest };
  return offered[0]
    ? { kind: 'redirect', locale: offered[0], rest, isOtherLanguage: true }
    : { kind: 'redirect', locale: fallback, rest };
}

function firstOf(pathname: string): string {
  return pathname.split('/', 2)[1] ?? '';
}

/** MKT-12: the main language of a dialect; any other language is its own. */
export function languageAlias(language: string): string {
  return languageByCode.get(language)?.main ?? language;
}

/** MKT-12: the catalog of a content language, such as `es` for `cl`; undefined for an unknown language. */
export function catalogLanguageOf(language: string): CatalogLanguage | undefined {
  const record = languageByCode.get(language);
  return record && ((record.main ?? record.catalog ?? language) as CatalogLanguage);
}

/** The catalog for what a browser or the site sends as language: `nb`, `pt-BR`, `cl`, `fr-CA`; undefined where there is none. */
export function matchCatalogLanguage(tag: string): CatalogLanguage | undefined {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const known = languageByCode.has(primary)
    ? primary
    : [...languageByCode].find(
        ([, { tag: own, otherTags }]) => own.split('-')[0] === primary || otherTags?.includes(primary),
      )?.[0];
  return known === undefined ? undefined : catalogLanguageOf(known);
}

/**
 * MKT-06 to MKT-08: the locale of a market for a visitor whose URL names none of its languages, by the region (`QC`) or the
 * first language of the browser (`acceptLanguage`, the raw header); the default locale for a market without routes.
 */
export function defaultLocale(
  market: string,
  visitor: { region?: string; acceptLanguage?: string } = {},
  openLocales?: ReadonlySet<string>,
): SiteLocale {
  const { languageOfRegion, browserLanguages } = marketByCode.get(market) ?? {};
  const preferred = firstLanguage(visitor.acceptLanguage);
  const language = ownValue(languageOfRegion, visitor.region) ?? browserLanguages?.find((code) => code === preferred);
  const offered = routableLocales(openLocales).filter((entry) => entry.market === market);
  return offered.find((entry) => entry.language === language) ?? offered[0] ?? siteLocale(defaults.locale);
}

/** The primary subtag of the language that the header ranks first. A locale matcher would use the other languages too, which MKT-07 does not. */
function firstLanguage(header = ''): string {
  const ranked = header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, index, weight: quality ? Number(quality) : 1 };
    })
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  return ranked[0]?.tag.split('-')[0] ?? '';
}
