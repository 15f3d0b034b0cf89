import type { Card } from '../cards.ts';

/** The value of a card by rank; an ace is 11 until the hand exceeds 21. */
export const worthOf = (rank: number) => (rank === 0 ? 11 : Math.min(10, rank + 1));

export interface Points {
  readonly total: number;
  /** True while an ace counts as 11. */
  readonly soft: boolean;
}

/** Adds a card to a hand. */
export function withCard({ total, soft }: Points, worth: number): Points {
  let [sum, high] = [total + worth, soft];
  if (worth === 11 && soft) sum -= 10;
  else if (worth === 11) high = true;
  if (sum > 21 && high) [sum, high] = [sum - 10, false];
  return { total: sum, soft: high };
}

export const empty: Points = { total: 0, soft: false };

export function pointsOf(cards: readonly Card[]): Points {
  return cards.reduce((points, { rank }) => withCard(points, worthOf(rank)), empty);
}

export const isBlackjack = (cards: readonly Card[]) => cards.length === 2 && pointsOf(cards).total === 21;

/** The dealer draws to 16 and stands on every 17. */
export const dealerDraws = ({ total }: Points) => total < 17;
