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

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Longer than any holiday; support that stays closed for longer has no known opening. */
const maxDaysAhead = 60;

/** CNT-32: open from the start (inclusive) to the end (exclusive), except on closed weekdays and holidays. */
export function isOpenAt({ timeZone, start, end, closedWeekdays, holidays }: OpeningHours, at: Date): boolean {
  const { day, weekday, time } = wallClock(at, timeZone);
  return start <= time && time < end && !closedWeekdays.includes(weekday) && !holidays.includes(day);
}

/** When support closes or opens next; undefined where it is open around the clock, or closed for long. */
export function nextChange(hours: OpeningHours, at: Date): Date | undefined {
  const isOpen = isOpenAt(hours, at);
  const today = Date.parse(`${wallClock(at, hours.timeZone).day}T00:00:00Z`);
  for (let ahead = 0; ahead <= maxDaysAhead; ahead += 1) {
    for (const time of [hours.start, hours.end]) {
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      const instant = instantOf(today + ahead * dayMs + (hour * 60 + minute) * minuteMs, hours.timeZone);
      if (instant > at && isOpenAt(hours, instant) !== isOpen) return instant;
    }
  }
  return undefined;
}

/** The instant at which a zone's clock shows a time, which is given as if the zone were UTC. */
function instantOf(shown: number, timeZone: string): Date {
  const offsetAt = (instant: number) => {
    const { day, time } = wallClock(new Date(instant), timeZone);
    return Date.parse(`${day}T${time}:00Z`) - instant;
  };
  // The first guess can be on the other side of a change to or from summer time.
  const guess = shown - offsetAt(shown);
  return new Date(shown - offsetAt(guess));
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
