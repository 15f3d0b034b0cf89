import fc from 'fast-check';
import { hourMs } from './durations.ts';
import { isAllDay, isOpenAt, nextChange, type OpeningHours, openingDay } from './opening-hours.ts';

const hours = { timeZone: 'Europe/Helsinki', start: '08:00', end: '24:00', closedWeekdays: [0], holidays: ['2026-12-25'] };

test.each([
  ['2026-11-20T05:59:59Z', false, 'a second before the start'],
  ['2026-11-20T06:00:00Z', true, 'at the start, in the zone’s winter time'],
  ['2026-07-20T05:00:00Z', true, 'at the start, in its summer time'],
  ['2026-11-20T21:59:59Z', true, 'a second before midnight'],
  ['2026-11-20T22:00:00Z', false, 'at midnight'],
  ['2026-11-22T10:00:00Z', false, 'on a weekday that is closed'],
  ['2026-11-21T23:00:00Z', false, 'on Sunday there, while it is Saturday in Greenwich'],
  ['2026-12-25T10:00:00Z', false, 'on a holiday'],
])('CNT-32 %s: %s (%s)', (at, open) => {
  expect(isOpenAt(hours, new Date(at))).toBe(open);
});

test('CNT-32 closes before the end', () => {
  const short = { ...hours, end: '17:00', closedWeekdays: [] };
  expect(isOpenAt(short, new Date('2026-11-20T14:59:00Z'))).toBe(true);
  expect(isOpenAt(short, new Date('2026-11-20T15:00:00Z'))).toBe(false);
});

test.each([
  ['2026-11-20T06:00:00Z', '2026-11-20T22:00:00.000Z', 'open: until midnight'],
  ['2026-11-20T05:00:00Z', '2026-11-20T06:00:00.000Z', 'before the start: today'],
  ['2026-11-21T22:00:00Z', '2026-11-23T06:00:00.000Z', 'on a closed Sunday: on Monday'],
  ['2026-12-24T23:00:00Z', '2026-12-26T06:00:00.000Z', 'on a holiday: on the day after it'],
  ['2026-10-24T21:30:00Z', '2026-10-26T06:00:00.000Z', 'across the end of summer time'],
  ['2027-03-27T22:30:00Z', '2027-03-29T05:00:00.000Z', 'across the start of summer time'],
])('CNT-32 at %s the next change is at %s (%s)', (at, change) => {
  expect(nextChange(hours, new Date(at))?.toISOString()).toBe(change);
});

/** Friday and Saturday nights of a table in Vienna, but not on Christmas Eve, a Thursday. */
const nights: OpeningHours = {
  timeZone: 'Europe/Vienna',
  start: '18:00',
  end: '02:00',
  closedWeekdays: [0, 1, 2, 3],
  holidays: ['2026-12-24'],
};

test.each<[string, string | undefined, string, string]>([
  ['2026-11-20T16:59:59Z', undefined, '2026-11-20T17:00:00.000Z', 'a second before it opens on Friday'],
  ['2026-11-20T17:00:00Z', '2026-11-20', '2026-11-21T01:00:00.000Z', 'when it opens'],
  ['2026-11-20T22:59:59Z', '2026-11-20', '2026-11-21T01:00:00.000Z', 'before midnight'],
  ['2026-11-20T23:00:00Z', '2026-11-20', '2026-11-21T01:00:00.000Z', 'at midnight'],
  ['2026-11-21T00:59:59Z', '2026-11-20', '2026-11-21T01:00:00.000Z', 'a second before it closes'],
  ['2026-11-21T01:00:00Z', undefined, '2026-11-21T17:00:00.000Z', 'when it closes on Saturday morning'],
  ['2026-11-22T00:30:00Z', '2026-11-21', '2026-11-22T01:00:00.000Z', 'on a closed Sunday, in what began on Saturday'],
  ['2026-11-22T17:30:00Z', undefined, '2026-11-26T17:00:00.000Z', 'on the evening of the closed Sunday'],
  ['2026-11-26T00:30:00Z', undefined, '2026-11-26T17:00:00.000Z', 'early on Thursday: nothing began on a closed Wednesday'],
  ['2026-12-24T18:00:00Z', undefined, '2026-12-25T17:00:00.000Z', 'on a holiday'],
  ['2026-12-25T00:30:00Z', undefined, '2026-12-25T17:00:00.000Z', 'in the night after the holiday'],
])('DEC-MISC-1 hours over midnight at %s: of %s, next change at %s (%s)', (at, day, change) => {
  expect(openingDay(nights, new Date(at))).toBe(day);
  expect(nextChange(nights, new Date(at))?.toISOString()).toBe(change);
});

