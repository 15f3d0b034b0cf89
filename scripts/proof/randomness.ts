import type { Source } from '#sandbox/games/engines/source.ts';

/** A test of chance: how far what was drawn lies from what is expected, in standard deviations. */
export interface Verdict {
  readonly name: string;
  readonly deviation: number;
}

/** Wilson and Hilferty: what a chi-square of so many degrees amounts to on a normal scale. */
function normalOf(chiSquare: number, degrees: number): number {
  const part = 2 / (9 * degrees);
  return (Math.cbrt(chiSquare / degrees) - (1 - part)) / Math.sqrt(part);
}

function chiSquareOf(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Frequency: each of `limit` numbers comes as often as the others. */
export function testFrequency(source: Source, limit: number, draws: number): Verdict {
  const counts = Array.from({ length: limit }, () => 0);
  for (let turn = 0; turn < draws; turn += 1) {
    const value = source.below(limit);
    counts[value] = (counts[value] ?? 0) + 1;
  }
  return { name: `frequency of ${limit} numbers`, deviation: normalOf(chiSquareOf(counts, draws / limit), limit - 1) };
}

/** Serial: each pair of neighbours comes as often as the others. */
export function testSerial(source: Source, limit: number, draws: number): Verdict {
  const counts = Array.from({ length: limit * limit }, () => 0);
  for (let turn = 0; turn < draws; turn += 1) {
    const pair = source.below(limit) * limit + source.below(limit);
    counts[pair] = (counts[pair] ?? 0) + 1;
  }
  const deviation = normalOf(chiSquareOf(counts, draws / limit ** 2), limit ** 2 - 1);
  return { name: `pairs of ${limit} numbers`, deviation };
}

/** Runs (Wald and Wolfowitz): high and low take turns neither too often nor too seldom. */
export function testRuns(source: Source, draws: number): Verdict {
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
