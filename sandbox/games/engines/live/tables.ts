import { baccaratWin, dealFromShoe, isBaccaratPlace } from '../baccarat/play.ts';
import type { Bets } from '../bets.ts';
import { bestPlay } from '../blackjack/exact-return.ts';
import { dealerDraws, isBlackjack, pointsOf, worthOf } from '../blackjack/hand.ts';
import { type Card, cardOf } from '../cards.ts';
import type { RandomSource } from '../random-source.ts';
import { isRoulettePlace, rouletteWin } from '../roulette/play.ts';
import { isWheelPlace, wheel, wheelSize } from './wheel.ts';

/** The outcome of a table's round, shared by all seats; stored and sent as JSON. */
export type Outcome =
  | { readonly kind: 'roulette'; readonly number: number }
  | { readonly kind: 'baccarat'; readonly deal: ReturnType<typeof dealFromShoe> }
  | { readonly kind: 'gameshow'; readonly field: number; readonly pays: number }
  | { readonly kind: 'blackjack'; readonly cards: readonly Card[]; readonly dealer: readonly Card[]; readonly halves: number };

/** The rules of a live table: its places, how an outcome is drawn, and what it pays. */
export interface TableRules {
  isPlace(place: string): boolean;
  draw(source: RandomSource): Outcome;
  /** Minor units, stakes included. */
  winOf(bets: Bets, outcome: Outcome): number;
  /** Every chip is a multiple of this. */
  readonly unit: number;
}

/** The hand that all seats share: played by basic strategy, with a payout in halves of the stake. */
function playSharedHand(source: RandomSource): Outcome {
  const draw = () => cardOf(source.below(52));
  const cards = [draw(), draw()];
  const dealer = [draw(), draw()];
  const up = worthOf(dealer[0]?.rank ?? 0);
  if (isBlackjack(cards) || isBlackjack(dealer)) {
    const halves = isBlackjack(cards) ? (isBlackjack(dealer) ? 2 : 5) : 0;
    return { kind: 'blackjack', cards, dealer, halves };
  }
  while (pointsOf(cards).total < 21 && bestPlay(pointsOf(cards), up, { double: false, split: undefined }).play === 'hit') {
    cards.push(draw());
  }
  const own = pointsOf(cards).total;
  while (own <= 21 && dealerDraws(pointsOf(dealer))) dealer.push(draw());
  const dealerTotal = pointsOf(dealer).total;
  const halves = own > 21 ? 0 : dealerTotal > 21 || own > dealerTotal ? 4 : own === dealerTotal ? 2 : 0;
  return { kind: 'blackjack', cards, dealer, halves };
}

export const tableRules: Readonly<Record<Outcome['kind'], TableRules>> = {
  roulette: {
    isPlace: isRoulettePlace,
    draw: (source) => ({ kind: 'roulette', number: source.below(37) }),
    winOf: (bets, outcome) => (outcome.kind === 'roulette' ? rouletteWin(bets, outcome.number) : 0),
    unit: 1,
  },
  baccarat: {
    isPlace: isBaccaratPlace,
    draw: (source) => ({ kind: 'baccarat', deal: dealFromShoe(source) }),
    winOf: (bets, outcome) => (outcome.kind === 'baccarat' ? baccaratWin(bets, outcome.deal.outcome) : 0),
    unit: 20,
  },
  gameshow: {
    isPlace: isWheelPlace,
    draw(source) {
      const field = source.below(wheelSize);
      return { kind: 'gameshow', field, pays: wheel[field] ?? 1 };
    },
    winOf: (bets, outcome) => (outcome.kind === 'gameshow' ? (bets[`x${outcome.pays}`] ?? 0) * (outcome.pays + 1) : 0),
    unit: 1,
  },
  blackjack: {
    isPlace: (place) => place === 'hand',
    draw: playSharedHand,
    winOf: (bets, outcome) => (outcome.kind === 'blackjack' ? ((bets.hand ?? 0) * outcome.halves) / 2 : 0),
    unit: 2,
  },
};
