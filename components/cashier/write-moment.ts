import { dateTag } from '#lib/time/date-tag.ts';

/** A moment by the player's own clock (XTR-23), as the language writes it: `Monday 23 November at 00:00`. */
export function writeMoment(iso: string, language: string): string {
  return new Date(iso).toLocaleString(dateTag(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  });
}
