import { ownValue } from '#lib/core/own-value.ts';

/** Markets and languages (DEC-LOC-3). Data only: this file runs on the edge and in the browser and imports nothing. */

declare const kind: unique symbol;
/** A catalog of `messages/`: `no`. TypeScript rejects a `LanguageTag` here. */
export type CatalogLanguage = string & { readonly [kind]?: 'catalog' };
/** BCP 47, for `lang`, `hreflang` and `Intl`: `nb-NO`. TypeScript rejects a `CatalogLanguage` here. */
export type LanguageTag = string & { readonly [kind]?: 'tag' };

export interface LanguageRecord {
  /** BCP 47 (DEC-LOC-5). */
  readonly tag: string;
  /** MKT-12: the main language of a dialect, whose texts and catalog it uses. */
  readonly main?: string;
  /** The language whose catalog it uses until it has its own. */
  readonly catalog?: string;
  /** MKT-33, DEC-LOC-6: the platform's code, if it differs. */
  readonly apiLanguage?: string;
  /** Other primary subtags that browsers send for it. */
  readonly otherTags?: readonly string[];
}

/** Every language of content (MKT-11). One without `main` and `catalog` has a catalog in `messages/`. */
export const languageRecords = {
  en: { tag: 'en' },
  fi: { tag: 'fi-FI' },
  no: { tag: 'nb-NO', otherTags: ['nn'] },
  de: { tag: 'de-AT' },
  caf: { tag: 'fr-CA', main: 'fr', apiLanguage: 'fr' },
  ca: { tag: 'en-CA', main: 'en', apiLanguage: 'en' },
  nz: { tag: 'en-NZ', main: 'en', apiLanguage: 'en' },
  fr: { tag: 'fr' },
  inen: { tag: 'en-IN', main: 'en', apiLanguage: 'en' },
  cl: { tag: 'es-CL', main: 'es' },
  pe: { tag: 'es-PE', main: 'es' },
  pt: { tag: 'pt-BR' },
  br: { tag: 'pt-BR', main: 'pt' },
  ja: { tag: 'ja-JP' },
  tl: { tag: 'fil-PH', catalog: 'en' },
  tr: { tag: 'tr-TR', catalog: 'en' },
  pl: { tag: 'pl-PL', catalog: 'en' },
  es: { tag: 'es' },
} as const satisfies Readonly<Record<string, LanguageRecord>>;

type Languages = typeof languageRecords;
export type ContentLanguage = keyof Languages;
export type CatalogCode = {
  [Code in ContentLanguage]: Languages[Code] extends { readonly main: string } | { readonly catalog: string } ? never : Code;
}[ContentLanguage];

export interface MarketRecord {
  /** ISO 4217, shown to guests. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
  /** Each language of its URLs and the content language behind it; the first is the market's default (MKT-06). */
  readonly languages: Readonly<Record<string, ContentLanguage>>;
  /** Further countries whose players and visitors are its own (ISO 3166). */
  readonly otherCountries?: readonly string[];
  /** MKT-07: the URL language of a region (ISO 3166-2 without the country). */
  readonly languageOfRegion?: Readonly<Record<string, string>>;
  /** MKT-07: URL languages for visitors whose browser asks for them first. */
  readonly browserLanguages?: readonly string[];
  /** MKT-21: the euro sign follows the amount, after a space. */
  readonly isEuroAfter?: true;
  /** DEC-MISC-12: the law asks for cookies to be chosen actively, so the switches start off; elsewhere on. */
  readonly consentDefaults?: 'off';
}

/** Every routable market; the first is the international one, which is not a country. */
export const marketRecords = {
  UN: { currency: 'EUR', timeZone: 'UTC', languages: { en: 'en' } },
  FI: {
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
    languages: { fi: 'fi', en: 'en' },
    isEuroAfter: true,
    consentDefaults: 'off',
  },
  NO: { currency: 'NOK', timeZone: 'Europe/Oslo', languages: { no: 'no', en: 'en' }, consentDefaults: 'off' },
  CA: {
    currency: 'CAD',
    timeZone: 'America/Toronto',
    languages: { en: 'ca', fr: 'caf' },
    languageOfRegion: { QC: 'fr' },
    browserLanguages: ['fr'],
    consentDefaults: 'off',
  },
  AT: {
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
    languages: { de: 'de' },
    otherCountries: ['DE'],
    isEuroAfter: true,
    consentDefaults: 'off',
  },
  CL: { currency: 'CLP', timeZone: 'America/Santiago', languages: { cl: 'cl' } },
  PE: { currency: 'PEN', timeZone: 'America/Lima', languages: { pe: 'pe' } },
  BR: { currency: 'BRL', timeZone: 'America/Sao_Paulo', languages: { pt: 'pt' }, consentDefaults: 'off' },
  NZ: { currency: 'NZD', timeZone: 'Pacific/Auckland', languages: { nz: 'nz' } },
  IN: { currency: 'INR', timeZone: 'Asia/Kolkata', languages: { inen: 'inen' } },
} as const satisfies Readonly<Record<string, MarketRecord>>;

