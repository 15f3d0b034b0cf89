import { z } from 'zod';
import { type GameEngine, read } from './engine.ts';
import { pickWeighted, type Source } from './source.ts';
import type { Stakes } from './stakes.ts';

/** Prizes in stakes, with their cards in a million; the rest of them wins nothing. */
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

/** The exact return of a card: every card of the million counts once. */
export function returnOfScratch(): number {
  return prizes.reduce((sum, [times, cards]) => sum + times * cards, 0) / million;
}

/** Nine fields: the prize three times on a card that wins, no prize more than twice on one that does not. */
function printCard(won: number, source: Source): readonly number[] {
  const others = prizes.map(([times]) => times).filter((times) => times !== won);
  const printed: number[] = won > 0 ? [won, won, won] : [];
  const left = shuffle(
    others.flatMap((times) => [times, times]),
    source,
  );
  printed.push(...left.slice(0, fields - printed.length));
  return shuffle(printed, source);
}

function shuffle<Item>(items: readonly Item[], source: Source): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(source.below(left.length), 1));
}

/** A card with nine fields: three of a kind win. */
export function createScratchEngine(stakes: Stakes): GameEngine {
  return {
    facts: { stakes: stakes.ladder, prizes: prizes.map(([times]) => times) },
    open(asked) {
      const action = read(openSchema, asked);
      if (!action || !stakes.ladder.includes(action.stakeMinor)) return undefined;
      const { stakeMinor } = action;
      const play = (source: Source) => {
        const won = pickWeighted(source, [...prizes, [0, million - winning]]);
        const winMinor = won * stakeMinor;
        return { state: null, view: { card: printCard(won, source), won, stakeMinor, winMinor }, winMinor, isOver: true };
      };
      return { stakeMinor, play };
    },
    act: () => undefined,
    settle: () => ({ state: null, view: null, winMinor: 0, isOver: true }),
  };
}
