import { dealerDraws, empty, type Points, withCard } from './hand.ts';

/** Card values with their probabilities; an ace counts as 11. Every card is drawn from a full deck. */
const worths: readonly (readonly [worth: number, chance: number])[] = [
  ...[2, 3, 4, 5, 6, 7, 8, 9, 11].map((worth) => [worth, 1 / 13] as const),
  [10, 4 / 13],
];
const blackjackPays = 1.5;

const mean = (of: (worth: number) => number) => worths.reduce((sum, [worth, chance]) => sum + chance * of(worth), 0);
const start = (...cards: readonly number[]) => cards.reduce<Points>(withCard, empty);
const keyOf = ({ total, soft }: Points) => `${total}${soft ? 's' : ''}`;

function memoize<Value>(of: (points: Points, up: number) => Value): (points: Points, up: number) => Value {
  const known = new Map<string, Value>();
  return (points, up) => {
    const key = `${keyOf(points)} ${up}`;
    const value = known.get(key) ?? of(points, up);
    known.set(key, value);
    return value;
  };
}

/** Probabilities of the dealer's final totals for an up card, given no blackjack; 22 stands for a bust. */
export function dealerTotals(up: number): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const draw = (points: Points, chance: number, isSecond: boolean): void => {
    if (!isSecond && !dealerDraws(points)) {
      const total = Math.min(points.total, 22);
      ends.set(total, (ends.get(total) ?? 0) + chance);
      return;
    }
    const allowed = worths.filter(([worth]) => !isSecond || start(up, worth).total !== 21);
    const sum = allowed.reduce((total, [, part]) => total + part, 0);
    for (const [worth, part] of allowed) draw(withCard(points, worth), (chance * part) / sum, false);
  };
  draw(start(up), 1, true);
  return ends;
}

const ends = new Map(worths.map(([up]) => [up, dealerTotals(up)]));

/** Expected result of standing, in stakes won or lost. */
export function standMean(total: number, up: number): number {
  if (total > 21) return -1;
  let sum = 0;
  for (const [dealer, chance] of ends.get(up) ?? []) {
    sum += chance * (dealer > 21 || dealer < total ? 1 : dealer === total ? 0 : -1);
  }
  return sum;
}

const hitMean = memoize((points, up): number =>
  mean((worth) => {
    const next = withCard(points, worth);
    return next.total > 21 ? -1 : playMean(next, up);
  }),
);
const playMean = memoize((points, up): number => Math.max(standMean(points.total, up), hitMean(points, up)));

function doubleMean(points: Points, up: number): number {
  return 2 * mean((worth) => standMean(withCard(points, worth).total, up));
}

/** Two hands of one card each; split aces take one card only, and there is no double after a split. */
function splitMean(worth: number, up: number): number {
  const one = mean((next) => {
    const points = start(worth, next);
    return worth === 11 ? standMean(points.total, up) : playMean(points, up);
  });
  return 2 * one;
}

export type Play = 'stand' | 'hit' | 'double' | 'split';

/** The play of basic strategy, and its expected result in stakes. */
export function bestPlay(points: Points, up: number, may: { readonly double: boolean; readonly split: number | undefined }) {
  const plays: [Play, number][] = [
    ['stand', standMean(points.total, up)],
    ['hit', hitMean(points, up)],
  ];
  if (may.double) plays.push(['double', doubleMean(points, up)]);
  if (may.split !== undefined) plays.push(['split', splitMean(may.split, up)]);
  const [play, value] = plays.reduce((best, each) => (each[1] > best[1] ? each : best));
  return { play, value };
}

/** The exact return under basic strategy, as a share of the first stake. */
export function returnOfBlackjack(): number {
  return (
    1 + meanOfHands((one, two, up) => bestPlay(start(one, two), up, { double: true, split: one === two ? one : undefined }).value)
  );
}

/** The exact return of hit and stand only, as on a live table with a shared hand. */
export function returnOfSharedHand(): number {
  return 1 + meanOfHands((one, two, up) => playMean(start(one, two), up));
}

function meanOfHands(play: (one: number, two: number, up: number) => number): number {
  const natural = (up: number) => mean((hole) => (start(up, hole).total === 21 ? 1 : 0));
  return mean((one) =>
    mean((two) =>
      mean((up) => {
        const dealerHas = natural(up);
        if (start(one, two).total === 21) return blackjackPays * (1 - dealerHas);
        return (1 - dealerHas) * play(one, two, up) - dealerHas;
      }),
    ),
  );
}
