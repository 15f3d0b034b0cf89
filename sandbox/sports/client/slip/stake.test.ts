import { parseStake, quickStakes } from './stake.ts';

test.each([
  ['10', 'EUR', 1_000],
  ['2,5', 'EUR', 250],
  ['0.05', 'EUR', 5],
  ['1 000', 'CLP', 1_000],
  ['1.000', 'CLP', 1_000],
  ['10000.00', 'CLP', 10_000],
  ['1,00,000', 'INR', 10_000_000],
  ['Rs. 500', 'INR', 50_000],
  ['S/. 50', 'PEN', 5_000],
  ['CA$50', 'CAD', 5_000],
  ['50,-', 'EUR', 5_000],
  ['1.5', 'CLP', undefined],
  ['', 'EUR', undefined],
  ['-1', 'EUR', undefined],
  ['1.234', 'EUR', undefined],
  ['ten', 'EUR', undefined],
])('"%s" in %s is %s', (text, currency, minor) => {
  expect(parseStake(text, currency, { group: ',', decimal: '.' })).toBe(minor);
});

test('quick amounts are round in every currency', () => {
  expect(quickStakes('EUR')).toEqual([500, 1_000, 2_500]);
});
