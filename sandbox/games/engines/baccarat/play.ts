import { z } from 'zod';
import { type Bets, betsSchema, priceOf, type TableLimits } from '../bets.ts';
import { drawFromShoe } from '../cards.ts';
import { type GameEngine, read } from '../engine.ts';
import type { Source } from '../source.ts';
import { dealBaccarat, mostCards, type Side } from './deal.ts';

const decks = 8;
const openSchema = z.object({ type: z.literal('deal'), bets: betsSchema });

/** What a stake brings back, itself included, in twentieths: the bank's win costs five per cent; a tie gives both sides back. */
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
export function dealFromShoe(source: Source) {
  return dealBaccarat(drawFromShoe(source, decks, mostCards));
}

/** Punto banco out of eight decks, shuffled for every deal. */
export function createBaccaratEngine(limits: TableLimits): GameEngine {
  return {
    facts: { limits },
    open(asked) {
      const action = read(openSchema, asked);
      const stakeMinor = action && priceOf(action.bets, limits, isBaccaratPlace);
      if (!action || stakeMinor === undefined) return undefined;
      const play = (source: Source) => {
        const deal = dealFromShoe(source);
        const winMinor = baccaratWin(action.bets, deal.outcome);
        return { state: null, view: { ...deal, bets: action.bets, stakeMinor, winMinor }, winMinor, isOver: true };
      };
      return { stakeMinor, play };
    },
    act: () => undefined,
    settle: () => ({ state: null, view: null, winMinor: 0, isOver: true }),
  };
}
