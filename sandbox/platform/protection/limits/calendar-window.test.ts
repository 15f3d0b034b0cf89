import fc from 'fast-check';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { hourMs } from '#lib/core/time/durations.ts';
import { calendarWindow, listWindows } from './calendar-window.ts';

/** Weekday, day of the month, time of day and date on the clocks of a zone. */
function clockIn(timeZone: string, at: Date) {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: of('weekday'),
    day: of('day'),
    date: `${of('year')}-${of('month')}-${of('day')}`,
    time: `${of('hour')}:${of('minute')}:${of('second')}`,
  };
}

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const anyInstant = fc.date({ min: new Date('2021-01-01T00:00:00Z'), max: new Date('2031-01-01T00:00:00Z'), noInvalidDate: true });
const anyPeriod = fc.constantFrom(...limitPeriods);

test('LIM-01 a window holds its instant, begins at the first instant of a day, a Monday or a first of the month, and the next follows without a gap', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, anyPeriod, (zone, at, period) => {
      const { start, end } = calendarWindow(period, zone, at);
      expect(start <= at && at < end).toBe(true);
      const first = clockIn(zone, start);
      expect(clockIn(zone, new Date(start.getTime() - 1)).date < first.date).toBe(true);
      if (period === 'W') expect(first.weekday).toBe('Mon');
      if (period === 'M') expect(first.day).toBe('01');
      expect(calendarWindow(period, zone, end).start).toEqual(end);
      expect(calendarWindow(period, zone, new Date(end.getTime() - 1))).toEqual({ start, end });
      const hours = (end.getTime() - start.getTime()) / hourMs;
      // A zone may move its clocks by three hours, as Casey in Antarctica did.
      const [least, most] = { D: [21, 27], W: [165, 171], M: [669, 747] }[period] as [number, number];
      expect(hours >= least && hours <= most).toBe(true);
    }),
    { numRuns: 1_500 },
  );
});

test.each([
  ['a day of 23 hours', 'D', 'Europe/Helsinki', '2026-03-29T12:00:00Z', '2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z'],
  ['a day of 25 hours', 'D', 'Europe/Helsinki', '2026-10-25T12:00:00Z', '2026-10-24T21:00:00Z', '2026-10-25T22:00:00Z'],
  [
    'a week over the change of clocks',
    'W',
    'Europe/Vienna',
    '2026-03-29T12:00:00Z',
    '2026-03-22T23:00:00Z',
    '2026-03-29T22:00:00Z',
  ],
  [
    'a month over the change of clocks',
    'M',
    'America/Toronto',
    '2026-11-15T12:00:00Z',
    '2026-11-01T04:00:00Z',
    '2026-12-01T05:00:00Z',
  ],
  ['a day without a midnight', 'D', 'America/Santiago', '2026-09-06T12:00:00Z', '2026-09-06T04:00:00Z', '2026-09-07T03:00:00Z'],
  ['a midnight that comes twice', 'D', 'America/Havana', '2026-11-01T12:00:00Z', '2026-11-01T04:00:00Z', '2026-11-02T05:00:00Z'],
  ['a leap day', 'M', 'UTC', '2028-02-29T23:59:59Z', '2028-02-01T00:00:00Z', '2028-03-01T00:00:00Z'],
  ['the turn of the year', 'W', 'Pacific/Auckland', '2027-01-01T00:00:00Z', '2026-12-27T11:00:00Z', '2027-01-03T11:00:00Z'],
] as const)('LIM-01 %s', (_, period, zone, at, start, end) => {
  expect(calendarWindow(period, zone, new Date(at))).toEqual({ start: new Date(start), end: new Date(end) });
});

test('DEC-RGA-13 the windows before one are without a gap, whatever the clocks do', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, anyPeriod, (zone, at, period) => {
      const windows = listWindows(period, zone, at, 7);
      expect(windows).toHaveLength(7);
      expect(windows.at(-1)).toEqual(calendarWindow(period, zone, at));
      for (const [index, { start, end }] of windows.entries()) {
        expect(calendarWindow(period, zone, start)).toEqual({ start, end });
        if (index > 0) expect(windows[index - 1]?.end).toEqual(start);
      }
    }),
    { numRuns: 60 },
  );
});
