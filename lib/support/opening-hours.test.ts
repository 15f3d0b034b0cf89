import { isOpenAt } from './opening-hours.ts';

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
