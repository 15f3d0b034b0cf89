import { lengthOf, minutes } from '../periods.ts';
import type { SportModel } from './match.ts';
import { handicapPlans, linesAround, overUnderPlans, resultPlan } from './plan.ts';
import { createScoringMatch } from './scoring.ts';

/** Penalty, try, converted try. */
const jumps = [
  [3, 0.4],
  [5, 0.2],
  [7, 0.4],
] as const;
const worth = jumps.reduce((sum, [size, share]) => sum + size * share, 0);

const periods = [
  { playMs: minutes(44), breakMs: minutes(12) },
  { playMs: minutes(44), breakMs: 0 },
];

export const rugby: SportModel = {
  clockMinutes: 80,
  interruptionMs: 20_000,
  slotMs: lengthOf(periods),
  open(strengths, random) {
    const edge = Math.exp(0.18 * (strengths.home - strengths.away));
    const home = 5 * edge;
    const away = 4.3 / edge;
    const plan = [
      resultPlan,
      ...overUnderPlans(linesAround((home + away) * worth, 4, 5)),
      ...handicapPlans(linesAround((away - home) * worth, 4, 5)),
    ];
    return createScoringMatch({ home, away, jumps, plan, periods }, random);
  },
};
