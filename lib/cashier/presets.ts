import type { Money } from '#lib/core/money/money.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { isScaled, scaleEuro } from '#lib/core/money/scale.ts';
import type { DepositMethod } from './contract.ts';

const euros = [20, 50, 100, 200];

/** DEC-DEP-1: 20, 50, 100 and 200 euros in the wallet's currency, without those outside the method's bounds. */
export function selectPresets({ min, max, currency }: Pick<DepositMethod, 'min' | 'max' | 'currency'>): readonly Money[] {
  const minMinor = fromWire(min, currency).minor;
  const maxMinor = fromWire(max, currency).minor;
  // Without a scale for the currency, the rate comes from the method's minimum, which is worth ten euros.
  const convert = (amount: number) =>
    isScaled(currency) ? scaleEuro(amount, currency) : { minor: (minMinor * amount) / 10, currency };
  return euros.map(convert).filter(({ minor }) => minor >= minMinor && minor <= maxMinor);
}
