import { type SiteLocale, siteLocales } from './markets.ts';

/** RTE-17, DEC-LOC-7: the `{country}-{language}` route of a locale, lower case: `fi-en` for en-FI. */
export function marketRoute({ market, language }: SiteLocale): string {
  return `${market}-${language}`.toLowerCase();
}

/** The locale that a market route stands for; undefined for any other text, other spellings included. */
export function localeOfRoute(route: string): SiteLocale | undefined {
  return siteLocales.find((locale) => marketRoute(locale) === route);
}
