import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { ClientLocale } from './client.tsx';

/** The members of a locale that client components read; the rest stays on the server. */
export function clientLocale({
  locale,
  market,
  languageCode,
  tag,
  catalogLanguage,
  currency,
  timeZone,
}: SiteLocale): ClientLocale {
  return { locale, market, languageCode, tag, catalogLanguage, currency, timeZone, home: `/${locale}` };
}
