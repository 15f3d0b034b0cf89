import { z } from 'zod';

/** Chips on a table: minor units by place. */
export type Bets = Readonly<Record<string, number>>;

/** Above the number of places of any table. */
const maxPlaces = 160;

export const betsSchema = z
  .record(z.string().max(32), z.int().positive())
  .refine((bets) => Object.keys(bets).length > 0 && Object.keys(bets).length <= maxPlaces);

export interface TableLimits {
  readonly minMinor: number;
  readonly maxMinor: number;
  /** Every chip is a multiple of this, so that every win is a whole number of minor units. */
  readonly unit: number;
}

/** The total of all chips; undefined for an unknown place, a chip below the minimum or a total above the maximum. */
export function priceOf(
  bets: Bets,
  { minMinor, maxMinor, unit }: TableLimits,
  isPlace: (place: string) => boolean,
): number | undefined {
  let total = 0;
  for (const [place, minor] of Object.entries(bets)) {
    if (!isPlace(place) || minor < minMinor || minor % unit !== 0) return undefined;
    total += minor;
  }
  return total <= maxMinor ? total : undefined;
}
