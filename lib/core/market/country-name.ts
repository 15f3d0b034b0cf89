import type { LanguageTag } from './markets.ts';

/** The name of a country by its ISO 3166-1 code; undefined for what is no code. */
export function countryName(tag: LanguageTag, code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) ? new Intl.DisplayNames(tag, { type: 'region' }).of(code) : undefined;
}
