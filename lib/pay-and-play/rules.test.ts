import { amountBounds, readAmount } from '#lib/pay-and-play/rules.ts';

const bounds = { minMinor: 2_000, maxMinor: 1_000_000 };

test.each([
  ['50', 5_000],
  [' 50 € ', 5_000],
  ['20,5', 2_050],
  ['20.55', 2_055],
  ['1,000', 100_000],
  ['1 000,50', 100_050],
  ['1,000.50', 100_050],
  ['10000', 1_000_000],
  ['５０', 5_000],
])('PNP-02 reads the amount %p as %d minor units', (text, minor) => {
  expect(readAmount(text, bounds)).toEqual({ minor });
});

test('PNP-02 an amount that can be read in two ways is refused with the larger one', () => {
  expect(readAmount('1.000', bounds)).toEqual({ error: 'ambiguous', larger: 100_000 });
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['fifty', 'notANumber'],
  ['-50', 'notANumber'],
  ['1e3', 'notANumber'],
  ['20.005.1', 'notANumber'],
  ['<b>50</b>', 'notANumber'],
  ['99999999999999', 'tooHigh'],
  ['19.99', 'tooLow'],
  ['0', 'tooLow'],
  ['10000.01', 'tooHigh'],
])('PNP-02 rejects the amount %p: %s', (text, error) => {
  expect(readAmount(text, bounds)).toEqual({ error });
});

test('PNP-02 editors can narrow the bounds, not widen or cross them', () => {
  expect(amountBounds(30, 500)).toEqual({ minMinor: 3_000, maxMinor: 50_000 });
  expect(amountBounds(1, 1_000_000)).toEqual(bounds);
  expect(amountBounds(null, undefined)).toEqual(bounds);
  expect(amountBounds(500, 30)).toEqual(bounds);
});
