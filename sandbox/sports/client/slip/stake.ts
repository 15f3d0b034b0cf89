import { readAmount } from '#lib/core/money/amount.ts';
import type { NumberForm } from '#lib/core/money/number-form.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';

/** The amount that a player typed, in minor units; undefined for anything that is none, or could be two. */
export function parseStake(text: string, currency: string, numbers: NumberForm): number | undefined {
  const read = readAmount(text, currency, numbers);
  return 'minor' in read ? read.minor : undefined;
}

/** Amounts of the quick buttons: 5, 10 and 25 euros, in round amounts of every currency. */
export const quickStakes = (currency: string): readonly number[] => [5, 10, 25].map((euros) => scaleEuro(euros, currency).minor);
