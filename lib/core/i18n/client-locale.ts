import type { SiteLocale } from '#lib/core/market/markets.ts';
import type { ClientLocale } from './client.tsx';

/** The members of a locale that client components read; the rest stays on the server. `termsElsewhere` is the terms' address on another site. */
export function clientLocale(
  { locale, market, languageCode, tag, catalogLanguage, currency, timeZone }: SiteLocale,
  termsElsewhere?: string | null,
): ClientLocale {
  const home = `/${locale}`;
  const terms = termsElsewhere ?? `${home}/terms`;
  return { locale, market, languageCode, tag, catalogLanguage, currency, timeZone, home, terms };
}
