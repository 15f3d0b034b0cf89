import type { PayingSymbol } from '../lines/symbols.ts';

/** Relative weight of each symbol in a cell; the first and the last reel have no wild. */
export type Weights = Readonly<Record<PayingSymbol | 'wild' | 'scatter', number>>;

export const paying = ['h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const satisfies readonly PayingSymbol[];
export const reelCount = 6;
/** Numbers of cells of a reel, with weights: up to 117,649 ways. */
export const heights: readonly (readonly [cells: number, weight: number])[] = [
  [2, 30],
  [3, 25],
  [4, 20],
  [5, 12],
  [6, 8],
  [7, 5],
];

/** The weighted symbols of one reel's cells. */
export function cellWeights(weights: Weights, reel: number): readonly (readonly [keyof Weights, number])[] {
  const hasWild = reel > 0 && reel < reelCount - 1;
  return [...paying, 'scatter' as const, ...(hasWild ? (['wild'] as const) : [])].map((symbol) => [symbol, weights[symbol]]);
}
