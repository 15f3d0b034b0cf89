import { exponentOf } from '#lib/core/money/money.ts';
import { scaleEuro } from '#lib/core/money/scale.ts';

/** The amount that a player typed, in minor units; undefined for anything that is none. Takes a comma or a point. */
export function parseStake(text: string, currency: string): number | undefined {
  const match = /^(\d{1,7})(?:[.,](\d{0,2}))?$/.exec(text.replace(/\s/g, ''));
  if (!match) return undefined;
  const [, whole = '0', part = ''] = match;
  const exponent = exponentOf(currency);
  if (exponent === 0) return /[1-9]/.test(part) ? undefined : Number(whole);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

/** Writes minor units as a player would type them. */
export function stakeText(minor: number, currency: string): string {
  const exponent = exponentOf(currency);
  if (exponent === 0) return String(minor);
  return minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2);
}

/** Amounts of the quick buttons: 5, 10 and 25 euros, in round amounts of every currency. */
export const quickStakes = (currency: string): readonly number[] => [5, 10, 25].map((euros) => scaleEuro(euros, currency).minor);