test.each([
  ['00:00', '00:00', '2026-11-20T22:00:00.000Z', '2026-11-22T22:00:00.000Z'],
  ['00:00', '24:00', '2026-11-20T22:00:00.000Z', '2026-11-22T22:00:00.000Z'],
  ['08:00', '08:00', '2026-11-21T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
])('DEC-MISC-1 from %s to %s is a whole day: closed on a weekend from %s to %s', (start, end, closes, opens) => {
  const allDay = { timeZone: 'Europe/Helsinki', start, end, closedWeekdays: [6, 0], holidays: [] };
  expect(isAllDay(allDay)).toBe(true);
  expect(nextChange(allDay, new Date('2026-11-17T12:00:00Z'))?.toISOString()).toBe(closes);
  expect(nextChange(allDay, new Date(closes))?.toISOString()).toBe(opens);
  expect(isOpenAt({ ...allDay, closedWeekdays: [] }, new Date('2026-11-21T22:00:00Z'))).toBe(true);
  expect(nextChange({ ...allDay, closedWeekdays: [] }, new Date('2026-11-21T22:00:00Z'))).toBeUndefined();
});

test.each([
  ['08:00', '24:00'],
  ['18:00', '02:00'],
  ['00:00', '23:59'],
])('from %s to %s is no whole day', (start, end) => {
  expect(isAllDay({ start, end })).toBe(false);
});

test.each([
  // Clocks go back from 4 to 3 o’clock: the night is an hour longer.
  ['20:00', '05:00', '2026-10-24T17:00:00.000Z', '2026-10-25T03:00:00.000Z', 10],
  // Forward from 3 to 4: an hour shorter.
  ['20:00', '05:00', '2027-03-27T18:00:00.000Z', '2027-03-28T02:00:00.000Z', 8],
  // An end that comes twice is its first; a skipped one is as long after the skip.
  ['20:00', '03:30', '2026-10-24T17:00:00.000Z', '2026-10-25T00:30:00.000Z', 7.5],
  ['20:00', '03:30', '2027-03-27T18:00:00.000Z', '2027-03-28T01:30:00.000Z', 7.5],
])('DEC-MISC-1 from %s to %s through a change of clocks: %s to %s, %d hours', (start, end, from, to, hours) => {
  const night = { timeZone: 'Europe/Helsinki', start, end, closedWeekdays: [], holidays: [] };
  expect(nextChange(night, new Date(Date.parse(from) - 1))?.toISOString()).toBe(from);
  expect(nextChange(night, new Date(from))?.toISOString()).toBe(to);
  expect((Date.parse(to) - Date.parse(from)) / hourMs).toBe(hours);
});

test('DEC-MISC-1 at any time of ten years the next change is one, and nothing changes before it', () => {
  const anyTime = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30')).map(([hour, minute]) => {
    return `${String(hour).padStart(2, '0')}:${minute}`;
  });
  const anyHours = fc.record({
    timeZone: fc.constantFrom('Europe/Helsinki', 'America/Santiago', 'Pacific/Auckland', 'America/Havana', 'Asia/Kolkata'),
    start: anyTime,
    end: fc.oneof(anyTime, fc.constant('24:00')),
    closedWeekdays: fc.subarray([0, 1, 2, 3, 4, 5, 6]),
    holidays: fc.constant([]),
  });
  const anyInstant = fc.date({ min: new Date('2021-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyHours, anyInstant, fc.double({ min: 0, max: 1, noNaN: true }), (anyOf, at, part) => {
      const change = nextChange(anyOf, at);
      if (!change) return;
      expect(isOpenAt(anyOf, change)).toBe(!isOpenAt(anyOf, at));
      const between = new Date(at.getTime() + Math.floor((change.getTime() - 1 - at.getTime()) * part));
      expect(isOpenAt(anyOf, between)).toBe(isOpenAt(anyOf, at));
    }),
    { numRuns: 1_000 },
  );
});

test('CNT-32 open around the clock, or closed on every day, has no next change; a single closed day has', () => {
  const always = { ...hours, start: '00:00', closedWeekdays: [], holidays: [] };
  const at = new Date('2026-11-20T06:00:00Z');
  expect(nextChange(always, at)).toBeUndefined();
  expect(nextChange({ ...always, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }, at)).toBeUndefined();
  expect(nextChange({ ...always, closedWeekdays: [0] }, at)?.toISOString()).toBe('2026-11-21T22:00:00.000Z');
});
