import { ownValue } from '#lib/core/own-value.ts';
import type { Amounts, SportsBet } from './tables.ts';

type Staked = Pick<SportsBet, 'stakeMinor' | 'bonusStakes'>;

/** What each account paid of a stake. */
export function stakeParts({ stakeMinor, bonusStakes }: Staked): Amounts {
  const main = stakeMinor - total(bonusStakes);
  return main > 0 ? { ...bonusStakes, main } : bonusStakes;
}

/** Takes an amount from parts, main first; at most what they have. */
export function takeFrom(parts: Amounts, wantedMinor: number): Amounts {
  const taken: Record<string, number> = {};
  let left = wantedMinor;
  const names = Object.keys(parts).toSorted((one, other) => Number(other === 'main') - Number(one === 'main'));
  for (const name of names) {
    const part = Math.min(left, ownValue(parts, name) ?? 0);
    if (part > 0) taken[name] = part;
    left -= part;
  }
  return taken;
}

export function total(amounts: Amounts): number {
  return Object.values(amounts).reduce((sum, minor) => sum + minor, 0);
}
