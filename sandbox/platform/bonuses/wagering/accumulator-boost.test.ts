import { boostOf } from '#lib/core/money/accumulator-boost.ts';
import { campaignTable as rows } from '#sandbox/data/tables/campaign-table.ts';
import { termsSchema } from '#sandbox/data/tables/campaign-terms.ts';
import { boostTermsOf } from './accumulator-boost.ts';

const { accumulator } = termsSchema.parse(rows.find(({ campaignId }) => campaignId === 'cmp_accumulator_boost')?.terms);
const legs = (count: number, oddsMilli = 1_800) => Array.from({ length: count }, (_, n) => ({ eventId: `e${n}`, oddsMilli }));
const boost = (won: readonly { eventId: string; oddsMilli: number }[], netMinor: number, currency = 'EUR') =>
  accumulator && boostOf(boostTermsOf(accumulator, currency), won, netMinor).minor;

test('BON-30 the boost rises from 5 % of the net winnings for three selections to 50 % for ten or more', () => {
  const percents = Array.from({ length: 15 }, (_, count) => boost(legs(count), 100));
  expect(percents).toEqual([0, 0, 0, 5, 10, 15, 20, 25, 30, 40, 50, 50, 50, 50, 50]);
});

test('BON-30 selections below odds of 1.80 and further ones on the same event do not count', () => {
  expect(boost([...legs(2), { eventId: 'low', oddsMilli: 1_799 }], 100)).toBe(0);
  expect(boost([...legs(2), { eventId: 'e1', oddsMilli: 2_000 }], 100)).toBe(0);
  expect(boost([...legs(3), { eventId: 'low', oddsMilli: 1_799 }], 100)).toBe(5);
});

test('BON-30 the boost is rounded down, and its maximum is scaled to the currency', () => {
  expect([boost(legs(3), 199), boost(legs(3), 19), boost(legs(3), -100)]).toEqual([9, 0, 0]);
  expect([boost(legs(10), 100_001), boost(legs(10), 99_999)]).toEqual([50_000, 49_999]);
  expect(boost(legs(10), 100_000_000_000, 'CLP')).toBe(500_000);
});
