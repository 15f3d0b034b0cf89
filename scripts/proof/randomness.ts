import type { RandomSource } from '#sandbox/games/engines/random-source.ts';

/** The result of a randomness test: the distance from the expected value, in standard deviations. */
export interface Verdict {
  readonly name: string;
  readonly deviation: number;
}

/** Wilson–Hilferty: a chi-square value with `degrees` degrees of freedom as a standard normal deviation. */
function normalOf(chiSquare: number, degrees: number): number {
  const part = 2 / (9 * degrees);
  return (Math.cbrt(chiSquare / degrees) - (1 - part)) / Math.sqrt(part);
}

function chiSquareOf(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Frequency test: all of `limit` numbers are equally frequent. */
export function testFrequency(source: RandomSource, limit: number, draws: number): Verdict {
  const counts = Array.from({ length: limit }, () => 0);
  for (let turn = 0; turn < draws; turn += 1) {
    const value = source.below(limit);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return { name: `frequency of ${limit} numbers`, deviation: normalOf(chiSquareOf(counts, draws / limit), limit - 1) };
}

/** Serial test: all pairs of consecutive numbers are equally frequent. */
export function testSerial(source: RandomSource, limit: number, draws: number): Verdict {
  const counts = Array.from({ length: limit * limit }, () => 0);
  for (let turn = 0; turn < draws; turn += 1) {
    const pair = source.below(limit) * limit + source.below(limit);
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  const deviation = normalOf(chiSquareOf(counts, draws / limit ** 2), limit ** 2 - 1);
  return { name: `pairs of ${limit} numbers`, deviation };
}

/** Wald–Wolfowitz runs test: high and low values alternate as often as expected. */
export function testRuns(source: RandomSource, draws: number): Verdict {
  let [high, runs] = [0, 0];
  let before: boolean | undefined;
  for (let turn = 0; turn < draws; turn += 1) {
    const isHigh = source.below(1_000_000) >= 500_000;
    if (isHigh) high += 1;
    if (isHigh !== before) runs += 1;
    before = isHigh;
  }
  const low = draws - high;
  const mean = (2 * high * low) / draws + 1;
  const variance = ((mean - 1) * (mean - 2)) / (draws - 1);
  return { name: 'runs of high and low', deviation: (runs - mean) / Math.sqrt(variance) };
}
