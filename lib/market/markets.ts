/** One routable language-market pair (DEC-LOC-3). Pure data: this file runs on the edge and imports nothing. */
interface LocaleRecord {
  /** First path segment, canonical spelling: `fr-CA`. */
  readonly locale: string;
  /** Language part of the URL. */
  readonly language: string;
  readonly market: string;
  /** BCP 47 tag for `<html lang>`, next-intl and Intl (DEC-LOC-5). */
  readonly tag: string;
  /** BCP 47 tag for `hreflang`, distinct per locale. */
  readonly hreflang: string;
  /** Language of content queries (DEC-LOC-6). */
  readonly contentLanguage: string;
  /** Language sent to the backend (MKT-33). */
  readonly apiLanguage: string;
  /** Folder of the message catalog. */
  readonly catalogLanguage: string;
  /** Currency shown to guests, ISO 4217. */
  readonly currency: string;
  /** IANA name. */
  readonly timeZone: string;
}

/** Every routable locale; a market's first entry is its first language. */
export const siteLocales = [
  {
    locale: 'en-UN',
    language: 'en',
    market: 'UN',
    tag: 'en',
    hreflang: 'en',
    contentLanguage: 'en',
    apiLanguage: 'en',
    catalogLanguage: 'en',
    currency: 'EUR',
    timeZone: 'UTC',
  },
  {
    locale: 'fi-FI',
    language: 'fi',
    market: 'FI',
    tag: 'fi-FI',
    hreflang: 'fi-FI',
    contentLanguage: 'fi',
    apiLanguage: 'fi',
    catalogLanguage: 'fi',
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
  },
  {
    locale: 'en-FI',
    language: 'en',
    market: 'FI',
    tag: 'en',
    hreflang: 'en-FI',
    contentLanguage: 'en',
    apiLanguage: 'en',
    catalogLanguage: 'en',
    currency: 'EUR',
    timeZone: 'Europe/Helsinki',
  },
  {
    locale: 'no-NO',
    language: 'no',
    market: 'NO',
    tag: 'nb-NO',
    hreflang: 'nb-NO',
    contentLanguage: 'no',
    apiLanguage: 'no',
    catalogLanguage: 'no',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
  },
  {
    locale: 'en-NO',
    language: 'en',
    market: 'NO',
    tag: 'en',
    hreflang: 'en-NO',
    contentLanguage: 'en',
    apiLanguage: 'en',
    catalogLanguage: 'en',
    currency: 'NOK',
    timeZone: 'Europe/Oslo',
  },
  {
    locale: 'en-CA',
    language: 'en',
    market: 'CA',
    tag: 'en-CA',
    hreflang: 'en-CA',
    contentLanguage: 'ca',
    apiLanguage: 'en',
    catalogLanguage: 'en',
    currency: 'CAD',
    timeZone: 'America/Toronto',
  },
  {
    locale: 'fr-CA',
    language: 'fr',
    market: 'CA',
    tag: 'fr-CA',
    hreflang: 'fr-CA',
    contentLanguage: 'caf',
    apiLanguage: 'fr',
    catalogLanguage: 'fr',
    currency: 'CAD',
    timeZone: 'America/Toronto',
  },
  {
    locale: 'de-AT',
    language: 'de',
    market: 'AT',
    tag: 'de-AT',
    hreflang: 'de-AT',
    contentLanguage: 'de',
    apiLanguage: 'de',
    catalogLanguage: 'de',
    currency: 'EUR',
    timeZone: 'Europe/Vienna',
  },
  {
    locale: 'cl-CL',
    language: 'cl',
    market: 'CL',
    tag: 'es-CL',
    hreflang: 'es-CL',
    contentLanguage: 'cl',
    apiLanguage: 'cl',
    catalogLanguage: 'es',
    currency: 'CLP',
    timeZone: 'America/Santiago',
  },
  {
    locale: 'pe-PE',
    language: 'pe',
    market: 'PE',
    tag: 'es-PE',
    hreflang: 'es-PE',
    contentLanguage: 'pe',
    apiLanguage: 'pe',
    catalogLanguage: 'es',
    currency: 'PEN',
    timeZone: 'America/Lima',
  },
  {
    locale: 'pt-BR',
    language: 'pt',
    market: 'BR',
    tag: 'pt-BR',
    hreflang: 'pt-BR',
    contentLanguage: 'pt',
    apiLanguage: 'pt',
    catalogLanguage: 'pt',
    currency: 'BRL',
    timeZone: 'America/Sao_Paulo',
  },
  {
    locale: 'nz-NZ',
    language: 'nz',
    market: 'NZ',
    tag: 'en-NZ',
    hreflang: 'en-NZ',
    contentLanguage: 'nz',
    apiLanguage: 'en',
    catalogLanguage: 'en',
    currency: 'NZD',
    timeZone: 'Pacific/Auckland',
  },
  {
    locale: 'inen-IN',
    language: 'inen',
    market: 'IN',
    tag: 'en-IN',
    hreflang: 'en-IN',
    contentLanguage: 'inen',
    apiLanguage: 'en',
    catalogLanguage: 'en',
    currency: 'INR',
    timeZone: 'Asia/Kolkata',
  },
] as const satisfies readonly LocaleRecord[];

export type SiteLocale = (typeof siteLocales)[number];
export type LocaleCode = SiteLocale['locale'];
export type MarketCode = SiteLocale['market'];

/** MKT-24: what the site falls back to. */
export const defaults = {
  market: 'UN',
  locale: 'en-UN',
  language: 'en',
  currency: 'EUR',
  signupCountry: 'FI',
} as const;
