import { z } from 'zod';
import { type Bets, betsSchema, priceOf, type TableLimits } from '../bets.ts';
import { drawFromShoe } from '../cards.ts';
import { type GameEngine, parseOrUndefined } from '../engine.ts';
import type { RandomSource } from '../random-source.ts';
import { dealBaccarat, maxCards, type Side } from './deal.ts';

const decks = 8;
const openSchema = z.object({ type: z.literal('deal'), bets: betsSchema });

/** Payout by bet and outcome in twentieths of the stake, stake included: 5 % commission on banker wins, push on a tie. */
export const twentieths: Readonly<Record<Side, Readonly<Record<Side, number>>>> = {
  player: { player: 40, banker: 0, tie: 20 },
  banker: { player: 0, banker: 39, tie: 20 },
  tie: { player: 0, banker: 0, tie: 180 },
};

export const isBaccaratPlace = (place: string): place is Side => Object.hasOwn(twentieths, place);

export function baccaratWin(bets: Bets, outcome: Side): number {
  return Object.entries(bets).reduce(
    (sum, [place, minor]) => sum + (isBaccaratPlace(place) ? (minor * twentieths[place][outcome]) / 20 : 0),
    0,
  );
}

/** One deal of a new shoe. */
export function dealFromShoe(source: RandomSource) {
  return dealBaccarat(drawFromShoe(source, decks, maxCards));
}

/** Punto banco with eight decks, shuffled before every deal. */
export function createBaccaratEngine(limits: TableLimits): GameEngine {
  return {
    facts: { limits },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      const stakeMinor = action && priceOf(action.bets, limits, isBaccaratPlace);
      if (!action || stakeMinor === undefined) return undefined;
      const play = (source: RandomSource) => {
        const view = dealFromShoe(source);
        return { state: null, view, winMinor: baccaratWin(action.bets, view.outcome), isOver: true };
      };
      return { stakeMinor, play };
    },
    act: () => undefined,
    settle: () => ({ state: null, view: null, winMinor: 0, isOver: true }),
  };
}
