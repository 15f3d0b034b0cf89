import { z } from 'zod';
import { type GameEngine, read, type Step } from './engine.ts';
import type { Source } from './source.ts';
import type { Stakes } from './stakes.ts';

/** The rocket climbs in tenths: at t milliseconds it stands at e^(t / growthMs), rounded down. */
export const growthMs = 8_000;
export const topTenths = 10_000;
const returnShare = 0.97;
const drawn = 2 ** 40;
/** What is sent just before the fall counts, although it travels. */
const graceMs = 150;

const openSchema = z.object({
  type: z.literal('start'),
  stakeMinor: z.int(),
  autoTenths: z.int().min(11).max(topTenths).nullable(),
});
const actSchema = z.object({ type: z.enum(['cash-out', 'watch']) });
const stateSchema = z.object({
  stakeMinor: z.int(),
  autoTenths: z.int().nullable(),
  /** The last tenth that it reaches. The player never sees it before. */
  fallsAt: z.int(),
  startedAt: z.number(),
});
type CrashState = z.output<typeof stateSchema>;

/** Of a draw below 2^40, how far the rocket gets: to m tenths in 0.97 × 10 / m of the cases, whatever m is. */
export function fallOf(draw: number): number {
  return Math.min(topTenths, Math.floor((returnShare * 10 * drawn) / (draw + 1)));
}

/** In how many of all draws the rocket gets as far as so many tenths. */
export function reaches(tenths: number): number {
  return Math.floor((returnShare * 10 * drawn) / tenths) / drawn;
}

export function tenthsAfter(milliseconds: number): number {
  return Math.min(topTenths, Math.floor(10 * Math.exp(milliseconds / growthMs)));
}

export function timeOf(tenths: number): number {
  return Math.log(tenths / 10) * growthMs;
}

/** A rocket that climbs until it falls; who gets off before has won his stake times where he got off. */
export function createCrashEngine(stakes: Stakes): GameEngine {
  const open = (state: CrashState): Step => {
    const { stakeMinor, autoTenths, startedAt } = state;
    return { state, view: { phase: 'flying', stakeMinor, autoTenths, startedAt }, winMinor: 0, isOver: false };
  };
  const end = (state: CrashState, tenths: number | undefined): Step => {
    const { stakeMinor, fallsAt } = state;
    const winMinor = tenths === undefined ? 0 : (stakeMinor * tenths) / 10;
    const view = { phase: tenths === undefined ? 'fallen' : 'landed', stakeMinor, tenths: tenths ?? null, fallsAt, winMinor };
    return { state, view, winMinor, isOver: true };
  };
  /** How it stands at a time, when nobody gets off. */
  function standing(state: CrashState, at: number): Step {
    const reached = tenthsAfter(at - state.startedAt);
    const { autoTenths, fallsAt } = state;
    if (autoTenths !== null && autoTenths <= fallsAt && reached >= autoTenths) return end(state, autoTenths);
    if (reached >= topTenths && fallsAt >= topTenths) return end(state, topTenths);
    return reached > fallsAt ? end(state, undefined) : open(state);
  }
  return {
    facts: { stakes: stakes.ladder, growthMs, topTenths },
    open(asked) {
      const action = read(openSchema, asked);
      if (!action || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor, autoTenths } = action;
      const play = (source: Source, at: number) =>
        open({ stakeMinor, autoTenths, fallsAt: fallOf(source.below(drawn)), startedAt: at });
      return { stakeMinor, play };
    },
    act(kept, asked) {
      const state = stateSchema.parse(kept);
      const action = read(actSchema, asked);
      if (!action) return undefined;
      const play = (_: Source, at: number): Step => {
        if (action.type === 'watch') return standing(state, at);
        const before = standing(state, at - graceMs);
        if (before.isOver) return before;
        const tenths = Math.min(tenthsAfter(at - state.startedAt), state.fallsAt);
        // At once after the start there is nothing to win yet.
        return tenths > 10 ? end(state, tenths) : open(state);
      };
      return { stakeMinor: 0, play };
    },
    settle(kept) {
      const state = stateSchema.parse(kept);
      return standing(state, state.startedAt + timeOf(topTenths) + 1_000);
    },
    endsAt(kept) {
      const { startedAt, fallsAt, autoTenths } = stateSchema.parse(kept);
      const last = autoTenths !== null && autoTenths <= fallsAt ? autoTenths : fallsAt + 1;
      return startedAt + timeOf(Math.min(last, topTenths));
    },
  };
}
