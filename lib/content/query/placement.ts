import { languageAlias } from '#lib/core/market/locale.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';

/** A date and time, or a date alone; null if it is unreadable. */
const timeGroq = (field: string) => `coalesce(dateTime(${field}), dateTime(${field} + "T00:00:00Z"))`;
const hasStarted = (field: string) => `coalesce(${timeGroq(field)} <= dateTime(now()), true)`;
const isRunning = (field: string) => `coalesce(${timeGroq(field)} > dateTime(now()), !defined(${field}))`;

/** The part of `periodGroq` that leaves out what is to come. */
export const startedGroq = `${hasStarted('startsAt')} && ${hasStarted('startDate')}`;

/** DEC-CNT-2 in GROQ: a document within its period. CNT-08: a date that cannot be read counts as past, as in `isExpired`. */
export const periodGroq = `${startedGroq}
    && ${isRunning('endsAt')} && ${isRunning('endDate')}`;

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
