import { z } from 'zod';
import { type GameEngine, parseOrUndefined, type Step } from '../engine.ts';
import type { PayingSymbol } from '../lines/symbols.ts';
import { pickWeighted, type RandomSource } from '../random-source.ts';
import type { Stakes } from '../stakes.ts';
import { scattersForFree, unitsPerStake, type WaysModel } from './model.ts';
import { cellWeights, heights, paying, reelCount, type Weights } from './reels.ts';

const million = 1_000_000;
type Cell = keyof Weights;
type Drop = readonly (readonly Cell[])[];

const openSchema = z.object({ type: z.enum(['spin', 'buy']), stakeMinor: z.int() });
const actSchema = z.object({ type: z.literal('free') });
const stateSchema = z.object({
  stakeMinor: z.int(),
  winMinor: z.int(),
  freeLeft: z.int(),
  freeCount: z.int(),
  /** Carries over between free spins. */
  multiplier: z.int(),
});
type WaysState = z.output<typeof stateSchema>;

interface WaysWin {
  readonly symbol: PayingSymbol;
  readonly count: number;
  readonly ways: number;
  readonly units: number;
}

/** The wins of a drop: the number of ways of a symbol, or wilds, on neighbouring reels from the left. */
export function waysWins(drop: Drop, pays: WaysModel['pays']): readonly WaysWin[] {
  return paying.flatMap((symbol) => {
    const onReels = drop.map((reel) => reel.filter((cell) => cell === symbol || cell === 'wild').length);
    const end = onReels.indexOf(0);
    const count = end < 0 ? onReels.length : end;
    const prize = pays[symbol][count - 3];
    if (prize === undefined) return [];
    const ways = onReels.slice(0, count).reduce((product, found) => product * found, 1);
    return [{ symbol, count, ways, units: prize * ways }];
  });
}

/** A slot with ways: while a drop wins, all symbols are replaced by a new drop with the next multiplier. */
export function createWaysEngine(model: WaysModel, stakes: Stakes): GameEngine {
  function fall(weights: Weights, source: RandomSource): Drop {
    return Array.from({ length: reelCount }, (_, reel) => {
      const cells = cellWeights(weights, reel);
      return Array.from({ length: pickWeighted(source, heights) }, () => pickWeighted(source, cells));
    });
  }

  function spin(before: WaysState, source: RandomSource, isFree: boolean): Step {
    const weights = isFree ? model.free : source.below(million) < model.highReturnShare ? model.highReturn : model.lowReturn;
    const top = isFree ? model.freeTopMultiplier : model.topMultiplier;
    const drops = [];
    let multiplier = isFree ? before.multiplier : 1;
    let spinMinor = 0;
    let scatters = 0;
    for (;;) {
      const cells = fall(weights, source);
      if (drops.length === 0) scatters = cells.flat().filter((cell) => cell === 'scatter').length;
      const wins = waysWins(cells, model.pays).map(({ units, ...win }) => ({
        ...win,
        minor: (units * before.stakeMinor * multiplier) / unitsPerStake,
      }));
      drops.push({ cells, wins, multiplier });
      spinMinor += wins.reduce((sum, { minor }) => sum + minor, 0);
      if (wins.length === 0) break;
      multiplier = Math.min(multiplier + 1, top);
    }
    const granted = !isFree && scatters >= scattersForFree ? model.freeCount : 0;
    const state = {
      stakeMinor: before.stakeMinor,
      winMinor: before.winMinor + spinMinor,
      freeLeft: before.freeLeft + granted - (isFree ? 1 : 0),
      freeCount: before.freeCount + granted,
      multiplier: isFree ? multiplier : 1,
    };
    return show(state, { drops, spinMinor, granted });
  }

  const show = (state: WaysState, shown: object = {}): Step => ({
    state,
    view: { ...shown, ...state },
    winMinor: state.winMinor,
    isOver: state.freeLeft === 0,
  });

  return {
    facts: {
      pays: model.pays,
      units: unitsPerStake,
      stakes: stakes.ladder,
      topMultiplier: model.topMultiplier,
      scattersForFree,
      free:
        model.freeCount > 0
          ? { count: model.freeCount, top: model.freeTopMultiplier, priceTenths: model.priceTenths }
          : undefined,
    },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      if (!action || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor } = action;
      const fresh = { stakeMinor, winMinor: 0, freeLeft: 0, freeCount: 0, multiplier: 1 };
      if (action.type === 'spin') return { stakeMinor, play: (source) => spin(fresh, source, false) };
      if (model.priceTenths === undefined) return undefined;
      const bought = { ...fresh, freeLeft: model.freeCount, freeCount: model.freeCount };
      return { stakeMinor: (stakeMinor / 10) * model.priceTenths, play: () => show(bought, { granted: model.freeCount }) };
    },
    act(stored, input) {
      const state = stateSchema.parse(stored);
      if (!parseOrUndefined(actSchema, input) || state.freeLeft === 0) return undefined;
      return { stakeMinor: 0, play: (source) => spin(state, source, true) };
    },
    settle(stored, source) {
      let step = show(stateSchema.parse(stored));
      while (!step.isOver) step = spin(stateSchema.parse(step.state), source, true);
      return step;
    },
  };
}
