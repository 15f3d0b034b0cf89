import type { Period } from '../periods.ts';
import { lengthOf, minutes } from '../periods.ts';
import type { SportModel } from './match.ts';
import { bothScorePlan, handicapPlans, overUnderPlans, resultPlan } from './plan.ts';
import { createScoringMatch } from './scoring.ts';

const plan = [resultPlan, ...overUnderPlans([0.5, 1.5, 2.5, 3.5, 4.5]), ...handicapPlans([-1.5, -0.5, 0.5, 1.5]), bothScorePlan];

function model(interruptionMs: number, periods: readonly Period[]): SportModel {
  return {
    clockMinutes: 90,
    interruptionMs,
    slotMs: lengthOf(periods),
    open({ home, away }, random) {
      const edge = Math.exp(0.3 * (home - away));
      return createScoringMatch({ home: 1.5 * edge, away: 1.18 / edge, jumps: [[1, 1]], plan, periods }, random);
    },
  };
}

export const football = model(20_000, [
  { playMs: minutes(47), breakMs: minutes(15) },
  { playMs: minutes(48), breakMs: 0 },
]);

/** A match of two minutes, drawn by a computer. */
export const virtualFootball = model(5_000, [
  { playMs: minutes(1), breakMs: 0 },
  { playMs: minutes(1), breakMs: 0 },
]);
