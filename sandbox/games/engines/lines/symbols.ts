/** Four high-paying and four low-paying symbols, the wild, and the scatter that awards free spins. */
export const symbols = ['h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4', 'wild', 'scatter'] as const;
export type ReelSymbol = (typeof symbols)[number];
export type PayingSymbol = Exclude<ReelSymbol, 'wild' | 'scatter'>;

export type Strip = readonly ReelSymbol[];
/** One strip per reel. */
export type Reels = readonly Strip[];

/** Prizes in tenths of the stake by count from the left; index 0 is three of a kind. */
export type Pays = Readonly<Record<PayingSymbol, readonly number[]>>;

/** Number of each symbol on a strip. */
export type Counts = Readonly<Partial<Record<ReelSymbol, number>>>;

/** The row that a line crosses on each reel, counted from the top. */
export type Line = readonly number[];

/** The twenty lines of five reels. */
export const twentyLines: readonly Line[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 1, 2, 1],
  [1, 2, 1, 0, 1],
  [1, 0, 0, 1, 0],
  [1, 2, 2, 1, 2],
  [0, 1, 0, 0, 1],
  [2, 1, 2, 2, 1],
  [0, 2, 0, 2, 0],
  [2, 0, 2, 0, 2],
  [1, 0, 2, 0, 1],
  [1, 2, 0, 2, 1],
  [0, 0, 1, 2, 0],
  [2, 2, 1, 0, 2],
  [0, 1, 1, 1, 0],
];

/** The five lines of three reels. */
export const fiveLines: readonly Line[] = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
];
