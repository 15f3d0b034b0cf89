import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { addDays, addMonths, type CalendarDate, toCalendarDate, weekdayOf } from '#lib/core/time/calendar-date.ts';
import { dateIn, startOfDay } from '#lib/core/time/zone.ts';

/** `start` is inclusive, `end` exclusive: the start of the next window. */
export interface CalendarWindow {
  readonly start: Date;
  readonly end: Date;
}

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

/** The window around an instant and those before it, `count` together, the earliest first. */
export function listWindows(period: LimitPeriod, timeZone: string, at: Date, count: number): readonly CalendarWindow[] {
  const windows = [findWindow(period, timeZone, at)];
  for (let [first] = windows; first && windows.length < count; [first] = windows)
    windows.unshift(findWindow(period, timeZone, new Date(first.start.getTime() - 1)));
  return windows;
}

function findWindow(period: LimitPeriod, timeZone: string, at: Date): CalendarWindow {
  let first = firstDay(period, dateIn(timeZone, at));
  let start = startOfDay(timeZone, first);
  for (;;) {
    first = nextFirstDay(period, first);
    const end = startOfDay(timeZone, first);
    // Where clocks go back over midnight, an instant of the new day may have the date of the old one.
    if (at < end) return { start, end };
    start = end;
  }
}

function firstDay(period: LimitPeriod, day: CalendarDate): CalendarDate {
  if (period === 'D') return day;
  if (period === 'M') return toCalendarDate(`${day.slice(0, 8)}01`);
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

function nextFirstDay(period: LimitPeriod, first: CalendarDate): CalendarDate {
  return period === 'M' ? addMonths(first, 1) : addDays(first, period === 'W' ? 7 : 1);
}
