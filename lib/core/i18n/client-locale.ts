import type { SiteLocale } from '#lib/core/market/markets.ts';
import { type NumberForm, numberFormOf } from '#lib/core/money/number-form.ts';
import type { ClientLocale } from './client.tsx';

interface Settings {
  /** The terms' address on another site. */
  readonly termsElsewhere?: string | null;
  readonly numbers?: NumberForm;
}

/** The members of a locale that client components read; the rest stays on the server. */
export function clientLocale(
  siteLocale: SiteLocale,
  { termsElsewhere, numbers = numberFormOf(siteLocale) }: Settings = {},
): ClientLocale {
  const { locale, market, languageCode, tag, catalogLanguage, currency, timeZone } = siteLocale;
  const home = `/${locale}`;
  const terms = termsElsewhere ?? `${home}/terms`;
  return { locale, market, languageCode, tag, catalogLanguage, currency, numbers, timeZone, home, terms };
}
