import { siteLocales } from '#lib/core/market/markets.ts';
import { currencyRecords } from './currencies.ts';
import { currencyDisplay, formatFactor, formatMoney, formatNumber, formatWholeMoney, plainAmount } from './format.ts';
import { fromWire, sum, toWire } from './money.ts';
import { numberFormOf } from './number-form.ts';

const usual = (market: string) => numberFormOf({ market, tag: 'de' });

describe('money', () => {
  test('MKT-20 shows the euro before the amount without a space', () => {
    expect(formatMoney({ minor: 5_000, currency: 'EUR' }, usual('UN'))).toBe('€50.00');
    expect(currencyDisplay('EUR', usual('UN'))).toEqual({ symbol: '€', hasSpace: false, position: 'before' });
  });

  test.each(['AT', 'FI'])('MKT-21 shows the euro after the amount with a space in %s', (market) => {
    expect(formatMoney({ minor: 123_450, currency: 'EUR' }, usual(market))).toBe('1,234.50 €');
  });

  test('every market has a currency with a symbol', () => {
    for (const { currency } of siteLocales) expect(currencyRecords.has(currency)).toBe(true);
  });

  test('MKT-22 shows kr after with a space and R$ before', () => {
    expect(formatMoney({ minor: 100_00, currency: 'NOK' }, usual('NO'))).toBe('100.00 kr');
    expect(formatMoney({ minor: 100_00, currency: 'BRL' }, usual('BR'))).toBe('R$100.00');
  });

  test('MKT-23 groups thousands with commas', () => {
    expect(formatMoney({ minor: 123_456_789, currency: 'GBP' }, usual('GB'))).toBe('£1,234,567.89');
    expect(formatMoney({ minor: 123_456_789, currency: 'EUR' }, usual('FI'))).toBe('1,234,567.89 €');
    expect([243, 117_649].map((count) => formatNumber(count, usual('UN')))).toEqual(['243', '117,649']);
  });

  test.each([
    ['de-AT', 'AT', '1\u00a0234\u00a0567,89 €'],
    ['fi-FI', 'FI', '1\u00a0234\u00a0567,89 €'],
    ['pt-BR', 'BR', '€1.234.567,89'],
    ['es-CL', 'CL', '€1.234.567,89'],
    ['en-IN', 'IN', '€12,34,567.89'],
    ['en', 'UN', '€1,234,567.89'],
  ])('DEC-NUM-1 a market that asks for it has the form of its language: %s', (tag, market, text) => {
    const numbers = numberFormOf({ market, tag }, 'locale');
    expect(formatMoney({ minor: 123_456_789, currency: 'EUR' }, numbers)).toBe(text);
  });

  test('DEC-NUM-1 odds, counts, factors and what is put into a field have the form, too', () => {
    const german = numberFormOf({ market: 'DE', tag: 'de' }, 'locale');
    expect(formatNumber(3.6, german, 2)).toBe('3,60');
    expect(formatNumber(-117_649, german)).toBe('−117.649');
    expect([2, 2.5, 0.25].map((value) => formatFactor(value, german))).toEqual(['2', '2,5', '0,25']);
    expect([2_050, 123_400].map((minor) => plainAmount({ minor, currency: 'EUR' }, german))).toEqual(['20,50', '1234']);
    expect(formatNumber(1_000, numberFormOf({ market: 'CL', tag: 'es-CL' }, 'locale'))).toBe('1.000');
  });

  test('shows no decimals where the currency has none, and a true minus sign', () => {
    expect(formatMoney({ minor: -1_500, currency: 'CLP' }, usual('CL'))).toBe('−$1,500');
  });

  test('drops only empty decimals from whole amounts', () => {
    expect(formatWholeMoney({ minor: 5_000, currency: 'EUR' }, usual('FI'))).toBe('50 €');
    expect(formatWholeMoney({ minor: 5_050, currency: 'EUR' }, usual('FI'))).toBe('50.50 €');
  });

  test('reads wire amounts without the float error of a product', () => {
    expect(fromWire(1.005, 'EUR').minor).toBe(101);
    expect(fromWire(19.99, 'EUR').minor).toBe(1_999);
    expect(fromWire(-0.29, 'EUR').minor).toBe(-29);
    expect(toWire({ minor: 1_500, currency: 'JPY' })).toBe(1_500);
  });

  test('rejects a sum of two currencies', () => {
    expect(() => sum('EUR', [{ minor: 1, currency: 'NOK' }])).toThrow(RangeError);
  });
});
