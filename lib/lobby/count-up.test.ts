import { potNow, tellPot } from './count-up.ts';

test('LOB-19 a pot counts up between two questions as fast as it grew before', () => {
  const first = tellPot(undefined, 1_000_000, 0);
  expect(potNow(first, 10_000)).toBe(1_000_000);
  const second = tellPot(first, 1_000_300, 15_000);
  expect(potNow(second, 15_000)).toBe(1_000_300);
  expect(potNow(second, 20_000)).toBe(1_000_400);
  expect(potNow(second, 10_000_000)).toBe(1_001_500);
});

test('LOB-19 a pot that was won begins anew, and stands still until it is told again', () => {
  const won = tellPot({ minor: 9_000_000, at: 0, perMs: 5 }, 1_000_000, 15_000);
  expect(potNow(won, 60_000)).toBe(1_000_000);
});

test('LOB-19 a clock that stands still divides by nothing', () => {
  expect(tellPot({ minor: 5, at: 100, perMs: 1 }, 7, 100)).toEqual({ minor: 7, at: 100, perMs: 0 });
});
