import { readAmount } from '#lib/core/money/amount.ts';
import { exponentOf } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';

/** The amount that a player typed, in minor units; undefined for anything that is none, or could be two. */
export function parseStake(text: string, currency: string): number | undefined {
  const read = readAmount(text, currency);
  return 'minor' in read ? read.minor : undefined;
}

/** Writes minor units as a player would type them. */
export function stakeText(minor: number, currency: string): string {
  const exponent = exponentOf(currency);
  if (exponent === 0) return String(minor);
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

/** Amounts of the quick buttons: 5, 10 and 25 euros, in round amounts of every currency. */
export const quickStakes = (currency: string): readonly number[] => [5, 10, 25].map((euros) => scaleEuro(euros, currency).minor);
