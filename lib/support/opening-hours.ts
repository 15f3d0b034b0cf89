/** Opening hours of support (DEC-MISC-1). Times are `HH:mm` in the time zone; `24:00` is midnight. */
export interface OpeningHours {
  readonly timeZone: string;
  readonly start: string;
  readonly end: string;
  /** 0 is Sunday. */
  readonly closedWeekdays: readonly number[];
  /** `yyyy-MM-dd` */
  readonly holidays: readonly string[];
}

/** CNT-32: open from the start (inclusive) to the end (exclusive), except on closed weekdays and holidays. */
export function isOpenAt({ timeZone, start, end, closedWeekdays, holidays }: OpeningHours, at: Date): boolean {
  const { day, weekday, time } = wallClock(at, timeZone);
  return start <= time && time < end && !closedWeekdays.includes(weekday) && !holidays.includes(day);
}

function wallClock(at: Date, timeZone: string): { readonly day: string; readonly weekday: number; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  const day = `${read('year')}-${read('month')}-${read('day')}`;
  return { day, weekday: new Date(`${day}T00:00:00Z`).getUTCDay(), time: `${read('hour')}:${read('minute')}` };
}
