import { estimateJackpot, nextReading } from './jackpot-estimate.ts';

const euro = (minor: number) => ({ minor, currency: 'EUR' });

test('LOB-19 a jackpot counts up between two requests as fast as it grew before', () => {
  const first = nextReading(undefined, euro(1_000_000), 0);
  expect(estimateJackpot(first, 10_000)).toBe(1_000_000);
  const second = nextReading(first, euro(1_000_300), 15_000);
  expect(estimateJackpot(second, 15_000)).toBe(1_000_300);
  expect(estimateJackpot(second, 20_000)).toBe(1_000_400);
  expect(estimateJackpot(second, 10_000_000)).toBe(1_001_500);
});

test('LOB-19 a jackpot that was won starts again, and does not move until the next reading', () => {
  const won = nextReading({ ...euro(9_000_000), at: 0, perMs: 5 }, euro(1_000_000), 15_000);
  expect(estimateJackpot(won, 60_000)).toBe(1_000_000);
});

test('LOB-19 two readings at the same time give no growth', () => {
  expect(nextReading({ ...euro(5), at: 100, perMs: 1 }, euro(7), 100)).toEqual({ ...euro(7), at: 100, perMs: 0 });
});

test('LOB-19 DEC-X-12 a reading in another currency is no growth', () => {
  const market = nextReading(undefined, { minor: 1_500_000, currency: 'CAD' }, 0);
  const wallet = nextReading(market, euro(9_000_000), 15_000);
  expect(wallet).toEqual({ ...euro(9_000_000), at: 15_000, perMs: 0 });
});
