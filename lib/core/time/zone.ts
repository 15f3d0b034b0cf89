import { addDays, addMonths, type CalendarDate, toCalendarDate } from './calendar-date.ts';
import { dayMs } from './durations.ts';

/** Names of zones come from requests too, in any spelling. */
const maxFormats = 1_000;
/** The zones in which a date begins before all others, and after them. */
export const firstZone = 'Etc/GMT-14';
export const lastZone = 'Etc/GMT+12';

const formats = new Map<string, Intl.DateTimeFormat>();

/** MKT-34: true for a time zone that this runtime knows. */
export function isTimeZone(name: string): boolean {
  if (name === '') return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Date and time (`09:05:00`) that the clocks of a zone show at an instant. */
export function wallClock(timeZone: string, at: Date): { readonly date: CalendarDate; readonly time: string } {
  const [date = '', time = ''] = formatOf(timeZone).format(at).split(' ');
  return { date: toCalendarDate(date), time };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // The Swedish date format is that of ISO 8601.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(timeZone, format);
  return format;
}

export function dateIn(timeZone: string, at: Date): CalendarDate {
  return wallClock(timeZone, at).date;
}

/**
 * The instant at which the clocks of a zone show a date and a time (`09:05`, seconds optional): the first one where they show
 * it twice, and where they skip it, the one as long after the skip as the time is.
 */
export function instantOf(timeZone: string, date: CalendarDate, time: string): Date {
  const shown = Date.parse(`${date}T${time}Z`);
  const offsetAt = (instant: number) => shownAt(timeZone, instant) - instant;
  // No zone changes its clocks twice within two days.
  const candidates = [shown - offsetAt(shown - dayMs), shown - offsetAt(shown + dayMs)].toSorted((a, b) => a - b);
  return new Date(candidates.find((instant) => shownAt(timeZone, instant) === shown) ?? Math.max(...candidates));
}

/** The first instant of a date; where a zone skips it or its midnight, the first one after. */
export function startOfDay(timeZone: string, date: CalendarDate): Date {
  return instantOf(timeZone, date, '00:00');
}

/** The last millisecond of a date. */
export function endOfDay(timeZone: string, date: CalendarDate): Date {
  return new Date(startOfDay(timeZone, addDays(date, 1)).getTime() - 1);
}

/** The same day and time of the day in another month; the last day of a shorter one. */
export function addMonthsIn(timeZone: string, at: Date, months: number): Date {
  return moveToDate(timeZone, at, addMonths(dateIn(timeZone, at), months));
}

/** The same time of the day on another date. */
export function moveToDate(timeZone: string, at: Date, date: CalendarDate): Date {
  const moved = instantOf(timeZone, date, wallClock(timeZone, at).time);
  return new Date(moved.getTime() + at.getUTCMilliseconds());
}

/** What the clocks show, as if the zone were UTC; whole seconds. */
function shownAt(timeZone: string, instant: number): number {
  const { date, time } = wallClock(timeZone, new Date(instant));
  return Date.parse(`${date}T${time}Z`);
}
