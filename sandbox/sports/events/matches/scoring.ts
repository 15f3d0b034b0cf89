import type { Random } from '#sandbox/data/art/random.ts';
import type { Incident } from '../course.ts';
import { compoundPoisson } from '../distribution.ts';
import type { Period } from '../periods.ts';
import type { MarketPlan, Match, Moment } from './match.ts';
import { createScoreOutlook } from './score-outlook.ts';

type Jumps = readonly (readonly [size: number, share: number])[];

interface Goal {
  readonly at: number;
  readonly home: number;
  readonly away: number;
}

interface Scoring {
  /** Expected number of goals (or tries and kicks) of a whole match. */
  readonly home: number;
  readonly away: number;
  /** What one is worth, and how often. */
  readonly jumps: Jumps;
  readonly plan: readonly MarketPlan[];
  readonly periods: readonly Period[];
}

/** A match in which both sides score at random times at a steady rate. */
export function createScoringMatch({ home, away, jumps, plan, periods }: Scoring, random: Random): Match {
  const goals = [...drawGoals(home, jumps, random, 'home'), ...drawGoals(away, jumps, random, 'away')].sort(
    (a, b) => a.at - b.at,
  );
  const isWorthOne = jumps.every(([size]) => size === 1);
  return {
    plan,
    periods,
    incidents(played) {
      const score = { home: 0, away: 0 };
      const scored = goals.filter(({ at }) => at <= played);
      return scored.map((goal): Incident => {
        score.home += goal.home;
        score.away += goal.away;
        const kind = isWorthOne ? 'GOAL' : 'POINTS';
        const side = goal.home > 0 ? 'HOME' : 'AWAY';
        return { kind, at: goal.at, side, worth: goal.home + goal.away, ...score, number: null };
      });
    },
    at(played): Moment {
      const scored = goals.filter(({ at }) => at <= played);
      const score = {
        home: scored.reduce((sum, goal) => sum + goal.home, 0),
        away: scored.reduce((sum, goal) => sum + goal.away, 0),
      };
      const left = 1 - played;
      return {
        ...score,
        period: null,
        interruptedAt: scored.at(-1)?.at ?? null,
        isOver: left === 0,
        outlook: () =>
          createScoreOutlook({
            ...score,
            homeRest: compoundPoisson(home * left, jumps),
            awayRest: compoundPoisson(away * left, jumps),
          }),
      };
    },
  };
}

function drawGoals(mean: number, jumps: Jumps, random: Random, side: 'home' | 'away'): Goal[] {
  const goals: Goal[] = [];
  for (let at = 0; ; ) {
    at -= Math.log(1 - random.next()) / mean;
    if (at >= 1) return goals;
    const size = drawSize(jumps, random);
    goals.push({ at, home: 0, away: 0, [side]: size });
  }
}

function drawSize(jumps: Jumps, random: Random): number {
  let left = random.next();
  for (const [size, share] of jumps) {
    left -= share;
    if (left < 0) return size;
  }
  return jumps.at(-1)?.[0] ?? 0;
}
