import { type SiteLocale, siteLocales } from './markets.ts';

/** RTE-17, DEC-LOC-7: the `{country}-{language}` route of a locale, lower case: `fi-en` for en-FI. */
export function marketRoute({ market, language }: SiteLocale): string {
  return `${market}-${language}`.toLowerCase();
}

/** The locale of a market route; undefined for any other text, including other spellings. */
export function localeOfRoute(route: string): SiteLocale | undefined {
  return siteLocales.find((locale) => marketRoute(locale) === route);
}
