import { z } from 'zod';
import { type GameEngine, parseOrUndefined } from './engine.ts';
import { pickWeighted, type RandomSource } from './random-source.ts';
import type { Stakes } from './stakes.ts';

/** Prizes as multiples of the stake, with their number of cards in a million; all other cards win nothing. */
export const prizes: readonly (readonly [times: number, cards: number])[] = [
  [1, 150_000],
  [2, 80_000],
  [3, 40_000],
  [5, 25_000],
  [10, 12_000],
  [25, 4_000],
  [100, 1_000],
  [1_000, 75],
];
const million = 1_000_000;
const winning = prizes.reduce((sum, [, cards]) => sum + cards, 0);
const fields = 9;

const openSchema = z.object({ type: z.literal('card'), stakeMinor: z.int() });

/**
 * The exact return to player, as a share of the stake.
 * @internal for the tests of published returns
 */
export function returnOfScratch(): number {
  return prizes.reduce((sum, [times, cards]) => sum + times * cards, 0) / million;
}

/** Nine fields: a winning card shows its prize three times, and no card shows another prize more than twice. */
function printCard(won: number, source: RandomSource): readonly number[] {
  const others = prizes.map(([times]) => times).filter((times) => times !== won);
  const printed: number[] = won > 0 ? [won, won, won] : [];
  const left = shuffle(
    others.flatMap((times) => [times, times]),
    source,
  );
  printed.push(...left.slice(0, fields - printed.length));
  return shuffle(printed, source);
}

function shuffle<Item>(items: readonly Item[], source: RandomSource): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(source.below(left.length), 1));
}

/** A scratch card with nine fields; three equal prizes win. */
export function createScratchEngine(stakes: Stakes): GameEngine {
  return {
    facts: { stakes: stakes.ladder, prizes: prizes.map(([times]) => times) },
    open(input) {
      const action = parseOrUndefined(openSchema, input);
      if (!action || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor } = action;
      const play = (source: RandomSource) => {
        const won = pickWeighted(source, [...prizes, [0, million - winning]]);
        const view = { card: printCard(won, source), won, stakeMinor };
        return { state: null, view, winMinor: won * stakeMinor, isOver: true };
      };
      return { stakeMinor, play };
    },
    act: () => undefined,
    settle: () => ({ state: null, view: null, winMinor: 0, isOver: true }),
  };
}
