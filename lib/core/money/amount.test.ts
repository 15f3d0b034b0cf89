import fc from 'fast-check';
import { siteLocales } from '#lib/core/market/markets.ts';
import { readAmount, readExactAmount } from './amount.ts';
import { currencyRecords } from './currencies.ts';
import { formatMoney, formatWholeMoney, plainAmount, unbroken } from './format.ts';
import { exponentOf, toWire } from './money.ts';
import { numberFormats, numberFormOf } from './number-form.ts';

test.each([
  ['50', 'EUR', 5_000],
  [' 50 € ', 'EUR', 5_000],
  ['€20', 'EUR', 2_000],
  ['20,5', 'EUR', 2_050],
  ['20.50', 'EUR', 2_050],
  ['1 000', 'EUR', 100_000],
  ['1\u202f000,50', 'EUR', 100_050],
  ['1\u00a0000\u00a0000', 'EUR', 100_000_000],
  ['1,000.50', 'EUR', 100_050],
  ['1.000,50', 'EUR', 100_050],
  ['1,234', 'EUR', 123_400],
  ['1.234.567', 'EUR', 123_456_700],
  ["1'234'567", 'EUR', 123_456_700],
  ['1’234.50', 'EUR', 123_450],
  ['0050', 'EUR', 5_000],
  ['５０', 'EUR', 5_000],
  ['１，０００', 'EUR', 100_000],
  ['٥٠٫٥', 'EUR', 5_050],
  ['١٬٠٠٠٫٥٠', 'EUR', 100_050],
  ['50,-', 'EUR', 5_000],
  ['50,– €', 'EUR', 5_000],
  ['50.—', 'EUR', 5_000],
  ['50.', 'EUR', 5_000],
  ['50 euroa', 'EUR', 5_000],
  ['50 e', 'EUR', 5_000],
  ['EUR 50,00', 'EUR', 5_000],
  ['500 kr', 'NOK', 50_000],
  ['100 kr.', 'NOK', 10_000],
  ['kr. 100', 'NOK', 10_000],
  ['kr 1 000,-', 'NOK', 100_000],
  ['100:-', 'NOK', 10_000],
  ['NOK 100', 'NOK', 10_000],
  ['R$ 50,00', 'BRL', 5_000],
  ['R$1.000,00', 'BRL', 100_000],
  ['50 reais', 'BRL', 5_000],
  ['CA$50', 'CAD', 5_000],
  ['C$ 50', 'CAD', 5_000],
  ['$50 CAD', 'CAD', 5_000],
  ['50,00 $ CA', 'CAD', 5_000],
  ['50 $', 'CAD', 5_000],
  ['NZ$50', 'NZD', 5_000],
  ['20.000', 'CLP', 20_000],
  ['$20,000', 'CLP', 20_000],
  ['10000.00', 'CLP', 10_000],
  ['10.000,00', 'CLP', 10_000],
  ['10,000.0', 'CLP', 10_000],
  ['$10.000.-', 'CLP', 10_000],
  ['CLP$ 1.000.000', 'CLP', 1_000_000],
  ['S/ 80', 'PEN', 8_000],
  ['S/. 50', 'PEN', 5_000],
  ['S/.50', 'PEN', 5_000],
  ['50 soles', 'PEN', 5_000],
  ['१००', 'INR', 10_000],
  ['५०', 'INR', 5_000],
  ['1,00,000', 'INR', 10_000_000],
  ['12,34,567.50', 'INR', 123_456_750],
  ['1 00 000', 'INR', 10_000_000],
  ['100,000', 'INR', 10_000_000],
  ['Rs. 500', 'INR', 50_000],
  ['Rs.500', 'INR', 50_000],
  ['500/-', 'INR', 50_000],
  ['Rs 500/-', 'INR', 50_000],
  ['₹ 5,000/=', 'INR', 500_000],
  ['500 rupees', 'INR', 50_000],
  ['1,500円', 'JPY', 1_500],
  ['￥1,500', 'JPY', 1_500],
  ['0', 'EUR', 0],
])('DEP-01 "%s" in %s is %d minor units', (text, currency, minor) => {
  expect(readAmount(text, currency)).toEqual({ minor });
});

test.each([
  ['10.000', 'EUR', 1_000_000],
  ['12.345', 'EUR', 1_234_500],
  ['€ 1.500', 'EUR', 150_000],
  ['R$ 10.000', 'BRL', 1_000_000],
  ['kr 1.000,-', 'NOK', 100_000],
  ['1.000', 'INR', 100_000],
])('DEP-01 "%s" in %s is thousands to some and decimals to others', (text, currency, larger) => {
  expect(readAmount(text, currency)).toEqual({ error: 'ambiguous', larger });
});

