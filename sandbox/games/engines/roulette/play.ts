import { z } from 'zod';
import { type Bets, betsSchema, priceOf, type TableLimits } from '../bets.ts';
import { type GameEngine, parseOrUndefined } from '../engine.ts';
import type { RandomSource } from '../random-source.ts';
import { numbersCoveredBy, payoutOf } from './wheel.ts';

const openSchema = z.object({ type: z.literal('spin'), bets: betsSchema });

/** The payout of all chips for a number, stakes included. */
export function rouletteWin(bets: Bets, number: number): number {
  let win = 0;
  for (const [place, minor] of Object.entries(bets)) {
    const cover = numbersCoveredBy(place);
    if (cover?.includes(number)) win += minor * payoutOf(cover);
  }
  return win;
}

export const isRoulettePlace = (place: string) => numbersCoveredBy(place) !== undefined;

/** European roulette: single zero, all inside and outside bets. */
export function createRouletteEngine(limits: TableLimits): GameEngine {
  return {
    facts: { limits },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      const stakeMinor = action && priceOf(action.bets, limits, isRoulettePlace);
      if (!action || stakeMinor === undefined) return undefined;
      const play = (source: RandomSource) => {
        const number = source.below(37);
        return { state: null, view: { number }, winMinor: rouletteWin(action.bets, number), isOver: true };
      };
      return { stakeMinor, play };
    },
    act: () => undefined,
    settle: () => ({ state: null, view: null, winMinor: 0, isOver: true }),
  };
}
