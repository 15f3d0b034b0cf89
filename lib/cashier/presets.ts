import type { Money } from '#lib/money/money.ts';
import { fromWire } from '#lib/money/money.ts';
import { isScaled, scaleEuro } from '#lib/money/scale.ts';
import type { DepositMethod } from './contract.ts';

const euros = [20, 50, 100, 200];

/** Decisions §2.7: 20, 50, 100 and 200 euros' worth in the wallet's currency, as far as the method takes them. */
export function presetsOf({ min, max, currency }: Pick<DepositMethod, 'min' | 'max' | 'currency'>): readonly Money[] {
  const least = fromWire(min, currency).minor;
  const most = fromWire(max, currency).minor;
  // A currency that nobody has scaled yet still has its bounds: a method's least is ten euros' worth.
  const worth = (amount: number) =>
    isScaled(currency) ? scaleEuro(amount, currency) : { minor: (least * amount) / 10, currency };
  return euros.map(worth).filter(({ minor }) => minor >= least && minor <= most);
}
