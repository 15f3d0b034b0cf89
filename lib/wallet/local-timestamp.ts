import { wallClock } from '#lib/core/time/zone.ts';

/** XTR-23: an instant in a time zone, sortable: `2026-11-21 09:05:00`. */
export function formatLocalTimestamp(instant: string, timeZone: string): string {
  const { date, time } = wallClock(timeZone, new Date(instant));
  return `${date} ${time}`;
}
