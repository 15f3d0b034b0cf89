import { defaults, type LocaleCode, type MarketCode, type SiteLocale, siteLocales } from './markets.ts';

const localeShape = /^([a-z]{2,4})-([a-z]{2})$/i;
const byCode = new Map<string, SiteLocale>(siteLocales.map((entry) => [entry.locale, entry]));
const exemptPrefixes = ['api', '_next', 'studio', 'locales'];
const publicFile = /^\/[\w.-]+\.(?:ico|txt|xml|png|svg|json|webmanifest)$/;

const aliases: Record<string, string> = { cl: 'es', pe: 'es', inen: 'en', caf: 'fr', ca: 'en', nz: 'en', br: 'pt' };
const apiLanguages: Record<string, string> = { inen: 'en', nz: 'en', ca: 'en', caf: 'fr' };
const customVariants: Record<string, string> = { NL: 'LL', FR: 'LL', DE: 'JJ' };
const dormantDefaults: Record<string, string> = { SE: 'en', JP: 'ja' };

/** What the first path segment asks for. `rest` starts with a slash or is empty; a redirect goes to `/{locale}{rest}`. */
export type FirstSegment =
  | { readonly kind: 'ok'; readonly locale: SiteLocale; readonly rest: string }
  | { readonly kind: 'redirect'; readonly locale: SiteLocale; readonly rest: string };

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

/** DEC-X-12: the market that a player of a country (ISO 3166) belongs to, whichever market's pages he reads. */
export function homeMarket(country: string): MarketCode {
  return siteLocales.find(({ market }) => market === country)?.market ?? defaults.market;
}

/** The locales the language switcher offers beside this one: same market, other languages. */
export function localeSiblings(code: string): readonly SiteLocale[] {
  const own = byCode.get(code);
  return own ? marketLocales(own.market).filter((entry) => entry !== own) : [];
}

/** DEC-LOC-3: the code constant ∩ the content service's active markets; without an answer, the constant alone. UN always stays. */
export function routableLocales(activeMarkets?: ReadonlySet<string>): readonly SiteLocale[] {
  if (!activeMarkets) return siteLocales;
  return siteLocales.filter((entry) => entry.market === defaults.market || activeMarkets.has(entry.market));
}

/** DEC-LOC-2: paths that live outside the locales: handlers, assets, the studio, catalogs and files at the root. */
export function isExemptPath(pathname: string): boolean {
  return exemptPrefixes.includes(firstOf(pathname)) || publicFile.test(pathname);
}

/** DEC-LOC-1 and -2: which locale a path asks for, and whether its spelling has to be corrected by a redirect. */
export function resolveFirstSegment(pathname: string, activeMarkets?: ReadonlySet<string>): FirstSegment {
  const segment = firstOf(pathname);
  const rest = pathname.slice(segment.length + 1);
  const fallback = siteLocale(defaults.locale);
  if (segment.length < 5) return { kind: 'redirect', locale: fallback, rest: '' };

  const shape = localeShape.exec(segment);
  if (!shape?.[1] || !shape[2]) return { kind: 'redirect', locale: fallback, rest: pathname };

  const language = shape[1].toLowerCase();
  const market = shape[2].toUpperCase();
  const offered = routableLocales(activeMarkets).filter((entry) => entry.market === market);
  const asked = offered.find((entry) => entry.language === language);
  if (asked?.locale === segment) return { kind: 'ok', locale: asked, rest };
  const meant = asked ?? offered.find((entry) => entry.contentLanguage === language) ?? offered[0] ?? fallback;
  return { kind: 'redirect', locale: meant, rest };
}

function firstOf(pathname: string): string {
  return pathname.split('/', 2)[1] ?? '';
}

/** MKT-13, DEC-LOC-4: `{language}-{variant}`; NL and FR are `LL`, DE is `JJ`, others their market. */
export function languageCode(language: string, market: string): string {
  return `${language}-${customVariants[market] ?? market}`;
}

/** MKT-12: the language that lends its texts to another; a language without alias is its own. */
export function languageAlias(language: string): string {
  return aliases[language] ?? language;
}

/** MKT-33, DEC-LOC-6: the code under which the backend knows a URL or content language. */
export function apiLanguage(language: string): string {
  return apiLanguages[language] ?? language;
}

/**
 * MKT-06 to MKT-08: the URL language of a market when none was asked for. Canada is French for a visitor from Quebec
 * (`region` `QC`) or with French as the browser's first language (`acceptLanguage`, the raw header).
 */
export function defaultLanguage(market: string, visitor: { region?: string; acceptLanguage?: string } = {}): string {
  if (market === 'CA' && (visitor.region === 'QC' || prefersFrench(visitor.acceptLanguage))) return 'fr';
  return marketLocales(market)[0]?.language ?? dormantDefaults[market] ?? defaults.language;
}

/** The locale of a market for a visitor; the default locale for a market without routes. */
export function defaultLocale(market: string, visitor: { region?: string; acceptLanguage?: string } = {}): SiteLocale {
  const language = defaultLanguage(market, visitor);
  return byCode.get(`${language}-${market}`) ?? siteLocale(defaults.locale);
}

/** MKT-08: the content language of a market's region, where it differs from the market's first. */
export function regionLanguage(market: MarketCode, region: string): string | undefined {
  return market === 'CA' && region === 'QC' ? 'caf' : undefined;
}

function prefersFrench(header = ''): boolean {
  const ranked = header
    .split(',')
    .map((part, index) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { tag, index, weight: quality ? Number(quality) : 1 };
    })
    .sort((one, other) => other.weight - one.weight || one.index - other.index);
  return /^fr(?:-|$)/.test(ranked[0]?.tag ?? '');
}
