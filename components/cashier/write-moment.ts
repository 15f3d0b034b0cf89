import { dateTag } from '#lib/time/date-tag.ts';

/** A moment in the market's zone, as the language writes it: `Monday, 23 November, 00:00`. */
export function writeMoment(
  iso: string,
  { language, timeZone }: { readonly language: string; readonly timeZone: string },
): string {
  return new Intl.DateTimeFormat(dateTag(language), {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(iso));
}
