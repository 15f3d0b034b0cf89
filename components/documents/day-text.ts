import type { CalendarDate } from '#lib/core/time/calendar-date.ts';
import { formatCalendarDate, formatDateTime } from '#lib/core/time/format-date.ts';

/** DEC-X-16: a date as it is. A platform may send only the instant that ends it, which is shown with its time. */
export function dayText(date: CalendarDate | undefined, end: string | undefined): string | undefined {
  return date ? formatCalendarDate(date) : end && formatDateTime(end);
}
