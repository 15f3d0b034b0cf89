import type { Side } from './deal.ts';
import { bankerDraws } from './deal.ts';
import { twentieths } from './play.ts';

/** Cards of eight decks by their points. */
const shoe: readonly number[] = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];

/** The exact probability of each outcome, over every order of cards from the shoe. */
export function baccaratChances(): Readonly<Record<Side, number>> {
  const left = [...shoe];
  const chances = { player: 0, banker: 0, tie: 0 };
  let inShoe = left.reduce((sum, count) => sum + count, 0);
  function each(chance: number, then: (points: number, chance: number) => void): void {
    for (let points = 0; points < 10; points += 1) {
      const count = left[points] ?? 0;
      const part = (chance * count) / inShoe;
      left[points] = count - 1;
      inShoe -= 1;
      then(points, part);
      left[points] = count;
      inShoe += 1;
    }
  }
  const end = (player: number, banker: number, chance: number) => {
    chances[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += chance;
  };
  const bankerTurn = (player: number, banker: number, third: number | undefined, chance: number) => {
    if (!bankerDraws(banker, third)) end(player, banker, chance);
    else each(chance, (card, part) => end(player, (banker + card) % 10, part));
  };
  each(1, (p1, a) =>
    each(a, (b1, b) =>
      each(b, (p2, c) =>
        each(c, (b2, d) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10];
          if (player >= 8 || banker >= 8) end(player, banker, d);
          else if (player > 5) bankerTurn(player, banker, undefined, d);
          else each(d, (third, part) => bankerTurn((player + third) % 10, banker, third, part));
        }),
      ),
    ),
  );
  return chances;
}

/** The exact return of each side as a share of the stake. */
export function returnsOfBaccarat(): Readonly<Record<Side, number>> {
  const chances = baccaratChances();
  const of = (side: Side) =>
    (Object.entries(chances) as [Side, number][]).reduce(
      (sum, [outcome, chance]) => sum + (twentieths[side][outcome] * chance) / 20,
      0,
    );
  return { player: of('player'), banker: of('banker'), tie: of('tie') };
}