test.each([
  ['', 'EUR', 'missing'],
  ['€', 'EUR', 'missing'],
  ['-50', 'EUR', 'notANumber'],
  ['+50', 'EUR', 'notANumber'],
  ['−50', 'EUR', 'notANumber'],
  ['(50)', 'EUR', 'notANumber'],
  ['1e3', 'EUR', 'notANumber'],
  ['0x10', 'EUR', 'notANumber'],
  ['fifty', 'EUR', 'notANumber'],
  ['1.2.3', 'EUR', 'notANumber'],
  ['1,00,000', 'EUR', 'notANumber'],
  ['1,234,56', 'EUR', 'notANumber'],
  ['1.234.5', 'EUR', 'notANumber'],
  ['1,234 567', 'EUR', 'notANumber'],
  ['10 50', 'EUR', 'notANumber'],
  ['5 0', 'EUR', 'notANumber'],
  ['50 00', 'EUR', 'notANumber'],
  ['50⁰⁰', 'EUR', 'notANumber'],
  ['5½', 'EUR', 'notANumber'],
  ['.5', 'EUR', 'notANumber'],
  ['$.50', 'CAD', 'notANumber'],
  ['Rs .50', 'INR', 'notANumber'],
  ['50-', 'EUR', 'notANumber'],
  ['50-100', 'EUR', 'notANumber'],
  ['50/2', 'EUR', 'notANumber'],
  ['20·50', 'EUR', 'notANumber'],
  ['50 NOK', 'EUR', 'notANumber'],
  ['US$50', 'CAD', 'notANumber'],
  ['A$50', 'NZD', 'notANumber'],
  ['$50', 'EUR', 'notANumber'],
  ['50 k', 'EUR', 'notANumber'],
  ['10 mil', 'CLP', 'notANumber'],
  ['50%', 'EUR', 'notANumber'],
  ['50\n00', 'EUR', 'notANumber'],
  ['50<b>', 'EUR', 'notANumber'],
  ['0.001', 'EUR', 'tooFine'],
  ['20.1234', 'EUR', 'tooFine'],
  ['1234.567', 'EUR', 'tooFine'],
  ['1,000.500', 'EUR', 'tooFine'],
  ['10.50', 'CLP', 'tooFine'],
  ['10000.000', 'CLP', 'tooFine'],
  ['99999999999', 'EUR', 'tooLarge'],
])('DEP-01 "%s" in %s is refused: %s', (text, currency, error) => {
  expect(readAmount(text, currency)).toEqual({ error });
});

test.each([
  ['1.000', { minor: 100_000 }],
  ['1.000,5', { minor: 100_050 }],
  ['1,000', { error: 'ambiguous', larger: 100_000 }],
  ['20,50', { minor: 2_050 }],
  ['20.50', { minor: 2_050 }],
])('DEC-NUM-1 where the site parts thousands by points, %s is %j', (text, read) => {
  expect(readAmount(text, 'EUR', { group: '.' })).toEqual(read);
});

const currencies = fc.constantFrom(...currencyRecords.keys());
const minors = fc.integer({ min: 0, max: 99_999_999_999 });

test('DEP-01 reads every formatted amount back, in each of its forms', () => {
  fc.assert(
    fc.property(
      minors,
      currencies,
      fc.constantFrom(...siteLocales),
      fc.constantFrom(...numberFormats),
      (minor, currency, locale, format) => {
        const money = { minor, currency };
        const numbers = numberFormOf(locale, format);
        const ways = [formatMoney(money, numbers), formatWholeMoney(money, numbers), plainAmount(money, numbers)];
        for (const text of [...ways, ...ways.map(unbroken)]) {
          expect([text, readAmount(text, currency, numbers)]).toEqual([text, { minor }]);
        }
      },
    ),
  );
});

test('DEP-01 reads an amount back that is written as in the language of a market', () => {
  const ways = siteLocales.flatMap(({ tag, currency }) =>
    (['symbol', 'narrowSymbol', 'code'] as const).map((currencyDisplay) => ({ tag, currency, currencyDisplay })),
  );
  fc.assert(
    fc.property(minors, fc.constantFrom(...ways), (minor, { tag, currency, currencyDisplay }) => {
      const digits = exponentOf(currency);
      const format = new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay, minimumFractionDigits: digits });
      const text = format.format(minor / 10 ** digits);
      expect([text, readAmount(text, currency)]).toEqual([text, { minor }]);
    }),
    { numRuns: 500 },
  );
});

const typed = fc.string({ unit: fc.constantFrom(...'0123456789012345.,  -/€'), maxLength: 14 });

test('DEP-01 any text is an amount in whole minor units or an error, and never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), typed), currencies, (text, currency) => {
      const read = readAmount(text, currency);
      expect('error' in read || (Number.isSafeInteger(read.minor) && read.minor >= 0)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('DEP-01 one or two digits after the last comma or point are never whole units', () => {
  const ended = fc.tuple(fc.stringMatching(/^[\d., ']{0,9}\d$/), fc.stringMatching(/^[.,]\d{1,2}$/));
  fc.assert(
    fc.property(ended, currencies, ([before, end], currency) => {
      const read = readAmount(before + end, currency);
      if (!('minor' in read)) return;
      const cents = Number(end.slice(1).padEnd(2, '0'));
      const whole = Number(before.replaceAll(/\D/g, ''));
      expect(read.minor).toBe(exponentOf(currency) === 0 ? whole : whole * 100 + cents);
    }),
    { numRuns: 2_000 },
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
