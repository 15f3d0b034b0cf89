import type { Volatility } from '#sandbox/data/tables/returns.ts';
import type { PayingSymbol, Pays } from '../lines/symbols.ts';
import { atLeast, meanOfDrop, winChance } from './exact-return.ts';
import type { Weights } from './reels.ts';

export interface WaysModel {
  /** Prizes in twentieths of the stake for one way; index 0 is three reels. */
  readonly pays: Pays;
  readonly lowReturn: Weights;
  readonly highReturn: Weights;
  readonly free: Weights;
  /** Paid spins in a million that use the high-return weights. */
  readonly highReturnShare: number;
  /** The multiplier grows by one with each cascade up to this; 1 in a game without a multiplier. */
  readonly topMultiplier: number;
  readonly freeTopMultiplier: number;
  readonly freeCount: number;
  /** Price of free spins in tenths of the stake; undefined where they cannot be bought. */
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

function weightsWith(extraWilds: number): Weights {
  return { h1: 8, h2: 10, h3: 12, h4: 13, l1: 15, l2: 16, l3: 17, l4: 18, wild: 2 + extraWilds, scatter: 4 };
}

export interface SlotTraits {
  readonly volatility: Volatility;
  readonly features: readonly string[];
  readonly target: number;
}

/** A slot with ways: six reels of varying height and cascades; its features add a multiplier, free spins and buying them. */
export function waysModel({ volatility, features, target }: SlotTraits): WaysModel {
  const has = (feature: string) => features.includes(feature);
  const grows = has('multiplier');
  const hasFree = has('free-spins') || has('bonus-buy');
  const draft = {
    lowReturn: weightsWith(0),
    highReturn: weightsWith(2),
    free: weightsWith(1),
    highReturnShare: 0,
    topMultiplier: grows ? 5 : 1,
    freeTopMultiplier: grows ? 10 : 2,
    freeCount: hasFree ? 10 : 0,
    priceTenths: undefined,
  };
  const chances = { lowReturn: chancesOf(draft.lowReturn), highReturn: chancesOf(draft.highReturn), free: chancesOf(draft.free) };
  for (let scale = 6; scale > 0.01; scale *= 0.985) {
    const model: WaysModel = { ...draft, pays: scaled(shapes[volatility], scale) };
    const free = freeMean(model, chances.free);
    const [lowReturn, highReturn] = [
      meanOf(model, model.lowReturn, chances.lowReturn, free),
      meanOf(model, model.highReturn, chances.highReturn, free),
    ];
    if (lowReturn > target) continue;
    if (highReturn < target) break;
    const highReturnShare = Math.round(((target - lowReturn) / (highReturn - lowReturn)) * million);
    return { ...model, highReturnShare, priceTenths: has('bonus-buy') ? Math.ceil((free / target) * 10) : undefined };
  }
  throw new Error(`no paytable returns ${target}`);
}

/** The probabilities that a drop wins, and that it awards free spins. */
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

/** The expected return of a paid spin on these weights, with cascades and free spins, as a share of the stake. */
function meanOf(model: WaysModel, on: Weights, { wins, opens }: Chances, free: number): number {
  const spin = spinMean(meanOfDrop(on, model.pays), wins, 1, model.topMultiplier);
  return spin / unitsPerStake + (model.freeCount > 0 ? opens * free : 0);
}

/** Drops are independent, so each cascade adds its mean times the probability of reaching it. */
function spinMean(drop: number, wins: number, from: number, top: number): number {
  if (from >= top) return (drop * top) / (1 - wins);
  return drop * from + wins * spinMean(drop, wins, from + 1, top);
}

/** The expected return of free spins in stakes. The multiplier carries over from spin to spin. */
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

/** The exact return of spins as a share of the stake, and of bought free spins as a share of their price. */
export function returnOfWays(model: WaysModel): { readonly spins: number; readonly bought: number | undefined } {
  const share = model.highReturnShare / million;
  const free = freeMean(model, chancesOf(model.free));
  const [lowReturn, highReturn] = [model.lowReturn, model.highReturn].map((on) => meanOf(model, on, chancesOf(on), free));
  return {
    spins: (lowReturn ?? 0) * (1 - share) + (highReturn ?? 0) * share,
    bought: model.priceTenths === undefined ? undefined : (free * 10) / model.priceTenths,
  };
}
