import type { Volatility } from '#sandbox/data/tables/returns.ts';
import { meanOfLines, scatterChances } from './exact-return.ts';
import { layReels } from './strips.ts';
import { type Counts, fiveLines, type Line, type Pays, type Reels, twentyLines } from './symbols.ts';

interface FreeSpins {
  readonly reels: Reels;
  readonly count: number;
  readonly again: number;
  readonly multiplier: number;
  readonly expands: boolean;
  /** The price of buying them, in tenths of the stake; undefined where they cannot be bought. */
  readonly priceTenths: number | undefined;
}

/** A paytable with its reels. A paid spin uses the high-return reels in `highReturnShare` of a million cases, else the low-return reels. */
export interface LineModel {
  readonly lines: readonly Line[];
  readonly pays: Pays;
  /** Tenths of the stake for three, four and five scatters. */
  readonly scatterPays: readonly number[];
  readonly lowReturn: Reels;
  readonly highReturn: Reels;
  readonly highReturnShare: number;
  readonly free: FreeSpins | undefined;
  readonly canGamble: boolean;
}

export interface SlotTraits {
  readonly volatility: Volatility;
  readonly features: readonly string[];
  /** Target return of the reels as a share of the stake, without a jackpot. */
  readonly target: number;
}

const million = 1_000_000;
const scatterPays = [20, 100, 500];

type HighPays = Readonly<Record<'h1' | 'h2' | 'h3' | 'h4', readonly number[]>>;

/** Prizes of the high-paying symbols before fitting, in tenths of the stake. */
const highPays: Readonly<Record<Volatility, HighPays>> = {
  low: { h1: [12, 40, 120], h2: [10, 32, 90], h3: [8, 24, 70], h4: [7, 20, 55] },
  med: { h1: [10, 50, 250], h2: [8, 35, 160], h3: [6, 25, 100], h4: [5, 20, 80] },
  high: { h1: [10, 60, 500], h2: [7, 40, 250], h3: [5, 25, 125], h4: [4, 20, 90] },
  'very high': { h1: [8, 80, 1_000], h2: [6, 45, 400], h3: [5, 25, 150], h4: [4, 20, 100] },
};
const lowPays = { l1: [3, 9, 30], l2: [3, 8, 25], l3: [2, 6, 20], l4: [2, 5, 15] };

const classicHighPays = { h1: 300, h2: 120, h3: 60, h4: 40 };
const classicLowPays = { l1: [25], l2: [20], l3: [15], l4: [10] };

const freeSpins: Readonly<Record<Volatility, readonly [count: number, multiplier: number]>> = {
  low: [8, 2],
  med: [10, 2],
  high: [10, 3],
  'very high': [12, 3],
};

/** A video slot: five reels, twenty lines and free spins; its features add expanding wilds, a multiplier and buying free spins. */
export function videoModel({ volatility, features, target }: SlotTraits): LineModel {
  const has = (feature: string) => features.includes(feature);
  const [count, multiplier] = freeSpins[volatility];
  const reelsOf = (name: string, richness: number) =>
    layReels(
      `${name} ${volatility}`,
      [0, 1, 2, 3, 4].map((reel) => videoCounts(reel, richness)),
    );
  const play = {
    reels: reelsOf('free', 1),
    count,
    again: 5,
    multiplier: has('multiplier') ? multiplier : 1,
    expands: has('expanding-wilds'),
    priceTenths: undefined,
  };
  const draft = {
    lines: twentyLines,
    scatterPays,
    lowReturn: reelsOf('lean', 0),
    highReturn: reelsOf('rich', 2),
    free: play,
    canGamble: false,
  };
  const pay = (scale: number): Pays => ({ ...scaled(highPays[volatility], scale), ...lowPays });
  const model = fitModel(draft, pay, target);
  const priceTenths = has('bonus-buy') ? Math.ceil((freeSpinsMean(model) / target) * 10) : undefined;
  return { ...model, free: { ...play, priceTenths } };
}

function videoCounts(reel: number, richness: number): Counts {
  return {
    h1: 2 + (reel > 1 ? richness : 0),
    h2: 3 + (reel < 3 ? richness : 0),
    h3: 4 + (reel === 2 ? richness : 0),
    h4: 4,
    l1: 5,
    l2: 5,
    l3: 6,
    l4: 6 - richness,
    wild: reel > 0 && reel < 4 ? 2 : 0,
    scatter: 1,
  };
}

