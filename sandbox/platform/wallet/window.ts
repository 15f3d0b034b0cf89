import type { z } from 'zod';
import { addDays, type CalendarDate, toCalendarDate } from '#lib/core/time/calendar-date.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { startOfDay } from '#lib/core/time/zone.ts';
import type { transactionFilterSchema } from '#lib/wallet/contract.ts';
import type { HistoryFilter } from '#sandbox/ledger/history.ts';

type Filter = z.output<typeof transactionFilterSchema>;

/** No transaction is of another time, and the calendars of time zones are known within it. */
const firstDate = toCalendarDate('1970-01-01');
const lastDate = toCalendarDate('2999-12-31');

/** The date range of a filter: `hour` counts back from the virtual clock, a bare date is the whole day in the player's time zone. */
export function windowOf({ from, to, hour }: Filter, timeZone: string, now: Date): Pick<HistoryFilter, 'from' | 'before'> {
  const start = from === undefined ? undefined : startOf(from, timeZone);
  return {
    from: hour === undefined ? start : new Date(now.getTime() - hour * hourMs),
    before: to === undefined ? undefined : endOf(to, timeZone),
  };
}

function startOf(text: string, timeZone: string): Date {
  return isBareDate(text) ? startOfDay(timeZone, toKnownDate(text)) : new Date(text);
}

/** Exclusive. */
function endOf(text: string, timeZone: string): Date {
  return isBareDate(text) ? startOfDay(timeZone, addDays(toKnownDate(text), 1)) : new Date(Date.parse(text) + 1);
}

function isBareDate(text: string): boolean {
  return !text.includes('T');
}

function toKnownDate(text: string): CalendarDate {
  const date = toCalendarDate(text);
  if (date < firstDate) return firstDate;
  if (date > lastDate) return lastDate;
  return date;
}
