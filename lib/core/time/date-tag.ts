import type { LanguageTag } from '#lib/core/market/markets.ts';

/** BCP 47 tag for dates: plain `en` would format dates as in the United States, with the month first. */
export function dateTag(language: LanguageTag): string {
  return language === 'en' ? 'en-GB' : language;
}
