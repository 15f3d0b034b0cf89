import type { RandomSource } from './random-source.ts';

/** A card of 52: `rank` 0 is the ace, 12 the king; `suit` 0 to 3. */
export interface Card {
  readonly rank: number;
  readonly suit: number;
}

export const cardOf = (index: number): Card => ({ rank: index % 13, suit: Math.floor(index / 13) });

/** Draws distinct cards from a shoe of `decks` decks, in the order drawn. */
export function drawFromShoe(source: RandomSource, decks: number, count: number): readonly Card[] {
  const taken = new Set<number>();
  while (taken.size < count) taken.add(source.below(52 * decks));
  return [...taken].map((index) => cardOf(index % 52));
}
