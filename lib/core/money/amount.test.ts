import fc from 'fast-check';
import { readAmount, readExactAmount } from './amount.ts';
import { formatMoney } from './format.ts';
import { exponentOf, toWire } from './money.ts';

test.each([
  ['50', 'EUR', 5_000],
  [' 50 € ', 'EUR', 5_000],
  ['€20', 'EUR', 2_000],
  ['20,5', 'EUR', 2_050],
  ['20.50', 'EUR', 2_050],
  ['1 000', 'EUR', 100_000],
  ['1,000.50', 'EUR', 100_050],
  ['1.000,50', 'EUR', 100_050],
  ["1'234'567", 'EUR', 123_456_700],
  ['12.345', 'EUR', 1_234_500],
  ['0050', 'EUR', 5_000],
  ['５０', 'EUR', 5_000],
  ['५०', 'INR', 5_000],
  ['٥٠٫٥', 'EUR', 5_050],
  ['500 kr', 'NOK', 50_000],
  ['20.000', 'CLP', 20_000],
  ['$20,000', 'CLP', 20_000],
  ['S/ 80', 'PEN', 8_000],
  ['0', 'EUR', 0],
])('DEP-01 "%s" in %s is %d minor units', (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ minor });
});

test.each([
  ['', 'EUR', 'missing'],
  ['€', 'EUR', 'missing'],
  ['-50', 'EUR', 'notANumber'],
  ['+50', 'EUR', 'notANumber'],
  ['1e3', 'EUR', 'notANumber'],
  ['0x10', 'EUR', 'notANumber'],
  ['fifty', 'EUR', 'notANumber'],
  ['1.2.3', 'EUR', 'notANumber'],
  ['1,00,000', 'EUR', 'notANumber'],
  ['.5', 'EUR', 'notANumber'],
  ['50 NOK', 'EUR', 'notANumber'],
  ['0.001', 'EUR', 'tooFine'],
  ['20.1234', 'EUR', 'tooFine'],
  ['10.50', 'CLP', 'tooFine'],
  ['99999999999', 'EUR', 'tooLarge'],
])('DEP-01 "%s" in %s is refused: %s', (text, currency, error) => {
  expect(readAmount(text, currency)).toEqual({ error });
});

const currencies = fc.constantFrom('EUR', 'NOK', 'BRL', 'CAD', 'CLP', 'PEN', 'INR', 'GBP');
const markets = fc.constantFrom('FI', 'NO', 'BR', 'CA', 'CL', 'UN');
const minors = fc.integer({ min: 0, max: 99_999_999_999 });

test('DEP-01 reads every formatted amount back', () => {
  fc.assert(
    fc.property(minors, currencies, markets, (minor, currency, market) => {
      expect(readAmount(formatMoney({ minor, currency }, market), currency)).toEqual({ minor });
    }),
  );
});

test('DEP-01 any text is an amount in whole minor units or an error, and never throws', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-+e €') })),
      currencies,
      (text, currency) => {
        const read = readAmount(text, currency);
        if ('error' in read) expect(['missing', 'notANumber', 'tooFine', 'tooLarge']).toContain(read.error);
        else expect(Number.isSafeInteger(read.minor) && read.minor >= 0).toBe(true);
      },
    ),
  );
});

test('DEP-14 a wire amount comes back exactly, and one between two minor units is none', () => {
  fc.assert(
    fc.property(minors, currencies, (minor, currency) => {
      const amount = toWire({ minor, currency });
      expect(readExactAmount(amount, currency)).toBe(minor);
      const between = amount + 0.4 / 10 ** exponentOf(currency);
      if (minor < 10_000_000) expect(readExactAmount(between, currency)).toBeUndefined();
    }),
  );
  for (const amount of [Number.NaN, Number.POSITIVE_INFINITY, 1e300, 10.005]) {
    expect(readExactAmount(amount, 'EUR')).toBeUndefined();
  }
});
