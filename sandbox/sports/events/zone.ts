import { dayMs, hourMs } from '#lib/core/time/durations.ts';

const offsets = new Map<string, number>();
const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that a zone is ahead of UTC at noon of a UTC day; clocks change at night, when nothing starts. */
function offsetOn(timeZone: string, day: number): number {
  const key = `${timeZone} ${day}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  const noon = new Date(day * dayMs + dayMs / 2);
  const parts = formatOf(timeZone).formatToParts(noon);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  if (offsets.size > 2_000) offsets.clear();
  offsets.set(key, local - noon.getTime());
  return local - noon.getTime();
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** The instant of an hour of a day (days since 1970) on the wall clock of a zone. */
export function instantAt(timeZone: string, day: number, hour: number): number {
  return day * dayMs + hour * hourMs - offsetOn(timeZone, day);
}

export function isWeekend(day: number): boolean {
  // Day 0 was a Thursday.
  const weekday = (((day + 4) % 7) + 7) % 7;
  return weekday === 0 || weekday === 6;
}

/** `2026-11-25` */
export function toDate(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
