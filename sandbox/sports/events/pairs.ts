import { createRandom } from '#sandbox/data/art/random.ts';

export interface Pair {
  readonly home: number;
  readonly away: number;
}

/** The pairs of a day by the circle method: every side once, and no pair twice within `count - 1` days. */
export function pairsOfDay(seed: string, count: number, day: number): readonly Pair[] {
  const rounds = count - 1;
  const round = ((day % rounds) + rounds) % rounds;
  const cycle = Math.floor(day / rounds);
  const seat = (index: number) => (index === 0 ? 0 : 1 + ((index - 1 + round) % rounds));
  const pairs = Array.from({ length: count / 2 }, (_, index): Pair => {
    const [left, right] = [seat(index), seat(count - 1 - index)];
    return (cycle + index + round) % 2 === 0 ? { home: left, away: right } : { home: right, away: left };
  });
  return shuffle(pairs, `${seed} ${day}`);
}

function shuffle<Item>(items: readonly Item[], seed: string): readonly Item[] {
  const random = createRandom(seed);
  return items
    .map((item) => ({ item, order: random.next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
