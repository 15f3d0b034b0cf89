import fc from 'fast-check';
import { addDays, addMonths, daysBetween, isCalendarDate, toCalendarDate, weekdayOf } from './calendar-date.ts';

test.each([
  ['2000-02-29', true],
  ['2001-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-11-2', false],
  ['2026-11-23T00:00', false],
  ['٢٠٢٦-11-23', false],
  ['1900-02-29', false],
  ['2026-00-10', false],
  [' 2000-01-01', false],
  ['2000-01-01\n', false],
  ['+002000-01-01', false],
  ['01/01/2000', false],
  ['', false],
])('"%s" is a date: %s', (text, isDate) => {
  expect(isCalendarDate(text)).toBe(isDate);
  if (!isDate) expect(() => toCalendarDate(text)).toThrow(RangeError);
});

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days are %s', (date, days, expected) => {
  expect(addDays(toCalendarDate(date), days)).toBe(expected);
  expect(daysBetween(toCalendarDate(date), toCalendarDate(expected))).toBe(days);
});

test.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-01-31', -2, '2025-11-30'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-23', 1, '2026-12-23'],
])('%s and %i months are %s', (date, months, expected) => {
  expect(addMonths(toCalendarDate(date), months)).toBe(expected);
});

test('days and weekdays follow each other', () => {
  const anyDay = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDay, (at) => {
      const date = toCalendarDate(at.toISOString().slice(0, 10));
      expect(weekdayOf(date)).toBe(at.getUTCDay());
      expect(weekdayOf(addDays(date, 1))).toBe((weekdayOf(date) + 1) % 7);
    }),
  );
});
