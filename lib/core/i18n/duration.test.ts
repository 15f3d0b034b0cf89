import { minuteMs } from '../time/durations.ts';
import { spellDuration, spellMinutes, spellUnit } from './duration.ts';

test.each([
  ['en', 2_881 * minuteMs, '3 days'],
  ['en', 1_440 * minuteMs, '1 day'],
  ['en', 312 * minuteMs, '5 hours, 12 minutes'],
  ['en', 60 * minuteMs, '1 hour'],
  ['en', 20_000, '1 minute'],
  ['fi-FI', 312 * minuteMs, '5 tuntia ja 12 minuuttia'],
  ['de-AT', 61 * minuteMs, '1 Stunde, 1 Minute'],
  ['ja', 312 * minuteMs, '5 時間 12 分'],
])('LOG-06 in %s %d ms are %s', (tag, millis, said) => {
  expect(spellDuration(tag, millis)).toBe(said);
});

test('LOG-07 writes days in the language', () => {
  expect([spellUnit('nb-NO', 180, 'day'), spellUnit('pt-BR', 1, 'day')]).toEqual(['180 døgn', '1 dia']);
});

test('DEC-RGA-13 minutes in a table are hours and minutes, never days', () => {
  expect([0, 5, 60, 1_565].map((minutes) => spellMinutes('en', minutes))).toEqual(['0 min', '5 min', '1 hr', '26 hr 5 min']);
  expect(spellMinutes('fi-FI', 65)).toBe('1 t 5 min');
});
