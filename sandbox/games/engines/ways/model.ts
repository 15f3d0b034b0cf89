import type { Volatility } from '#sandbox/data/tables/returns.ts';
import type { PayingSymbol, Pays } from '../lines/symbols.ts';
import { atLeast, meanOfDrop, winChance } from './exact.ts';
import type { Weights } from './reels.ts';

export interface WaysModel {
  /** Prizes in twentieths of the stake for one way; index 0 is three reels. */
  readonly pays: Pays;
  readonly lean: Weights;
  readonly rich: Weights;
  readonly free: Weights;
  /** Paid spins on the rich weights, in a million. */
  readonly richShare: number;
  /** The multiplier grows with each cascade up to this one; 1 in a game without. */
  readonly topMultiplier: number;
  readonly freeTopMultiplier: number;
  readonly freeCount: number;
  /** Of the free spins, in tenths of the stake; undefined where they cannot be bought. */
  readonly priceTenths: number | undefined;
}

export const scattersForFree = 4;
export const unitsPerStake = 20;
const million = 1_000_000;

const shapes: Readonly<Record<Volatility, Readonly<Record<PayingSymbol, readonly number[]>>>> = {
  low: shape([6, 12, 24, 60], [4, 8, 16, 40]),
  med: shape([6, 14, 30, 90], [4, 9, 18, 50]),
  high: shape([6, 16, 40, 150], [4, 9, 20, 70]),
  'very high': shape([6, 18, 60, 300], [4, 9, 24, 100]),
};

function shape(top: readonly number[], next: readonly number[]): Readonly<Record<PayingSymbol, readonly number[]>> {
  const part = (prizes: readonly number[], share: number) => prizes.map((each) => each * share);
  return {
    h1: top,
    h2: next,
    h3: part(next, 0.7),
    h4: part(next, 0.55),
    l1: part(next, 0.4),
    l2: part(next, 0.33),
    l3: part(next, 0.28),
    l4: part(next, 0.25),
  };
}

/** The richer, the more wilds. */
function weights(richness: number): Weights {
  return { h1: 8, h2: 10, h3: 12, h4: 13, l1: 15, l2: 16, l3: 17, l4: 18, wild: 2 + richness, scatter: 4 };
}

export interface WaysTemper {
  readonly volatility: Volatility;
  readonly features: readonly string[];
  readonly target: number;
}

/** The model of a slot with ways: six reels of changing height, cascades; multiplier, free spins and purchase by its features. */
export function waysModel({ volatility, features, target }: WaysTemper): WaysModel {
  const has = (feature: string) => features.includes(feature);
  const grows = has('multiplier');
  const hasFree = has('free-spins') || has('bonus-buy');
  const draft = {
    lean: weights(0),
    rich: weights(2),
    free: weights(1),
    richShare: 0,
    topMultiplier: grows ? 5 : 1,
    freeTopMultiplier: grows ? 10 : 2,
    freeCount: hasFree ? 10 : 0,
    priceTenths: undefined,
  };
  const chances = { lean: chancesOf(draft.lean), rich: chancesOf(draft.rich), free: chancesOf(draft.free) };
  for (let scale = 6; scale > 0.01; scale *= 0.985) {
    const model: WaysModel = { ...draft, pays: scaled(shapes[volatility], scale) };
    const free = freeMean(model, chances.free);
    const [lean, rich] = [meanOf(model, model.lean, chances.lean, free), meanOf(model, model.rich, chances.rich, free)];
    if (lean > target) continue;
    if (rich < target) break;
    const richShare = Math.round(((target - lean) / (rich - lean)) * million);
    return { ...model, richShare, priceTenths: has('bonus-buy') ? Math.ceil((free / target) * 10) : undefined };
  }
  throw new Error(`no paytable returns ${target}`);
}

/** How likely a drop wins, and how likely it opens the free spins. */
interface Chances {
  readonly wins: number;
  readonly opens: number;
}

function chancesOf(weights: Weights): Chances {
  return { wins: winChance(weights), opens: atLeast(weights, scattersForFree) };
}

function scaled(pays: Pays, scale: number): Pays {
  const of = (symbol: PayingSymbol) => pays[symbol].map((each) => Math.max(1, Math.round(each * scale)));
  return { h1: of('h1'), h2: of('h2'), h3: of('h3'), h4: of('h4'), l1: of('l1'), l2: of('l2'), l3: of('l3'), l4: of('l4') };
}

/** A paid spin on these weights, its cascades and its free spins, as a share of the stake. */
function meanOf(model: WaysModel, on: Weights, { wins, opens }: Chances, free: number): number {
  const spin = spinMean(meanOfDrop(on, model.pays), wins, 1, model.topMultiplier);
  return spin / unitsPerStake + (model.freeCount > 0 ? opens * free : 0);
}

/** Drops are independent of each other, so each cascade adds its mean times the chance to get there. */
function spinMean(drop: number, wins: number, from: number, top: number): number {
  if (from >= top) return (drop * top) / (1 - wins);
  return drop * from + wins * spinMean(drop, wins, from + 1, top);
}

/** What the free spins return in stakes: the multiplier grows with each cascade and is kept between the spins. */
function freeMean({ free, pays, freeCount, freeTopMultiplier: top }: WaysModel, { wins }: Chances): number {
  const drop = meanOfDrop(free, pays);
  let left = Array.from({ length: top + 1 }, () => 0);
  for (let spin = 0; spin < freeCount; spin += 1) {
    const next = Array.from({ length: top + 1 }, () => 0);
    for (let multiplier = top; multiplier >= 1; multiplier -= 1) {
      const after = (left[multiplier] ?? 0) * (1 - wins);
      next[multiplier] =
        multiplier === top ? (drop * top + after) / (1 - wins) : drop * multiplier + wins * (next[multiplier + 1] ?? 0) + after;
    }
    left = next;
  }
  return (left[1] ?? 0) / unitsPerStake;
}

/** The exact return of the model as a share of the stake, and of the stakes that its free spins cost. */
export function returnOfWays(model: WaysModel): { readonly spins: number; readonly bought: number | undefined } {
  const share = model.richShare / million;
  const free = freeMean(model, chancesOf(model.free));
  const [lean, rich] = [model.lean, model.rich].map((on) => meanOf(model, on, chancesOf(on), free));
  return {
    spins: (lean ?? 0) * (1 - share) + (rich ?? 0) * share,
    bought: model.priceTenths === undefined ? undefined : (free * 10) / model.priceTenths,
  };
}
