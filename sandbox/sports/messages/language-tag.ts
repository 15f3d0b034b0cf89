import type { CatalogCode } from '#lib/core/market/markets.ts';

const tags: Readonly<Partial<Record<CatalogCode, string>>> = {
  en: 'en-GB',
  no: 'nb',
  de: 'de-AT',
  fr: 'fr-CA',
  es: 'es-CL',
  pt: 'pt-BR',
};

/** The tag of a language for `lang` and for formats of numbers and dates. */
export const tagOf = (language: CatalogCode): string => tags[language] ?? language;
