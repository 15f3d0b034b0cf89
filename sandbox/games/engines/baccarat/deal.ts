import type { Card } from '../cards.ts';

export type Side = 'player' | 'banker' | 'tie';

export interface Deal {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly playerPoints: number;
  readonly bankerPoints: number;
  readonly outcome: Side;
}

/** The most cards that a deal can need. */
export const maxCards = 6;

/** Tens and face cards count zero. */
export const pointsOf = (rank: number) => (rank >= 9 ? 0 : rank + 1);

const sum = (cards: readonly Card[]) => cards.reduce((total, { rank }) => total + pointsOf(rank), 0) % 10;

/** Whether the banker draws a third card, by the banker's points and the player's third card (undefined after a stand). */
export function bankerDraws(banker: number, third: number | undefined): boolean {
  if (third === undefined) return banker <= 5;
  if (banker <= 2) return true;
  const from: Readonly<Record<number, readonly [number, number]>> = { 3: [0, 9], 4: [2, 7], 5: [4, 7], 6: [6, 7] };
  const range = from[banker];
  if (!range || (banker === 3 && third === 8)) return false;
  return third >= range[0] && third <= range[1];
}

/** Deals in the order of the table: player, banker, player, banker, then third cards by the rules. */
export function dealBaccarat(cards: readonly Card[]): Deal {
  const at = (index: number) => cards[index] ?? { rank: 12, suit: 0 };
  const player = [at(0), at(2)];
  const banker = [at(1), at(3)];
  const isNatural = sum(player) >= 8 || sum(banker) >= 8;
  let next = 4;
  let third: number | undefined;
  if (!isNatural) {
    if (sum(player) <= 5) {
      const card = at(next);
      next += 1;
      player.push(card);
      third = pointsOf(card.rank);
    }
    if (bankerDraws(sum(banker), third)) banker.push(at(next));
  }
  const [playerPoints, bankerPoints] = [sum(player), sum(banker)];
  const outcome = playerPoints === bankerPoints ? 'tie' : playerPoints > bankerPoints ? 'player' : 'banker';
  return { player, banker, playerPoints, bankerPoints, outcome };
}
