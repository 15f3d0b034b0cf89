import { spellUnit } from '#lib/core/i18n/duration.ts';
import type { LanguageTag } from '#lib/core/market/markets.ts';
import type { ExclusionMonths } from '#lib/core/market/protection.ts';

/** What a player asks for; `months` is null without an end. */
export type BlockChoice =
  | { readonly kind: 'timeout'; readonly hours: number }
  | { readonly kind: 'exclusion'; readonly months: ExclusionMonths | null };

const longestInHours = 72;

/** `72 hours`, `42 days`. */
export function timeoutLabel(tag: LanguageTag, hours: number): string {
  return hours <= longestInHours ? spellUnit(tag, hours, 'hour') : spellUnit(tag, hours / 24, 'day');
}

export function exclusionLabel(tag: LanguageTag, months: ExclusionMonths): string {
  return spellUnit(tag, months, 'month');
}

/** DEC-RGA-10: the typed word is compared without case, and in the form in which an input method may write it. */
export function isTypedWord(typed: string, word: string, tag: LanguageTag): boolean {
  const plain = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase(tag);
  return plain(typed) === plain(word);
}
