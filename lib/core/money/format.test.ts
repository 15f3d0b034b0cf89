import { siteLocales } from '#lib/core/market/markets.ts';
import { currencyRecords } from './currencies.ts';
import { currencyDisplay, formatCount, formatMoney, formatWholeMoney } from './format.ts';
import { fromWire, sum, toWire } from './money.ts';

describe('money', () => {
  test('MKT-20 shows the euro before the amount without a space', () => {
    expect(formatMoney({ minor: 5_000, currency: 'EUR' }, 'UN')).toBe('€50.00');
    expect(currencyDisplay('EUR', 'UN')).toEqual({ symbol: '€', hasSpace: false, position: 'before' });
  });

  test.each(['AT', 'FI'])('MKT-21 shows the euro after the amount with a space in %s', (market) => {
    expect(formatMoney({ minor: 123_450, currency: 'EUR' }, market)).toBe('1,234.50 €');
  });

  test('every market has a currency with a symbol', () => {
    for (const { currency } of siteLocales) expect(currencyRecords.has(currency)).toBe(true);
  });

  test('MKT-22 shows kr after with a space and R$ before', () => {
    expect(formatMoney({ minor: 100_00, currency: 'NOK' }, 'NO')).toBe('100.00 kr');
    expect(formatMoney({ minor: 100_00, currency: 'BRL' }, 'BR')).toBe('R$100.00');
  });

  test('MKT-23 groups thousands with commas', () => {
    expect(formatMoney({ minor: 123_456_789, currency: 'GBP' }, 'GB')).toBe('£1,234,567.89');
    expect(formatMoney({ minor: 123_456_789, currency: 'EUR' }, 'FI')).toBe('1,234,567.89 €');
    expect([243, 117_649].map(formatCount)).toEqual(['243', '117,649']);
  });

  test('shows no decimals where the currency has none, and a true minus sign', () => {
    expect(formatMoney({ minor: -1_500, currency: 'CLP' }, 'CL')).toBe('−$1,500');
  });

  test('drops only empty decimals from whole amounts', () => {
    expect(formatWholeMoney({ minor: 5_000, currency: 'EUR' }, 'FI')).toBe('50 €');
    expect(formatWholeMoney({ minor: 5_050, currency: 'EUR' }, 'FI')).toBe('50.50 €');
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
