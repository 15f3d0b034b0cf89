import type { LanguageTag } from '#lib/core/market/markets.ts';
import { dateTag } from '#lib/core/time/date-tag.ts';

/** XTR-23: an instant in the browser's time zone: `Monday 23 November at 00:00`. */
export function formatLocalTime(iso: string, tag: LanguageTag): string {
  return new Date(iso).toLocaleString(dateTag(tag), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}
