/** What lies on the reels: four great and four small symbols, one that stands for them, one that opens the free spins. */
export const symbols = ['h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4', 'wild', 'scatter'] as const;
export type ReelSymbol = (typeof symbols)[number];
export type PayingSymbol = Exclude<ReelSymbol, 'wild' | 'scatter'>;

export type Strip = readonly ReelSymbol[];
/** One strip per reel. */
export type Reels = readonly Strip[];

/** Prizes in tenths of the stake, by how many stand from the left; index 0 is three. */
export type Pays = Readonly<Record<PayingSymbol, readonly number[]>>;

/** How often a symbol lies on a strip. */
export type Counts = Readonly<Partial<Record<ReelSymbol, number>>>;

/** Which row a line crosses on each reel, from the top. */
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
