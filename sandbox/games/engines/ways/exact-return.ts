import { ownValue } from '#lib/core/own-value.ts';
import type { Pays } from '../lines/symbols.ts';
import { cellWeights, heights, paying, reelCount, type Weights } from './reels.ts';

type Chances = Readonly<Record<string, number>>;

function cellChances(weights: Weights, reel: number): Chances {
  const cells = cellWeights(weights, reel);
  const sum = cells.reduce((total, [, weight]) => total + weight, 0);
  return Object.fromEntries(cells.map(([symbol, weight]) => [symbol, weight / sum]));
}

const weightOfHeights = heights.reduce((sum, [, weight]) => sum + weight, 0);
const overHeights = (of: (height: number) => number) =>
  heights.reduce((sum, [height, weight]) => sum + of(height) * weight, 0) / weightOfHeights;
const meanHeight = overHeights((height) => height);
const maxCells = Math.max(...heights.map(([height]) => height));

/** The exact expected win of one drop in twentieths of the stake. Reels are independent, so the means of their counts multiply. */
export function meanOfDrop(weights: Weights, pays: Pays): number {
  const reels = Array.from({ length: reelCount }, (_, reel) => cellChances(weights, reel));
  let mean = 0;
  for (const symbol of paying) {
    let ways = 1;
    for (const [reel, chances] of reels.entries()) {
      ways *= meanHeight * fits(chances, symbol);
      const next = reels[reel + 1];
      const endsHere = next ? overHeights((height) => (1 - fits(next, symbol)) ** height) : 1;
      mean += ways * endsHere * (pays[symbol][reel - 2] ?? 0);
    }
  }
  return mean;
}

function fits(chances: Chances, symbol: string): number {
  return (ownValue(chances, symbol) ?? 0) + (chances.wild ?? 0);
}

/** The probability that a drop wins: some symbol, or a wild, is on each of the first three reels. */
export function winChance(weights: Weights): number {
  const reels = [0, 1, 2].map((reel) => cellChances(weights, reel));
  let none = 0;
  for (let set = 0; set < 2 ** paying.length; set += 1) {
    const members = paying.filter((_, index) => set & (1 << index));
    const all = reels.reduce((chance, chances) => chance * holdsAll(chances, members), 1);
    none += members.length % 2 ? -all : all;
  }
  return 1 - none;
}

/** The probability that a reel shows every member or a wild, by inclusion–exclusion. */
function holdsAll(chances: Chances, members: readonly string[]): number {
  const wild = chances.wild ?? 0;
  return overHeights((height) => {
    let withoutWild = 0;
    for (let set = 0; set < 2 ** members.length; set += 1) {
      const absent = members.filter((_, index) => set & (1 << index));
      const left = 1 - wild - absent.reduce((sum, symbol) => sum + (ownValue(chances, symbol) ?? 0), 0);
      withoutWild += (absent.length % 2 ? -1 : 1) * left ** height;
    }
    return withoutWild + 1 - (1 - wild) ** height;
  });
}

/** The probability that a drop shows at least `count` scatters anywhere. */
export function atLeast(weights: Weights, count: number): number {
  let known: readonly number[] = [1];
  for (let reel = 0; reel < reelCount; reel += 1) {
    const chance = cellChances(weights, reel).scatter ?? 0;
    const onReel = Array.from({ length: maxCells + 1 }, (_, found) =>
      overHeights((height) => choose(height, found) * chance ** found * (1 - chance) ** (height - found)),
    );
    known = convolve(known, onReel);
  }
  return 1 - known.slice(0, count).reduce((sum, chance) => sum + chance, 0);
}

function choose(from: number, count: number): number {
  if (count > from) return 0;
  let ways = 1;
  for (let step = 0; step < count; step += 1) ways = (ways * (from - step)) / (step + 1);
  return ways;
}

function convolve(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0);
  for (const [left, chance] of one.entries()) {
    for (const [right, more] of other.entries()) sums[left + right] = (sums[left + right] ?? 0) + chance * more;
  }
  return sums;
}
