import type { LimitPeriod } from '#lib/core/market/protection.ts';

/** `start` is inclusive, `end` exclusive: the start of the next window. */
export interface CalendarWindow {
  readonly start: Date;
  readonly end: Date;
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

const dateFormats = new Map<string, Intl.DateTimeFormat>();
const latest = new Map<string, CalendarWindow>();

/** DEC-LIM-6: the day, the week from Monday or the month around an instant, by the calendar of a time zone. */
export function calendarWindow(period: LimitPeriod, timeZone: string, at: Date): CalendarWindow {
  const key = `${period} ${timeZone}`;
  const known = latest.get(key);
  if (known && known.start <= at && at < known.end) return known;
  const window = findWindow(period, timeZone, at);
  latest.set(key, window);
  return window;
}

function findWindow(period: LimitPeriod, timeZone: string, at: Date): CalendarWindow {
  let first = firstDay(period, localDay(timeZone, at.getTime()));
  let start = startOfDay(timeZone, first);
  for (;;) {
    first = nextFirstDay(period, first);
    const end = startOfDay(timeZone, first);
    // Where clocks go back over midnight, an instant of the new day may have the date of the old one.
    if (at.getTime() < end) return { start: new Date(start), end: new Date(end) };
    start = end;
  }
}

/** The local date as the start of the same date in UTC. */
function localDay(timeZone: string, at: number): number {
  const format = dateFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone });
  dateFormats.set(timeZone, format);
  const [month, day, year] = format.format(at).split('/').map(Number);
  return Date.UTC(year ?? Number.NaN, (month ?? Number.NaN) - 1, day);
}

function firstDay(period: LimitPeriod, day: number): number {
  const date = new Date(day);
  if (period === 'D') return day;
  if (period === 'M') return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
  return day - ((date.getUTCDay() + 6) % 7) * dayMs;
}

function nextFirstDay(period: LimitPeriod, first: number): number {
  const date = new Date(first);
  return period === 'M' ? Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) : first + (period === 'W' ? 7 : 1) * dayMs;
}

/** The first instant with this local date; where the zone skips the date or its midnight, the first one after. */
function startOfDay(timeZone: string, day: number): number {
  // Zones are between 12 hours behind and 14 ahead of UTC.
  let before = day - 15 * hourMs;
  let from = day + 13 * hourMs;
  while (from - before > 1) {
    const middle = Math.floor((before + from) / 2);
    if (localDay(timeZone, middle) >= day) from = middle;
    else before = middle;
  }
  return from;
}
