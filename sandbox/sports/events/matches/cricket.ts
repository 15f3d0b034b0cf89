import type { Random } from '#sandbox/data/art/random.ts';
import type { Incident } from '../course.ts';
import { atLeast, certain, type Distribution, power, tailOf } from '../distribution.ts';
import { lengthOf, minutes } from '../periods.ts';
import type { Moment, Outlook, SportModel } from './match.ts';
import { linesAround, overUnderPlans, winnerPlan } from './plan.ts';

const ballsOfOver = 6;
/** Balls of an innings of twenty overs. */
const balls = 120;

/** Probabilities of 0 to 6 runs from one ball; `factor` 1 is average. */
function runsOf(factor: number): readonly number[] {
  const scored = [0.37, 0.1, 0.01, 0.11, 0, 0.05].map((share) => share * factor);
  return [1 - scored.reduce((sum, share) => sum + share, 0), ...scored];
}

const meanOf = (runs: readonly number[]) => runs.reduce((sum, share, value) => sum + share * value, 0);

/** The runs after each ball, from 0. */
function drawInnings(runs: readonly number[], random: Random): readonly number[] {
  const totals = [0];
  for (let ball = 0; ball < balls; ball += 1) {
    let left = random.next();
    const value = runs.findIndex((share) => {
      left -= share;
      return left < 0;
    });
    totals.push((totals.at(-1) ?? 0) + Math.max(0, value));
  }
  return totals;
}

/**
 * `first`: the final runs of the side that bats first. The other side stops one run ahead; equal runs are decided by one more
 * run, with even chances.
 */
function createChaseOutlook(first: Distribution, second: Distribution, isHomeFirst: boolean): Outlook {
  const tail = tailOf(second);
  const reaches = (runs: number) => atLeast(tail, runs);
  let defended = 0;
  first.forEach((share, runs) => {
    defended += share * (1 - reaches(runs) + (second[runs] ?? 0) / 2);
  });
  const home = isHomeFirst ? defended : 1 - defended;
  return {
    home,
    draw: 0,
    away: 1 - home,
    over(line) {
      let sum = 0;
      first.forEach((share, runs) => {
        const level = reaches(runs);
        const isLevelOver = 2 * runs + 1 > line;
        const short = Math.max(0, reaches(Math.floor(line - runs) + 1) - level);
        sum += share * ((isLevelOver ? level : 0) + short);
      });
      return sum;
    },
    covers: (line) => (line > 0 ? home : 1 - home),
    bothScore: 1,
  };
}

const periods = [
  { playMs: minutes(85), breakMs: minutes(15) },
  { playMs: minutes(85), breakMs: 0 },
];

export const cricket: SportModel = {
  clockMinutes: null,
  interruptionMs: 15_000,
  slotMs: lengthOf(periods),
  open(strengths, random) {
    const edge = 0.04 * (strengths.home - strengths.away) + 0.01;
    const isHomeFirst = random.chance(0.5);
    const firstRuns = runsOf(isHomeFirst ? 1 + edge : 1 - edge);
    const secondRuns = runsOf(isHomeFirst ? 1 - edge : 1 + edge);
    const first = drawInnings(firstRuns, random);
    const second = drawInnings(secondRuns, random);
    const target = (first.at(-1) ?? 0) + 1;
    const doesFirstWinTie = random.chance(0.5);

    function at(played: number): Moment {
      const done = Math.floor(played * 2 * balls);
      const isFirstInnings = done < balls;
      const firstTotal = first[Math.min(done, balls)] ?? 0;
      const secondTotal = Math.min(second[Math.max(0, done - balls)] ?? 0, target);
      const isOver = done === 2 * balls || secondTotal === target;
      const isTie = isOver && secondTotal === firstTotal;
      const shown = [firstTotal + (isTie && doesFirstWinTie ? 1 : 0), secondTotal + (isTie && !doesFirstWinTie ? 1 : 0)] as const;
      const [home, away] = isHomeFirst ? shown : [shown[1], shown[0]];
      return {
        home,
        away,
        period: null,
        interruptedAt: null,
        isOver,
        outlook: () =>
          createChaseOutlook(
            isFirstInnings ? shift(firstTotal, power(firstRuns, balls - done)) : certain(firstTotal),
            shift(secondTotal, power(secondRuns, Math.min(balls, 2 * balls - done))),
            isHomeFirst,
          ),
      };
    }
    /** The overs that were bowled; the chase ends with the target. */
    function incidents(played: number): readonly Incident[] {
      const done = Math.floor(played * 2 * balls);
      const overs: Incident[] = [];
      for (const [index, innings] of [first, second].entries()) {
        const totalAfter = (ball: number) => Math.min(innings[ball] ?? 0, index === 0 ? Number.POSITIVE_INFINITY : target);
        for (let ball = ballsOfOver; ball <= Math.min(balls, done - index * balls); ball += ballsOfOver) {
          const before = totalAfter(ball - ballsOfOver);
          if (index === 1 && before === target) break;
          const after = totalAfter(ball);
          const scores = index === 0 ? [after, 0] : [first.at(-1) ?? 0, after];
          const [home = 0, away = 0] = isHomeFirst ? scores : scores.toReversed();
          const side = (index === 0) === isHomeFirst ? 'HOME' : 'AWAY';
          const at = (index * balls + ball) / (2 * balls);
          overs.push({ kind: 'OVER', at, side, worth: after - before, home, away, number: ball / ballsOfOver });
        }
      }
      return overs;
    }
    const expected = balls * (meanOf(firstRuns) + meanOf(secondRuns)) - 8;
    return { periods, plan: [winnerPlan, ...overUnderPlans(linesAround(expected, 10, 5))], at, incidents };
  },
};

/** Adds runs already made. */
function shift(runs: number, rest: Distribution): Distribution {
  const values = new Float64Array(runs + rest.length);
  values.set(rest, runs);
  return values;
}
