import { idleStage, idleTimeLeft } from '#lib/session/inactivity.ts';

const minute = 60_000;

test.each([
  [0, 'active'],
  [28 * minute - 1, 'active'],
  [28 * minute, 'warning'],
  [30 * minute - 1, 'warning'],
  [30 * minute, 'over'],
  [9 * 60 * minute, 'over'],
] as const)('LOG-20 after %d ms without activity the stage is %s', (idle, stage) => {
  expect(idleStage(1_000, 1_000 + idle)).toBe(stage);
});

test('LOG-20 counts down to the sign-out, not below zero', () => {
  expect([29 * minute, 31 * minute].map((now) => idleTimeLeft(0, now))).toEqual([minute, 0]);
});
