import { readTypedAmount } from './typed-amount.ts';

test.each([
  ['25', 'EUR', 25],
  ['1,000.50 €', 'EUR', 1_000.5],
  ['-12.34', 'EUR', -12.34],
  ['−12', 'EUR', -12],
  ['10.000', 'CLP', 10_000],
  ['10.000', 'EUR', Number.NaN],
  ['1e3', 'EUR', Number.NaN],
  ['0x10', 'EUR', Number.NaN],
  ['--5', 'EUR', Number.NaN],
  ['0.001', 'EUR', Number.NaN],
  ['', 'EUR', Number.NaN],
])('OPS-05 the operator’s "%s" in %s is %d', (text, currency, amount) => expect(readTypedAmount(text, currency)).toBe(amount));
