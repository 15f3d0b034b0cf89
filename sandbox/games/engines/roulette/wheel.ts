import { ownValue } from '#lib/core/own-value.ts';
/** The numbers of a European wheel, clockwise. */
export const wheelOrder: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12,
  35, 3, 26,
];

const red = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function isRed(number: number): boolean {
  return red.has(number);
}

const allNumbers = Array.from({ length: 37 }, (_, number) => number);
const outside: Readonly<Record<string, (number: number) => boolean>> = {
  red: isRed,
  black: (number) => !isRed(number),
  even: (number) => number % 2 === 0,
  odd: (number) => number % 2 === 1,
  low: (number) => number <= 18,
  high: (number) => number >= 19,
  'dozen-1': (number) => number <= 12,
  'dozen-2': (number) => number >= 13 && number <= 24,
  'dozen-3': (number) => number >= 25,
  'column-1': (number) => number % 3 === 1,
  'column-2': (number) => number % 3 === 2,
  'column-3': (number) => number % 3 === 0,
};

/** The numbers that a bet covers, such as `n-17`, `s-1-2`, `c-1-2-4-5` or `red`; undefined for an unknown place. */
export function numbersCoveredBy(place: string): readonly number[] | undefined {
  const rule = ownValue(outside, place);
  if (rule) return allNumbers.filter((number) => number > 0 && rule(number));
  const match = /^(n|s|t|c|l)((?:-\d{1,2})+)$/.exec(place);
  if (!match) return undefined;
  const [, kind, list = ''] = match;
  const numbers = list.slice(1).split('-').map(Number);
  if (numbers.some((number, index) => number > 36 || number <= (numbers[index - 1] ?? -1))) return undefined;
  return isPlace(kind, numbers) ? numbers : undefined;
}

/** Straight, split, street or trio with zero, corner or first four, six line. */
function isPlace(kind: string | undefined, numbers: readonly number[]): boolean {
  const [first = 0, second = 0] = numbers;
  const text = numbers.join();
  switch (kind) {
    case 'n':
      return numbers.length === 1;
    case 's':
      if (numbers.length !== 2) return false;
      return first === 0 ? second <= 3 : second - first === 3 || (second - first === 1 && first % 3 !== 0);
    case 't':
      if (text === '0,1,2' || text === '0,2,3') return true;
      return numbers.length === 3 && first % 3 === 1 && text === [first, first + 1, first + 2].join();
    case 'c':
      if (text === '0,1,2,3') return true;
      return first > 0 && first % 3 !== 0 && text === [first, first + 1, first + 3, first + 4].join();
    case 'l':
      return first % 3 === 1 && text === Array.from({ length: 6 }, (_, step) => first + step).join();
    default:
      return false;
  }
}

/** All inside bets on several numbers: 60 splits, 14 streets and trios, 23 corners with the first four, 11 six lines. */
export const insidePlaces: readonly string[] = listInsidePlaces();

function listInsidePlaces(): readonly string[] {
  const zero = ['s-0-1', 's-0-2', 's-0-3', 't-0-1-2', 't-0-2-3', 'c-0-1-2-3'];
  const others = allNumbers.slice(1).flatMap((first) => {
    const after = (...steps: readonly number[]) => [first, ...steps.map((step) => first + step)].join('-');
    return [`s-${after(1)}`, `s-${after(3)}`, `t-${after(1, 2)}`, `c-${after(1, 3, 4)}`, `l-${after(1, 2, 3, 4, 5)}`];
  });
  return [...zero, ...others.filter((place) => numbersCoveredBy(place) !== undefined)];
}

/** The payout of a winning bet as a multiple of its stake, stake included. */
export function payoutOf(cover: readonly number[]): number {
  return 36 / cover.length;
}
