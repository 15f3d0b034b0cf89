import type { Random } from '#sandbox/data/art/random.ts';
import { power } from '../distribution.ts';
import { lengthOf, minutes } from '../periods.ts';
import type { SportModel } from './match.ts';
import { handicapPlans, linesAround, overUnderPlans, winnerPlan } from './plan.ts';
import { createScoreOutlook } from './score-outlook.ts';

/** Attacks of each side in a match. */
const attacks = 80;

/** Probabilities of 0 to 3 points from one attack; `factor` 1 is average. */
function pointsOf(factor: number): readonly number[] {
  const scored = [0.03, 0.36, 0.12].map((share) => share * factor);
  return [1 - scored.reduce((sum, share) => sum + share, 0), ...scored];
}

const meanOf = (points: readonly number[]) => points.reduce((sum, share, value) => sum + share * value, 0);

function drawPoints(points: readonly number[], random: Random): number {
  let left = random.next();
  const value = points.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return Math.max(0, value);
}

/** The score after each attack, from 0. */
function drawScores(points: readonly number[], random: Random): readonly number[] {
  const scores = [0];
  for (let attack = 0; attack < attacks; attack += 1) scores.push((scores.at(-1) ?? 0) + drawPoints(points, random));
  return scores;
}

const periods = [
  { playMs: minutes(23), breakMs: minutes(2) },
  { playMs: minutes(23), breakMs: minutes(15) },
  { playMs: minutes(23), breakMs: minutes(2) },
  { playMs: minutes(23), breakMs: 0 },
];

/** An equal score is decided by the next basket. */
export const basketball: SportModel = {
  clockMinutes: 40,
  interruptionMs: 10_000,
  slotMs: lengthOf(periods),
  open(strengths, random) {
    const edge = 0.04 * (strengths.home - strengths.away) + 0.02;
    const homePoints = pointsOf(1 + edge);
    const awayPoints = pointsOf(1 - edge);
    const homeChance = 0.5 + edge;
    const homeScores = drawScores(homePoints, random);
    const awayScores = drawScores(awayPoints, random);
    const isHomeDecider = random.next() < homeChance;
    const expected = { home: attacks * meanOf(homePoints), away: attacks * meanOf(awayPoints) };
    return {
      periods,
      plan: [
        winnerPlan,
        ...overUnderPlans(linesAround(expected.home + expected.away, 5, 7)),
        ...handicapPlans(linesAround(expected.away - expected.home, 3, 7)),
      ],
      incidents(played) {
        const done = Math.floor(played * attacks);
        return Array.from({ length: done }, (_, attack) => attack + 1).flatMap((attack) => {
          const at = attack / attacks;
          const home = homeScores[attack] ?? 0;
          const away = awayScores[attack] ?? 0;
          const before = { home: homeScores[attack - 1] ?? 0, away: awayScores[attack - 1] ?? 0 };
          const common = { kind: 'POINTS', at, number: null } as const;
          return [
            { ...common, side: 'HOME' as const, worth: home - before.home, home, away: before.away },
            { ...common, side: 'AWAY' as const, worth: away - before.away, home, away },
          ].filter(({ worth }) => worth > 0);
        });
      },
      at(played) {
        const done = Math.floor(played * attacks);
        const home = homeScores[done] ?? 0;
        const away = awayScores[done] ?? 0;
        const isOver = done === attacks;
        const extra = isOver && home === away ? 2 : 0;
        return {
          home: home + (isHomeDecider ? extra : 0),
          away: away + (isHomeDecider ? 0 : extra),
          period: null,
          interruptedAt: null,
          isOver,
          outlook: () =>
            createScoreOutlook({
              home,
              away,
              homeRest: power(homePoints, attacks - done),
              awayRest: power(awayPoints, attacks - done),
              decider: { homeChance, points: 2 },
            }),
        };
      },
    };
  },
};
