import { type LimitPeriod, limitPeriods } from '#lib/core/market/protection.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';
import type { LimitError } from '#lib/protection/limits/contract.ts';
import type { LimitSetting } from './tables.ts';

const minEuros = 5;
const maxEuros = 100_000;

/** Bounds of every limit, in minor units of the currency. */
export function limitBounds(currency: string) {
  return { minMinor: scaleEuro(minEuros, currency).minor, maxMinor: scaleEuro(maxEuros, currency).minor };
}

type Neighbour = Pick<LimitSetting, 'valueMinor' | 'pendingMinor' | 'pendingDelete'> & { readonly period: LimitPeriod };

/** Why a value is no limit of its period (LIM-06); the other periods are compared as they will be (DEC-LIM-3). */
export function checkLimitValue(
  minor: number | undefined,
  period: LimitPeriod,
  all: readonly Neighbour[],
  currency: string,
): LimitError | undefined {
  const { minMinor, maxMinor } = limitBounds(currency);
  if (minor === undefined || minor < minMinor || minor > maxMinor || minor % fromWire(1, currency).minor !== 0) return 'INTERVAL';
  const own = limitPeriods.indexOf(period);
  const future = all.flatMap((each) => {
    const value = each.pendingDelete ? null : (each.pendingMinor ?? each.valueMinor);
    return value === null ? [] : [{ at: limitPeriods.indexOf(each.period), value }];
  });
  if (future.some(({ at, value }) => at > own && minor > value)) return 'TOO_HIGH';
  if (future.some(({ at, value }) => at < own && minor < value)) return 'TOO_LOW';
  return undefined;
}
