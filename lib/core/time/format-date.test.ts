import { formatDate, formatDateTime, formatTime } from './format-date.ts';

const at = '2026-03-04T23:05:09Z';

test('MKT-25 a date is day, month and year, each with its zeros', () => {
  expect(formatDate(at, 'UTC')).toBe('04/03/2026');
  expect(formatDateTime(at, { timeZone: 'UTC' })).toBe('04/03/2026 23:05');
  expect(formatDateTime(at, { timeZone: 'UTC', seconds: true })).toBe('04/03/2026 23:05:09');
});

test.each([
  ['Europe/Helsinki', '05/03/2026', '01:05'],
  ['America/Toronto', '04/03/2026', '18:05'],
  ['Asia/Kolkata', '05/03/2026', '04:35'],
])('MKT-25 the day and the hour are those of %s', (timeZone, day, time) => {
  expect(formatDate(at, timeZone)).toBe(day);
  expect(formatTime(at, { timeZone })).toBe(time);
});

test('MKT-25 without a zone the date is that of the machine, as the browser’s', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(formatDateTime(at)).toBe(formatDateTime(at, { timeZone }));
});

test('midnight is 00:00', () => {
  expect(formatTime('2026-03-04T00:00:00Z', { timeZone: 'UTC' })).toBe('00:00');
});
