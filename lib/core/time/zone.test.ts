import fc from 'fast-check';
import { toCalendarDate } from './calendar-date.ts';
import { dateIn, endOfDay, instantOf, isTimeZone, moveToDate, startOfDay, wallClock } from './zone.ts';

test.each([
  ['Europe/Helsinki', true],
  ['UTC', true],
  ['Europe/Atlantis', false],
  ['', false],
])('MKT-34 the time zone "%s" is known: %s', (name, known) => {
  expect(isTimeZone(name)).toBe(known);
});

test.each([
  ['Pacific/Auckland', '2026-11-24'],
  ['Europe/Helsinki', '2026-11-24'],
  ['America/Vancouver', '2026-11-23'],
])('DEC-X-16 at one instant the date in %s is %s', (zone, date) => {
  expect(dateIn(zone, new Date('2026-11-23T23:30:00Z'))).toBe(date);
});

test.each([
  ['an ordinary time', 'Europe/Helsinki', '2026-11-20', '08:00', '2026-11-20T06:00:00.000Z'],
  ['with seconds', 'Asia/Kolkata', '2026-11-20', '08:00:05', '2026-11-20T02:30:05.000Z'],
  ['the first of a time that comes twice', 'Europe/Helsinki', '2026-10-25', '03:30', '2026-10-25T00:30:00.000Z'],
  ['as long after a skipped time', 'Europe/Helsinki', '2026-03-29', '03:30', '2026-03-29T01:30:00.000Z'],
  ['a midnight that is skipped', 'America/Santiago', '2026-09-06', '00:00', '2026-09-06T04:00:00.000Z'],
  ['a midnight that comes twice', 'America/Havana', '2026-11-01', '00:00', '2026-11-01T04:00:00.000Z'],
  ['a date that was skipped', 'Pacific/Apia', '2011-12-30', '00:00', '2011-12-30T10:00:00.000Z'],
])('%s: %s on %s at %s', (_, zone, date, time, expected) => {
  expect(instantOf(zone, toCalendarDate(date), time).toISOString()).toBe(expected);
});

const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
const anyInstant = fc.date({ min: new Date('2021-01-01'), max: new Date('2031-01-01'), noInvalidDate: true });

test('what the clocks show leads back to the instant, or to the first one with the same clocks', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, instant) => {
      const at = new Date(Math.floor(instant.getTime() / 1_000) * 1_000);
      const { date, time } = wallClock(zone, at);
      const found = instantOf(zone, date, time);
      expect(wallClock(zone, found)).toEqual({ date, time });
      expect(found <= at).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

test('a day begins with its first instant and ends before the next', () => {
  fc.assert(
    fc.property(anyZone, anyInstant, (zone, at) => {
      const date = dateIn(zone, at);
      expect(dateIn(zone, startOfDay(zone, date))).toBe(date);
      expect(dateIn(zone, new Date(startOfDay(zone, date).getTime() - 1)) < date).toBe(true);
      expect(dateIn(zone, endOfDay(zone, date))).toBe(date);
    }),
    { numRuns: 1_000 },
  );
});

test('the same time of the day on another date, through a change of clocks', () => {
  const at = new Date('2026-08-31T12:00:05.678Z');
  expect(moveToDate('Europe/Helsinki', at, toCalendarDate('2027-02-28')).toISOString()).toBe('2027-02-28T13:00:05.678Z');
});
