import { type CalendarDate, isCalendarDate } from '#lib/core/time/calendar-date.ts';
import { formatCalendarDate, formatDateTime } from '#lib/core/time/format-date.ts';

/** DEC-X-16: a date as it is. A platform may send only the instant that ends it, which is shown with its time. */
export function dayText(date: CalendarDate | undefined, end: string | undefined): string | undefined {
  const day = date ?? end;
  return day && (isCalendarDate(day) ? formatCalendarDate(day) : formatDateTime(day));
}
