import { z } from 'zod';
import { type Bets, betsSchema, priceOf, type TableLimits } from '../bets.ts';
import { type GameEngine, read } from '../engine.ts';
import type { Source } from '../source.ts';
import { coverOf, returnsOf } from './wheel.ts';

const openSchema = z.object({ type: z.literal('spin'), bets: betsSchema });

/** What the chips bring back on a number, their own stake included. */
export function rouletteWin(bets: Bets, number: number): number {
  let win = 0;
  for (const [place, minor] of Object.entries(bets)) {
    const cover = coverOf(place);
    if (cover?.includes(number)) win += minor * returnsOf(cover);
  }
  return win;
}

export const isRoulettePlace = (place: string) => coverOf(place) !== undefined;

/** European roulette: one zero, every place on the cloth. */
export function createRouletteEngine(limits: TableLimits): GameEngine {
  return {
    facts: { limits },
    open(asked) {
      const action = read(openSchema, asked);
      const stakeMinor = action && priceOf(action.bets, limits, isRoulettePlace);
      if (!action || stakeMinor === undefined) return undefined;
      const play = (source: Source) => {
        const number = source.below(37);
        const winMinor = rouletteWin(action.bets, number);
        return { state: null, view: { number, bets: action.bets, stakeMinor, winMinor }, winMinor, isOver: true };
      };
      return { stakeMinor, play };
    },
    act: () => undefined,
    settle: () => ({ state: null, view: null, winMinor: 0, isOver: true }),
  };
}
