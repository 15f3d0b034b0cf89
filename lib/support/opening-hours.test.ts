import { isOpenAt, nextChange } from './opening-hours.ts';

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

test('CNT-32 open around the clock, or closed on every day, has no next change; a single closed day has', () => {
  const always = { ...hours, start: '00:00', closedWeekdays: [], holidays: [] };
  const at = new Date('2026-11-20T06:00:00Z');
  expect(nextChange(always, at)).toBeUndefined();
  expect(nextChange({ ...always, closedWeekdays: [0, 1, 2, 3, 4, 5, 6] }, at)).toBeUndefined();
  expect(nextChange({ ...always, closedWeekdays: [0] }, at)?.toISOString()).toBe('2026-11-21T22:00:00.000Z');
});
