import { estimateJackpot, nextReading } from './jackpot-estimate.ts';

test('LOB-19 a jackpot counts up between two requests as fast as it grew before', () => {
  const first = nextReading(undefined, 1_000_000, 0);
  expect(estimateJackpot(first, 10_000)).toBe(1_000_000);
  const second = nextReading(first, 1_000_300, 15_000);
  expect(estimateJackpot(second, 15_000)).toBe(1_000_300);
  expect(estimateJackpot(second, 20_000)).toBe(1_000_400);
  expect(estimateJackpot(second, 10_000_000)).toBe(1_001_500);
});

test('LOB-19 a jackpot that was won starts again, and does not move until the next reading', () => {
  const won = nextReading({ minor: 9_000_000, at: 0, perMs: 5 }, 1_000_000, 15_000);
  expect(estimateJackpot(won, 60_000)).toBe(1_000_000);
});

test('LOB-19 two readings at the same time give no growth', () => {
  expect(nextReading({ minor: 5, at: 100, perMs: 1 }, 7, 100)).toEqual({ minor: 7, at: 100, perMs: 0 });
});
