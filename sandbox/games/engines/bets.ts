import { z } from 'zod';

/** Chips on places of a table, minor units by place. */
export type Bets = Readonly<Record<string, number>>;

/** More than any table has. */
const mostPlaces = 160;

export const betsSchema = z
  .record(z.string().max(32), z.int().positive())
  .refine((bets) => Object.keys(bets).length > 0 && Object.keys(bets).length <= mostPlaces);

export interface TableLimits {
  readonly minMinor: number;
  readonly maxMinor: number;
  /** Every chip is a multiple of it, so that every prize is a whole number of minor units. */
  readonly unit: number;
}

/** What all chips cost; undefined when a place is none of the table's, a chip too small or all of them too much. */
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
