import type { SiteLocale } from '#lib/market/markets.ts';

const ownNames: Readonly<Record<string, string>> = { ca: 'EN', caf: 'FR' };

/** TRN-02: the language that tournaments are asked for in; Canada's two have names of their own inside the house only. */
export function tournamentLanguage({
  contentLanguage,
  apiLanguage,
}: Pick<SiteLocale, 'contentLanguage' | 'apiLanguage'>): string {
  return ownNames[contentLanguage] ?? apiLanguage.toUpperCase();
}
