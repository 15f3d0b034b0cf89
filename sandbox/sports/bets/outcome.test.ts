import fc from 'fast-check';
import { decideBet } from './outcome.ts';
import { cashOutValue, isWithinTolerance, multiplyOdds, payoutOf } from './pricing.ts';

const bet = (...selections: (readonly [oddsMilli: number, result: 'WON' | 'LOST' | 'VOID' | null])[]) => ({
  stakeMinor: 1_000,
  selections: selections.map(([oddsMilli, result]) => ({ oddsMilli, result })),
});

test.each([
  ['a won single pays stake times odds', bet([2_350, 'WON']), { state: 'WON', payoutMinor: 2_350, totalOddsMilli: 2_350 }],
  ['a lost single pays nothing', bet([2_350, 'LOST']), { state: 'LOST', payoutMinor: 0, totalOddsMilli: 2_350 }],
  ['a void single is void', bet([2_350, 'VOID']), { state: 'VOID' }],
  ['an undecided single stays open', bet([2_350, null]), undefined],
  [
    'an accumulator pays the product',
    bet([2_000, 'WON'], [1_500, 'WON']),
    { state: 'WON', payoutMinor: 3_000, totalOddsMilli: 3_000 },
  ],
  [
    'a void selection counts 1.0',
    bet([2_000, 'WON'], [1_500, 'VOID']),
    { state: 'WON', payoutMinor: 2_000, totalOddsMilli: 2_000 },
  ],
  ['an accumulator is void when all selections are', bet([2_000, 'VOID'], [1_500, 'VOID']), { state: 'VOID' }],
  [
    'an accumulator is lost with its first lost selection',
    bet([2_000, 'LOST'], [1_500, null]),
    { state: 'LOST', payoutMinor: 0, totalOddsMilli: 3_000 },
  ],
  ['an accumulator with an undecided selection stays open', bet([2_000, 'WON'], [1_500, null]), undefined],
])('SPB-06 %s', (_, decidable, outcome) => {
  expect(decideBet(decidable)).toEqual(outcome);
});

test('odds are multiplied exactly and rounded down once', () => {
  expect(multiplyOdds([1_333, 1_333, 1_333])).toBe(2_368);
  expect(multiplyOdds(Array.from({ length: 12 }, () => 1_000_000))).toBe(Number.MAX_SAFE_INTEGER);
  expect(payoutOf(333, 1_333)).toBe(443);
});

test('a bet in fair odds is worth its stake less the margin, and nothing sold is worth more than it can win', () => {
  expect(cashOutValue(1_000, [{ oddsMilli: 2_000, probability: 0.5 }])).toBe(950);
  const selection = fc.record({
    oddsMilli: fc.integer({ min: 1_001, max: 50_000 }),
    probability: fc.double({ min: 0.01, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), fc.array(selection, { minLength: 1, maxLength: 3 }), (stakeMinor, sold) => {
      const value = cashOutValue(stakeMinor, sold);
      const win = sold.reduce((total, { oddsMilli }) => (total * oddsMilli) / 1_000, stakeMinor);
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(win);
    }),
  );
});

test('a fall of three percent within the delay is tolerated, more is not', () => {
  expect([1_940, 1_939, 2_500].map((current) => isWithinTolerance(2_000, current))).toEqual([true, false, true]);
});
