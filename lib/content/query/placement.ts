import { languageAlias } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';

/** DEC-CNT-2 in GROQ: a document within its period. */
export const periodGroq = `(!defined(startsAt) || startsAt <= now()) && (!defined(endsAt) || endsAt > now())
    && (!defined(startDate) || startDate <= now()) && (!defined(endDate) || endDate > now())`;

/** DEC-CNT-2 in GROQ: a document for `$market` and `$lang` (or its `$alias`), within its period. */
export const placedGroq = `(!defined(market) || count(market) == 0 || $market in market[]->id)
    && (!defined(language) || language->code in [$lang, $alias])
    && ${periodGroq}`;

export const placementFieldsGroq = '"markets": market[]->id, "language": language->code';

export interface Placement {
  readonly markets?: readonly string[] | null;
  readonly language?: string | null;
}

/** DEC-CNT-2, like `placedGroq` without the period: whether a document is for the market and language of a locale. */
export function isPlacedIn({ markets, language }: Placement, { market, contentLanguage }: SiteLocale): boolean {
  if (markets && markets.length > 0 && !markets.includes(market)) return false;
  return !language || language === contentLanguage || language === languageAlias(contentLanguage);
}
