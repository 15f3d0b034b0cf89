import type { Volatility } from '#sandbox/data/tables/returns.ts';
import { meanOfLines, scatterChances } from './exact.ts';
import { layReels } from './strips.ts';
import { type Counts, fiveLines, type Line, type Pays, type Reels, twentyLines } from './symbols.ts';

/** How free spins go; undefined for a game without. */
interface FreeSpins {
  readonly reels: Reels;
  readonly count: number;
  readonly again: number;
  readonly multiplier: number;
  readonly expands: boolean;
  /** What buying them costs, in tenths of the stake; undefined where they cannot be bought. */
  readonly priceTenths: number | undefined;
}

/** One paytable with its reels. A paid spin runs on the rich reels in `richShare` of a million cases, else on the lean. */
export interface LineModel {
  readonly lines: readonly Line[];
  readonly pays: Pays;
  /** Tenths of the stake for three, four and five scatters. */
  readonly scatterPays: readonly number[];
  readonly lean: Reels;
  readonly rich: Reels;
  readonly richShare: number;
  readonly free: FreeSpins | undefined;
  readonly canGamble: boolean;
}

export interface LineTemper {
  readonly volatility: Volatility;
  readonly features: readonly string[];
  /** What the reels return in the long run, as a share of the stake; a jackpot comes on top. */
  readonly target: number;
}

const million = 1_000_000;
const scatterPays = [20, 100, 500];

type Great = Readonly<Record<'h1' | 'h2' | 'h3' | 'h4', readonly number[]>>;

/** Prizes of the great symbols before they are fitted, in tenths: the wilder, the more lies in five of a kind. */
const great: Readonly<Record<Volatility, Great>> = {
  low: { h1: [12, 40, 120], h2: [10, 32, 90], h3: [8, 24, 70], h4: [7, 20, 55] },
  med: { h1: [10, 50, 250], h2: [8, 35, 160], h3: [6, 25, 100], h4: [5, 20, 80] },
  high: { h1: [10, 60, 500], h2: [7, 40, 250], h3: [5, 25, 125], h4: [4, 20, 90] },
  'very high': { h1: [8, 80, 1_000], h2: [6, 45, 400], h3: [5, 25, 150], h4: [4, 20, 100] },
};
const small = { l1: [3, 9, 30], l2: [3, 8, 25], l3: [2, 6, 20], l4: [2, 5, 15] };

const classicGreat = { h1: 300, h2: 120, h3: 60, h4: 40 };
const classicSmall = { l1: [25], l2: [20], l3: [15], l4: [10] };

const freeSpins: Readonly<Record<Volatility, readonly [count: number, multiplier: number]>> = {
  low: [8, 2],
  med: [10, 2],
  high: [10, 3],
  'very high': [12, 3],
};

/** The model of a video slot: five reels, twenty lines, free spins; expanding wilds, multiplier and purchase by its features. */
export function videoModel({ volatility, features, target }: LineTemper): LineModel {
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
    lean: reelsOf('lean', 0),
    rich: reelsOf('rich', 2),
    free: play,
    canGamble: false,
  };
  const pay = (scale: number): Pays => ({ ...scaled(great[volatility], scale), ...small });
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

/** The model of a classic slot: three reels, five lines, three of a kind; every win may be gambled. */
export function classicModel({ volatility, features, target }: LineTemper): LineModel {
  const reelsOf = (name: string, richness: number) =>
    layReels(
      `${name} classic ${volatility}`,
      [0, 1, 2].map((reel) => classicCounts(reel, richness)),
    );
  const steep = { low: 0.6, med: 1, high: 1.6, 'very high': 2.4 }[volatility];
  const pay = (scale: number): Pays => {
    const top = { h1: [classicGreat.h1 * steep], h2: [classicGreat.h2], h3: [classicGreat.h3], h4: [classicGreat.h4] };
    return { ...scaled(top, scale), ...classicSmall };
  };
  const draft = {
    lines: fiveLines,
    scatterPays: [],
    lean: reelsOf('lean', 0),
    rich: reelsOf('rich', 1),
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

const scaleEach = (tenths: readonly number[], scale: number) => tenths.map((each) => tidy(each * scale));

/** The great symbols' prizes, scaled. */
function scaled({ h1, h2, h3, h4 }: Great, scale: number) {
  return { h1: scaleEach(h1, scale), h2: scaleEach(h2, scale), h3: scaleEach(h3, scale), h4: scaleEach(h4, scale) };
}

/** A prize as one would print it: two figures that count. */
function tidy(tenths: number): number {
  const step = tenths < 30 ? 1 : tenths < 100 ? 5 : tenths < 1_000 ? 10 : 100;
  return Math.max(1, Math.round(tenths / step) * step);
}

type Draft = Omit<LineModel, 'pays' | 'richShare'>;

/** Scales the great prizes until the target lies between lean and rich reels, and mixes the two so that it is met. */
function fitModel(draft: Draft, pay: (scale: number) => Pays, target: number): LineModel {
  for (let scale = 5; scale > 0.1; scale *= 0.97) {
    const model = { ...draft, pays: pay(scale), richShare: 0 };
    const [lean, rich] = [meanOf(model, draft.lean), meanOf(model, draft.rich)];
    if (lean > target) continue;
    if (rich < target) break;
    return { ...model, richShare: Math.round(((target - lean) / (rich - lean)) * million) };
  }
  throw new Error(`no paytable returns ${target}`);
}

/** What one paid spin on these reels returns, free spins included, as a share of the stake. */
function meanOf(model: LineModel, reels: Reels): number {
  const chances = scatterChances(reels);
  const own = meanOfLines(reels, model.lines, model.pays) + meanOfScatters(model, chances);
  return own / 10 + (model.free ? atLeastThree(chances) * freeSpinsMean(model) : 0);
}

/** What the free spins return once they are won, in stakes: each may win more of them. */
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

/** The exact return of the model as a share of the stake, and of the stakes that its free spins cost. */
export function returnOfLines(model: LineModel): { readonly spins: number; readonly bought: number | undefined } {
  const share = model.richShare / million;
  const price = model.free?.priceTenths;
  return {
    spins: meanOf(model, model.lean) * (1 - share) + meanOf(model, model.rich) * share,
    bought: price === undefined ? undefined : (freeSpinsMean(model) * 10) / price,
  };
}
