import { addDays, type CalendarDate, weekdayOf } from './calendar-date.ts';
import { dateIn, instantOf, startOfDay } from './zone.ts';

/** Times are `HH:mm`; an end of `24:00` is midnight. An end that is not after the start is on the next day. */
export interface DailyHours {
  readonly start: string;
  readonly end: string;
}

/** What editors write as a start and an end. */
export const startPattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
export const endPattern = /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** DEC-MISC-1: the hours of support, of a live table or of an offer, on the clocks of a time zone. */
export interface OpeningHours extends DailyHours {
  readonly timeZone: string;
  /** 0 is Sunday. Closed is what begins on such a day: hours over midnight end on the next morning, whatever day that is. */
  readonly closedWeekdays: readonly number[];
  /** `yyyy-MM-dd`, like the weekdays. */
  readonly holidays: readonly string[];
}

/** One opening: `to` is exclusive. */
interface Shift {
  /** The day on which it begins. */
  readonly day: CalendarDate;
  readonly from: Date;
  readonly to: Date;
}

/** Longer than any holiday; what stays closed for longer has no known opening. */
const maxDaysAhead = 60;

/** A start and an end at the same time are a whole day, as from 00:00 to 24:00. */
export function isAllDay({ start, end }: DailyHours): boolean {
  return start === end || (start === '00:00' && end === '24:00');
}

/** CNT-32: from the start (inclusive) to the end (exclusive). */
export function isOpenAt(hours: OpeningHours, at: Date): boolean {
  return findShift(hours, at) !== undefined;
}

/** The day on which the opening that `at` is in began; undefined while it is closed. */
export function openingDay(hours: OpeningHours, at: Date): CalendarDate | undefined {
  return findShift(hours, at)?.day;
}

/** When it closes or opens next; undefined where it is open around the clock, or closed for long. */
export function nextChange(hours: OpeningHours, at: Date): Date | undefined {
  let shift = findShift(hours, at);
  if (!shift) return nextOpening(hours, at);
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const following = findShift(hours, shift.to);
    if (!following) return shift.to;
    shift = following;
  }
  return undefined;
}

function nextOpening(hours: OpeningHours, at: Date): Date | undefined {
  const today = dateIn(hours.timeZone, at);
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    const shift = shiftOf(hours, addDays(today, ahead));
    if (shift && shift.from > at) return shift.from;
  }
  return undefined;
}

function findShift(hours: OpeningHours, at: Date): Shift | undefined {
  const today = dateIn(hours.timeZone, at);
  // Where clocks go back over midnight, an instant of the next day may have the date of today.
  return [0, -1, 1]
    .map((away) => shiftOf(hours, addDays(today, away)))
    .find((shift) => shift !== undefined && shift.from <= at && at < shift.to);
}

/** What opens on a day; undefined on a closed one. */
function shiftOf({ timeZone, start, end, closedWeekdays, holidays }: OpeningHours, day: CalendarDate): Shift | undefined {
  if (closedWeekdays.includes(weekdayOf(day)) || holidays.includes(day)) return undefined;
  const nextDay = addDays(day, 1);
  const to = end === '24:00' ? startOfDay(timeZone, nextDay) : instantOf(timeZone, end > start ? day : nextDay, end);
  return { day, from: instantOf(timeZone, day, start), to };
}