/** A classic slot: three reels, five lines, wins for three of a kind; its features can add gambling. */
export function classicModel({ volatility, features, target }: SlotTraits): LineModel {
  const reelsOf = (name: string, richness: number) =>
    layReels(
      `${name} classic ${volatility}`,
      [0, 1, 2].map((reel) => classicCounts(reel, richness)),
    );
  const topFactor = { low: 0.6, med: 1, high: 1.6, 'very high': 2.4 }[volatility];
  const pay = (scale: number): Pays => {
    const top = {
      h1: [classicHighPays.h1 * topFactor],
      h2: [classicHighPays.h2],
      h3: [classicHighPays.h3],
      h4: [classicHighPays.h4],
    };
    return { ...scaled(top, scale), ...classicLowPays };
  };
  const draft = {
    lines: fiveLines,
    scatterPays: [],
    lowReturn: reelsOf('lean', 0),
    highReturn: reelsOf('rich', 1),
    free: undefined,
    canGamble: features.includes('gamble'),
  };
  return fitModel(draft, pay, target);
}

function classicCounts(reel: number, richness: number): Counts {
  return {
    h1: 2,
    h2: 2 + (reel < 2 ? richness : 0),
    h3: 3,
    h4: 3 + (reel > 0 ? richness : 0),
    l1: 4,
    l2: 4,
    l3: 4 - richness,
    l4: 4,
    wild: reel > 0 ? 1 : 0,
  };
}

const scaleEach = (tenths: readonly number[], scale: number) => tenths.map((each) => roundPrize(each * scale));

function scaled({ h1, h2, h3, h4 }: HighPays, scale: number) {
  return { h1: scaleEach(h1, scale), h2: scaleEach(h2, scale), h3: scaleEach(h3, scale), h4: scaleEach(h4, scale) };
}

/** Rounds a prize to about two significant digits. */
function roundPrize(tenths: number): number {
  const step = tenths < 30 ? 1 : tenths < 100 ? 5 : tenths < 1_000 ? 10 : 100;
  return Math.max(1, Math.round(tenths / step) * step);
}

type Draft = Omit<LineModel, 'pays' | 'highReturnShare'>;

/** Scales the high prizes until the target lies between the returns of both reel sets, and mixes the sets to meet it exactly. */
function fitModel(draft: Draft, pay: (scale: number) => Pays, target: number): LineModel {
  for (let scale = 5; scale > 0.1; scale *= 0.97) {
    const model = { ...draft, pays: pay(scale), highReturnShare: 0 };
    const [lowReturn, highReturn] = [meanOf(model, draft.lowReturn), meanOf(model, draft.highReturn)];
    if (lowReturn > target) continue;
    if (highReturn < target) break;
    return { ...model, highReturnShare: Math.round(((target - lowReturn) / (highReturn - lowReturn)) * million) };
  }
  throw new Error(`no paytable returns ${target}`);
}

/** The expected return of a paid spin on these reels, free spins included, as a share of the stake. */
function meanOf(model: LineModel, reels: Reels): number {
  const chances = scatterChances(reels);
  const own = meanOfLines(reels, model.lines, model.pays) + meanOfScatters(model, chances);
  return own / 10 + (model.free ? atLeastThree(chances) * freeSpinsMean(model) : 0);
}

/** The expected return of awarded free spins in stakes, including the free spins that they award again. */
function freeSpinsMean(model: LineModel): number {
  const { free } = model;
  if (!free) return 0;
  const chances = scatterChances(free.reels);
  const spin = meanOfLines(free.reels, model.lines, model.pays, free.expands) + meanOfScatters(model, chances);
  const spins = free.count / (1 - free.again * atLeastThree(chances));
  return (spins * spin * free.multiplier) / 10;
}

function meanOfScatters({ scatterPays: pays }: Pick<LineModel, 'scatterPays'>, chances: readonly number[]): number {
  return pays.reduce((sum, tenths, index) => sum + tenths * (chances[index + 3] ?? 0), 0);
}

function atLeastThree(chances: readonly number[]): number {
  return chances.slice(3).reduce((sum, chance) => sum + chance, 0);
}

/** The exact return of spins as a share of the stake, and of bought free spins as a share of their price. */
export function returnOfLines(model: LineModel): { readonly spins: number; readonly bought: number | undefined } {
  const share = model.highReturnShare / million;
  const price = model.free?.priceTenths;
  return {
    spins: meanOf(model, model.lowReturn) * (1 - share) + meanOf(model, model.highReturn) * share,
    bought: price === undefined ? undefined : (freeSpinsMean(model) * 10) / price,
  };
}
