import type { CalendarDate } from './calendar-date.ts';

/** One form for every language (MKT-25), so no locale is asked for it. Without a time zone: that of the browser. */
function partsOf(date: Date, timeZone: string | undefined): Readonly<Record<string, string>> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
}

/** MKT-25: the date of an instant, `23/11/2026`, in the reader's time zone unless another is given. */
export function formatDate(date: Date | string, timeZone?: string): string {
  const { day, month, year } = partsOf(new Date(date), timeZone);
  return `${day}/${month}/${year}`;
}

/** MKT-25: a date without a time, which no time zone changes: `23/11/2026`. */
export function formatCalendarDate(date: CalendarDate): string {
  return date.split('-').toReversed().join('/');
}

/** `20:05`, or `20:05:09`. */
export function formatTime(date: Date | string, { seconds = false, timeZone }: TimeOptions = {}): string {
  const { hour, minute, second } = partsOf(new Date(date), timeZone);
  return seconds ? `${hour}:${minute}:${second}` : `${hour}:${minute}`;
}

/** `23/11/2026 20:05`, or with seconds. */
export function formatDateTime(date: Date | string, options: TimeOptions = {}): string {
  return `${formatDate(date, options.timeZone)} ${formatTime(date, options)}`;
}

interface TimeOptions {
  readonly seconds?: boolean;
  readonly timeZone?: string;
}
