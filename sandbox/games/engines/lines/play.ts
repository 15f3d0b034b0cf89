import { z } from 'zod';
import { type GameEngine, type Move, parseOrUndefined, type Step } from '../engine.ts';
import type { RandomSource } from '../random-source.ts';
import type { Stakes } from '../stakes.ts';
import { countScatters, expandWilds, lineWins, type Screen } from './evaluate.ts';
import type { LineModel } from './model.ts';
import { windowAt } from './strips.ts';
import type { Reels } from './symbols.ts';

const million = 1_000_000;
const maxGambles = 5;

const openSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('spin'), stakeMinor: z.int() }),
  z.object({ type: z.literal('buy'), stakeMinor: z.int() }),
]);
const actSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('free') }),
  z.object({ type: z.literal('collect') }),
  z.object({ type: z.literal('gamble'), colour: z.enum(['red', 'black']) }),
]);
const stateSchema = z.object({
  stakeMinor: z.int(),
  winMinor: z.int(),
  freeLeft: z.int(),
  freeCount: z.int(),
  gambles: z.int(),
  jackpot: z.boolean(),
});
type LineState = z.output<typeof stateSchema>;

export interface LineOptions {
  readonly model: LineModel;
  readonly stakes: Stakes;
  /** DEC-X-15: a paid spin wins the jackpot in `chances(stake)` of `of` cases; undefined in a game without one. */
  readonly jackpot: { readonly of: number; readonly chances: (stakeMinor: number) => number } | undefined;
}

/** A slot with lines: paid spins, free spins, and gambling a win. */
export function createLineEngine({ model, stakes, jackpot }: LineOptions): GameEngine {
  const { free, lines, pays } = model;

  function stop(reels: Reels, source: RandomSource): Screen {
    return reels.map((strip) => windowAt(strip, source.below(strip.length)));
  }

  function spin(before: LineState, source: RandomSource, isFree: boolean): Step {
    const paid = source.below(million) < model.highReturnShare ? model.highReturn : model.lowReturn;
    const stopped = stop(isFree && free ? free.reels : paid, source);
    const screen = isFree && free?.expands ? expandWilds(stopped) : stopped;
    const multiplier = isFree && free ? free.multiplier : 1;
    const unit = before.stakeMinor / 10;
    const wins = lineWins(screen, lines, pays).map((win) => ({ ...win, minor: win.tenths * unit * multiplier }));
    const scatters = countScatters(stopped);
    const scatterMinor = (model.scatterPays[scatters - 3] ?? 0) * unit * multiplier;
    const spinMinor = wins.reduce((sum, { minor }) => sum + minor, scatterMinor);
    const granted = scatters >= 3 && free ? (isFree ? free.again : free.count) : 0;
    const hitsJackpot = !isFree && jackpot !== undefined && source.below(jackpot.of) < jackpot.chances(before.stakeMinor);
    const state = {
      ...before,
      winMinor: before.winMinor + spinMinor,
      freeLeft: before.freeLeft + granted - (isFree ? 1 : 0),
      freeCount: before.freeCount + granted,
      jackpot: before.jackpot || hitsJackpot,
    };
    return show(state, { stopped, screen, wins, scatters, spinMinor, granted });
  }

  function show(state: LineState, shown: object = {}): Step {
    const mayGamble = model.canGamble && state.winMinor > 0 && state.gambles < maxGambles && state.freeLeft === 0;
    const isOver = state.freeLeft === 0 && !mayGamble;
    const { stakeMinor, winMinor, freeLeft, freeCount } = state;
    const view = { ...shown, stakeMinor, winMinor, freeLeft, freeCount, mayGamble, jackpot: state.jackpot };
    return { state, view, winMinor, isOver };
  }

  function gamble(state: LineState, colour: 'red' | 'black', source: RandomSource): Step {
    const card = source.below(52);
    const isRight = (card < 26 ? 'red' : 'black') === colour;
    const next = { ...state, winMinor: isRight ? state.winMinor * 2 : 0, gambles: state.gambles + 1 };
    return show(next, { card, isRight });
  }

  const collect = (state: LineState): Step => show({ ...state, gambles: maxGambles });

  return {
    facts: {
      lines,
      pays,
      scatterPays: model.scatterPays,
      stakes: stakes.ladder,
      strips: model.lowReturn,
      free: free && {
        count: free.count,
        again: free.again,
        multiplier: free.multiplier,
        expands: free.expands,
        priceTenths: free.priceTenths,
      },
    },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      if (!action || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor } = action;
      const fresh = { stakeMinor, winMinor: 0, freeLeft: 0, freeCount: 0, gambles: 0, jackpot: false };
      if (action.type === 'spin') return { stakeMinor, play: (source) => spin(fresh, source, false) };
      if (free?.priceTenths === undefined) return undefined;
      const bought = { ...fresh, freeLeft: free.count, freeCount: free.count };
      return {
        stakeMinor: (stakeMinor / 10) * free.priceTenths,
        play: () => show(bought, { granted: free.count }),
      };
    },
    act(stored, input): Move | undefined {
      const state = stateSchema.parse(stored);
      const action = parseOrUndefined(actSchema, input);
      if (!action) return undefined;
      if (action.type === 'free') {
        return state.freeLeft > 0 ? { stakeMinor: 0, play: (source) => spin(state, source, true) } : undefined;
      }
      if (state.freeLeft > 0 || !model.canGamble) return undefined;
      if (action.type === 'collect') return { stakeMinor: 0, play: () => collect(state) };
      return { stakeMinor: 0, play: (source) => gamble(state, action.colour, source) };
    },
    settle(stored, source) {
      let step = show(stateSchema.parse(stored));
      while (!step.isOver) {
        const state = stateSchema.parse(step.state);
        step = state.freeLeft > 0 ? spin(state, source, true) : collect(state);
      }
      return step;
    },
  };
}
