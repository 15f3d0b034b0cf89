import { minuteMs } from '#lib/core/time/durations.ts';
import { idleStage, idleTimeLeft } from '#lib/session/inactivity.ts';

test.each([
  [0, 'active'],
  [28 * minuteMs - 1, 'active'],
  [28 * minuteMs, 'warning'],
  [30 * minuteMs - 1, 'warning'],
  [30 * minuteMs, 'over'],
  [9 * 60 * minuteMs, 'over'],
] as const)('LOG-20 after %d ms without activity the stage is %s', (idle, stage) => {
  expect(idleStage(1_000, 1_000 + idle)).toBe(stage);
});

test('LOG-20 counts down to the sign-out, not below zero', () => {
  expect([29 * minuteMs, 31 * minuteMs].map((now) => idleTimeLeft(0, now))).toEqual([minuteMs, 0]);
});
