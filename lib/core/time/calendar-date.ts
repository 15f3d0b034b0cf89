import type { core } from 'zod';
import { dayMs } from './durations.ts';

/** DEC-X-16: a day without a time, `2026-11-23`. It is shown as it is; when it begins and ends depends on the place. */
export type CalendarDate = string & core.$brand<'CalendarDate'>;

/** True for a date that exists: `2000-02-29`, not `2001-02-29`. */
export function isCalendarDate(text: string): text is CalendarDate {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && write(dayOf(text)) === text;
}

/** Throws `RangeError` for a text that is no date. */
export function toCalendarDate(text: string): CalendarDate {
  if (!isCalendarDate(text)) throw new RangeError(`"${text}" is no date`);
  return text;
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toCalendarDate(write(dayOf(date) + days));
}

/** The same day of another month; the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = Number.NaN, month = Number.NaN, day = Number.NaN] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return toCalendarDate(write(Date.UTC(year, month - 1 + months, Math.min(day, lastDay)) / dayMs));
}

/** Days from one date to another; negative when `to` is the earlier one. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayOf(to) - dayOf(from);
}

/** 0 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(date).getUTCDay();
}

function dayOf(date: string): number {
  return Date.parse(date) / dayMs;
}

function write(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
