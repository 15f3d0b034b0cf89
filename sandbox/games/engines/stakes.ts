import { scaleStake } from '#lib/core/money/scale.ts';

/** Lowest and highest stake of a round in minor units, and all allowed stakes in ascending order. */
export interface Stakes {
  readonly minMinor: number;
  readonly maxMinor: number;
  readonly ladder: readonly number[];
}

const steps = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/**
 * The stakes of a game in a currency: round numbers between its limits in euro, each a multiple of `unit` minor units, so that
 * every win is a whole number of minor units.
 */
export function stakesFor([min, max]: readonly [min: number, max: number], currency: string, unit: number): Stakes {
  const minMinor = Math.ceil(scaleStake(min, currency).minor / unit) * unit;
  const maxMinor = Math.floor(scaleStake(max, currency).minor / unit) * unit;
  const ladder = new Set<number>([minMinor, maxMinor]);
  for (let power = 1; power <= maxMinor; power *= 10) {
    for (const step of steps) {
      const minor = Math.round(step * power);
      if (minor >= minMinor && minor <= maxMinor && minor % unit === 0) ladder.add(minor);
    }
  }
  return { minMinor, maxMinor, ladder: [...ladder].sort((a, b) => a - b) };
}
