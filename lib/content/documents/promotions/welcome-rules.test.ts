import { hourMs } from '#lib/core/time/durations.ts';
import { isWelcomeDue } from './welcome-rules.ts';

const hour = hourMs;
const seen = { id: 'a', at: 0 };

test.each([
  ['session', undefined, 0, true],
  ['session', seen, hour, true],
  ['session', seen, hour / 2 - 1, false],
  ['day', undefined, 0, true],
  ['day', seen, 23 * hour, false],
  ['day', seen, 24 * hour, true],
  ['once', undefined, 0, true],
  ['once', seen, 9_999 * hour, false],
  ['once', { id: 'another', at: 0 }, hour, true],
  ['once', { id: 'another', at: 0 }, hour / 4, false],
] as const)('CNT-27 a greeting shown once a %s, last seen %j, is due at %i: %s', (frequency, last, now, due) => {
  expect(isWelcomeDue({ id: 'a', frequency }, last, now)).toBe(due);
});
