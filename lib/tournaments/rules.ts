import type { SiteLocale } from '#lib/core/market/markets.ts';

/** TRN-02: the language code of a tournament request: the platform's, in upper case. */
export function tournamentLanguage({ apiLanguage }: Pick<SiteLocale, 'apiLanguage'>): string {
  return apiLanguage.toUpperCase();
}
