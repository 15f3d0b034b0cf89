import { listsCopy } from './catalogs.ts';
import { describeDailyHours } from './daily-hours.ts';

test('CNT-32 the hours of a day in words, over midnight and all day too', () => {
  expect(describeDailyHours({ start: '08:00', end: '24:00' }, 'de')).toBe('von 08:00 bis 24:00 Uhr');
  expect(describeDailyHours({ start: '18:00', end: '02:00' }, 'fi')).toBe('klo 18:00–02:00');
  for (const language of listsCopy.languages) {
    const allDay = describeDailyHours({ start: '00:00', end: '00:00' }, language);
    expect(allDay).not.toContain('00:00');
    expect(describeDailyHours({ start: '00:00', end: '24:00' }, language)).toBe(allDay);
  }
});