type Markets = typeof marketRecords;
type MainSubtag<Tag extends string> = Tag extends `${infer Subtag}-${string}` ? Subtag : Tag;
type SubtagOf<Code extends ContentLanguage> = Code extends ContentLanguage ? MainSubtag<Languages[Code]['tag']> : never;

/** The URL languages of a market whose pages would have the `hreflang` of another language of it. */
export type SameHreflang<Urls extends Readonly<Record<string, ContentLanguage>>> = {
  [Url in keyof Urls]: SubtagOf<Urls[Url]> extends SubtagOf<Urls[Exclude<keyof Urls, Url>]> ? Url : never;
}[keyof Urls];
/** Does not compile for anything but `never`. */
export type None<Found extends never> = Found;

export type MarketCode =
  | keyof Markets
  | None<{ [Code in keyof Markets]: SameHreflang<Markets[Code]['languages']> }[keyof Markets]>;
export type LocaleCode = { [Code in MarketCode]: `${keyof Markets[Code]['languages'] & string}-${Code}` }[MarketCode];

export interface SiteLocale {
  /** First path segment, canonical spelling: `fr-CA`. */
  readonly locale: LocaleCode;
  readonly language: string;
  readonly market: MarketCode;
  /** For `<html lang>`, next-intl and Intl (DEC-LOC-5). */
  readonly tag: LanguageTag;
  /** Distinct per locale: the language in the market, `fi-EE`, and of the international market the language alone. */
  readonly hreflang: LanguageTag;
  /** Language of content queries (DEC-LOC-6). */
  readonly contentLanguage: ContentLanguage;
  /** Language sent to the platform (MKT-33). */
  readonly apiLanguage: string;
  /** MKT-13: language and market as other services take them, e.g. `en-IN`; not a locale of the site. */
  readonly languageCode: string;
  readonly catalogLanguage: CatalogLanguage;
  /** ISO 4217, shown to guests. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** MKT-24: fallback values. */
export const defaults = {
  market: 'UN',
  locale: 'en-UN',
  language: 'en',
  currency: 'EUR',
  signupCountry: 'FI',
} as const satisfies { market: MarketCode; locale: LocaleCode } & Record<string, string>;

/** MKT-13: the custom markets that other services know some countries by. */
const marketVariants: Readonly<Record<string, string>> = { NL: 'LL', FR: 'LL', DE: 'JJ' };

/** MKT-13: `{language}-{variant}`; the variant is the market's code, except for three countries. */
export function languageCode(language: string, market: string): string {
  return `${language}-${ownValue(marketVariants, market) ?? market}`;
}

/** `fi-EE` for the Finnish of `fi-FI` in Estonia: two markets with one language have alternates of their own. */
export function hreflangOf(tag: string, market: string): LanguageTag {
  const language = tag.replace(/-[A-Z]{2}$/, '');
  return market === defaults.market ? language : `${language}-${market}`;
}

function createLocale(market: MarketCode, language: string, contentLanguage: ContentLanguage): SiteLocale {
  const { tag, main, catalog, apiLanguage }: LanguageRecord = languageRecords[contentLanguage];
  const { currency, timeZone } = marketRecords[market];
  return {
    locale: `${language}-${market}` as LocaleCode,
    language,
    market,
    tag: tag as LanguageTag,
    hreflang: hreflangOf(tag, market),
    contentLanguage,
    apiLanguage: apiLanguage ?? contentLanguage,
    languageCode: languageCode(apiLanguage ?? contentLanguage, market),
    catalogLanguage: (main ?? catalog ?? contentLanguage) as CatalogLanguage,
    currency,
    timeZone,
  };
}

/** Every routable locale, the default one first; a market's first entry is its first language. */
export const siteLocales = (Object.entries(marketRecords) as [MarketCode, MarketRecord][]).flatMap(([market, { languages }]) =>
  Object.entries(languages).map(([language, content]) => createLocale(market, language, content)),
) as readonly SiteLocale[] as readonly [SiteLocale, ...SiteLocale[]];
