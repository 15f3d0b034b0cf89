import { lengthOf, minutes } from '../periods.ts';
import type { SportModel } from './match.ts';
import { handicapPlans, overUnderPlans, resultPlan } from './plan.ts';
import { createScoringMatch } from './scoring.ts';

const plan = [resultPlan, ...overUnderPlans([3.5, 4.5, 5.5, 6.5, 7.5]), ...handicapPlans([-1.5, -0.5, 0.5, 1.5])];

const periods = [
  { playMs: minutes(36), breakMs: minutes(17) },
  { playMs: minutes(36), breakMs: minutes(17) },
  { playMs: minutes(36), breakMs: 0 },
];

/** Sixty minutes; an equal score stays a draw. */
export const iceHockey: SportModel = {
  clockMinutes: 60,
  interruptionMs: 20_000,
  slotMs: lengthOf(periods),
  open({ home, away }, random) {
    const edge = Math.exp(0.16 * (home - away));
    return createScoringMatch({ home: 3 * edge, away: 2.65 / edge, jumps: [[1, 1]], plan, periods }, random);
  },
};
