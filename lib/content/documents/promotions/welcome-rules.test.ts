import { hourMs } from '#lib/core/time/durations.ts';
import { isWelcomeDue } from './welcome-rules.ts';

const seen = { id: 'a', at: 0 };

test.each([
  ['session', undefined, 0, true],
  ['session', seen, hourMs, true],
  ['session', seen, hourMs / 2 - 1, false],
  ['day', undefined, 0, true],
  ['day', seen, 23 * hourMs, false],
  ['day', seen, 24 * hourMs, true],
  ['once', undefined, 0, true],
  ['once', seen, 9_999 * hourMs, false],
  ['once', { id: 'another', at: 0 }, hourMs, true],
  ['once', { id: 'another', at: 0 }, hourMs / 4, false],
] as const)('CNT-27 a greeting shown once a %s, last seen %j, is due at %i: %s', (frequency, last, now, due) => {
  expect(isWelcomeDue({ id: 'a', frequency }, last, now)).toBe(due);
});
