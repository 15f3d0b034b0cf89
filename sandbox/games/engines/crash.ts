import { z } from 'zod';
import { type GameEngine, parseOrUndefined, type Step } from './engine.ts';
import type { RandomSource } from './random-source.ts';
import type { Stakes } from './stakes.ts';

/** The multiplier after t milliseconds is e^(t / growthMs), rounded down to tenths. */
export const growthMs = 8_000;
export const topTenths = 10_000;
const returnShare = 0.97;
const draws = 2 ** 40;
/**
 * Network delay that is granted to a cash-out: it counts as of that much earlier, the crash and the multiplier alike. The page
 * shows the multiplier that much later, so that what it shows is paid.
 * @internal for the tests of published returns
 */
export const graceMs = 150;

const openSchema = z.object({
  type: z.literal('start'),
  stakeMinor: z.int(),
  autoTenths: z.int().min(11).max(topTenths).nullable(),
});
const actSchema = z.object({ type: z.enum(['cash-out', 'watch']) });
const stateSchema = z.object({
  stakeMinor: z.int(),
  autoTenths: z.int().nullable(),
  /** The last tenth before the crash. Never sent to the player while the round is open. */
  fallsAt: z.int(),
  startedAt: z.number(),
});
type CrashState = z.output<typeof stateSchema>;

/** The crash point of a draw below 2^40: at least m tenths in 0.97 × 10 / m of all cases, for every m. */
export function crashPointOf(draw: number): number {
  return Math.min(topTenths, Math.floor((returnShare * 10 * draws) / (draw + 1)));
}

/**
 * The probability that the rocket reaches a multiplier.
 * @internal for the tests of published returns
 */
export function chanceToReach(tenths: number): number {
  return Math.floor((returnShare * 10 * draws) / tenths) / draws;
}

export function tenthsAfter(milliseconds: number): number {
  return Math.min(topTenths, Math.floor(10 * Math.exp(milliseconds / growthMs)));
}

export function timeOf(tenths: number): number {
  return Math.log(tenths / 10) * growthMs;
}

/** A crash game: the multiplier grows until the crash, and a cash-out before it pays the stake times the multiplier. */
export function createCrashEngine(stakes: Stakes): GameEngine {
  const open = (state: CrashState): Step => {
    const { stakeMinor, startedAt } = state;
    return { state, view: { phase: 'flying', stakeMinor, startedAt }, winMinor: 0, isOver: false };
  };
  const end = (state: CrashState, tenths: number | undefined): Step => {
    const { stakeMinor, fallsAt } = state;
    const winMinor = tenths === undefined ? 0 : (stakeMinor * tenths) / 10;
    const view = { phase: tenths === undefined ? 'fallen' : 'landed', stakeMinor, tenths: tenths ?? null, fallsAt };
    return { state, view, winMinor, isOver: true };
  };
  /** The round at a time, without a cash-out by the player. */
  function stepAt(state: CrashState, at: number): Step {
    const reached = tenthsAfter(at - state.startedAt);
    const { autoTenths, fallsAt } = state;
    if (autoTenths !== null && autoTenths <= fallsAt && reached >= autoTenths) return end(state, autoTenths);
    if (reached >= topTenths && fallsAt >= topTenths) return end(state, topTenths);
    return reached > fallsAt ? end(state, undefined) : open(state);
  }
  return {
    facts: { stakes: stakes.ladder, growthMs, topTenths, graceMs },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      if (!action || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor, autoTenths } = action;
      const play = (source: RandomSource, at: number) =>
        open({ stakeMinor, autoTenths, fallsAt: crashPointOf(source.below(draws)), startedAt: at });
      return { stakeMinor, play };
    },
    act(stored, input) {
      const state = stateSchema.parse(stored);
      const action = parseOrUndefined(actSchema, input);
      if (!action) return undefined;
      const play = (_: RandomSource, at: number): Step => {
        if (action.type === 'watch') return stepAt(state, at);
        const sentAt = at - graceMs;
        const before = stepAt(state, sentAt);
        if (before.isOver) return before;
        const tenths = tenthsAfter(sentAt - state.startedAt);
        // At a multiplier of 1.0 there is nothing to win yet.
        return tenths > 10 ? end(state, tenths) : open(state);
      };
      return { stakeMinor: 0, play };
    },
    settle(stored) {
      const state = stateSchema.parse(stored);
      return stepAt(state, state.startedAt + timeOf(topTenths) + 1_000);
    },
    endsAt(stored) {
      const { startedAt, fallsAt, autoTenths } = stateSchema.parse(stored);
      const last = autoTenths !== null && autoTenths <= fallsAt ? autoTenths : fallsAt + 1;
      return startedAt + timeOf(Math.min(last, topTenths));
    },
  };
}
