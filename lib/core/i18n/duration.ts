import type { LanguageTag } from '#lib/core/market/markets.ts';
import { dayMs, minuteMs } from '../time/durations.ts';

/** A duration as text in a language (BCP 47 `tag`): days, rounded up; hours and minutes below one day. */
export function spellDuration(tag: LanguageTag, millis: number): string {
  if (millis >= dayMs) return spellUnit(tag, Math.ceil(millis / dayMs), 'day');
  const minutes = Math.max(1, Math.ceil(millis / minuteMs));
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const;
  const texts = parts.filter(([count]) => count > 0).map(([count, unit]) => spellUnit(tag, count, unit));
  return new Intl.ListFormat(tag, { type: 'unit', style: 'long' }).format(texts);
}

/** `1 hr 5 min`, for tables; hours are not made days. */
export function spellMinutes(tag: LanguageTag, minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [
    ...(hours > 0 ? [spellUnit(tag, hours, 'hour', 'short')] : []),
    ...(rest > 0 || hours === 0 ? [spellUnit(tag, rest, 'minute', 'short')] : []),
  ];
  return texts.join(' ');
}

type Unit = 'month' | 'day' | 'hour' | 'minute' | 'second';

/** `3 days`. */
export function spellUnit(tag: LanguageTag, count: number, unit: Unit, unitDisplay: 'long' | 'short' = 'long'): string {
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay }).format(count);
}
