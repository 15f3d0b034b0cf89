import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { checkLimitValue } from './check-value.ts';

type Values = Partial<Record<LimitPeriod, number | { readonly value: number; readonly pending: number | 'removal' }>>;

function limitsOf(values: Values) {
  return Object.entries(values).map(([period, given]) => {
    const { value, pending } = typeof given === 'number' ? { value: given, pending: null } : given;
    return {
      period: period as LimitPeriod,
      valueMinor: value,
      pendingMinor: typeof pending === 'number' ? pending : null,
      pendingDelete: pending === 'removal',
    };
  });
}

test.each<[string, number | undefined, LimitPeriod, Values, string | undefined]>([
  ['a value without others', 100, 'D', {}, undefined],
  ['the least', 5, 'D', {}, undefined],
  ['less than the least', 4, 'D', {}, 'INTERVAL'],
  ['zero', 0, 'M', {}, 'INTERVAL'],
  ['less than nothing', -10, 'W', {}, 'INTERVAL'],
  ['the most', 100_000, 'M', {}, undefined],
  ['more than the most', 100_001, 'M', {}, 'INTERVAL'],
  ['a part of a euro', 50.5, 'D', {}, 'INTERVAL'],
  ['no amount', undefined, 'D', {}, 'INTERVAL'],
  ['a day as high as the week', 300, 'D', { W: 300 }, undefined],
  ['a day above the week', 301, 'D', { W: 300 }, 'TOO_HIGH'],
  ['a day above the month, where no week is set', 301, 'D', { M: 300 }, 'TOO_HIGH'],
  ['a week above the month', 301, 'W', { D: 10, M: 300 }, 'TOO_HIGH'],
  ['a week below the day', 99, 'W', { D: 100, M: 300 }, 'TOO_LOW'],
  ['a month below the day, where no week is set', 99, 'M', { D: 100 }, 'TOO_LOW'],
  ['a month above everything', 9_999, 'M', { D: 100, W: 200 }, undefined],
  ['a day within the pending week', 400, 'D', { W: { value: 300, pending: 500 } }, undefined],
  ['a month below the pending week', 400, 'M', { W: { value: 300, pending: 500 } }, 'TOO_LOW'],
  ['a day above a week that is being removed', 400, 'D', { W: { value: 300, pending: 'removal' } }, undefined],
])('LIM-06 %s', (_, euros, period, values, expected) => {
  const minor = euros === undefined ? undefined : Math.round(euros * 100);
  const inMinor = limitsOf(values).map((each) => ({
    ...each,
    valueMinor: each.valueMinor * 100,
    pendingMinor: each.pendingMinor === null ? null : each.pendingMinor * 100,
  }));
  expect(checkLimitValue(minor, period, inMinor, 'EUR')).toBe(expected);
});

test('LIM-06 the range is scaled to the currency', () => {
  expect(checkLimitValue(4_900, 'D', [], 'NOK')).toBe('INTERVAL');
  expect(checkLimitValue(5_000, 'D', [], 'NOK')).toBeUndefined();
  expect(checkLimitValue(5_050, 'D', [], 'NOK')).toBe('INTERVAL');
});
