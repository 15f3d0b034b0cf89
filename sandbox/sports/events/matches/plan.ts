import type { MarketPlan } from './match.ts';

/** The market of the winner, with or without a draw. */
export const resultPlan: MarketPlan = { marketId: '1x2', kind: '1X2', line: null };
export const winnerPlan: MarketPlan = { marketId: 'winner', kind: 'WINNER', line: null };
export const bothScorePlan: MarketPlan = { marketId: 'both-score', kind: 'BOTH_SCORE', line: null };

export function overUnderPlans(lines: readonly number[]): readonly MarketPlan[] {
  return lines.map((line) => ({ marketId: `over-under-${line}`, kind: 'OVER_UNDER', line }));
}

export function handicapPlans(lines: readonly number[]): readonly MarketPlan[] {
  return lines.map((line) => ({
    marketId: `handicap-${line < 0 ? 'minus' : 'plus'}-${Math.abs(line)}`,
    kind: 'HANDICAP',
    line,
  }));
}

/** Lines that end in .5, so that nothing is a tie, around an expected figure. */
export function linesAround(expected: number, step: number, count: number): readonly number[] {
  const middle = Math.floor(expected) + 0.5;
  return Array.from({ length: count }, (_, index) => middle + (index - (count - 1) / 2) * step);
}
