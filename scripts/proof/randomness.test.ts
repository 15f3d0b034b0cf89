import { createSource, type Source } from '#sandbox/games/engines/source.ts';
import { testFrequency, testRuns, testSerial } from './randomness.ts';

const draws = 200_000;

test('the house’s source passes', () => {
  const source = createSource();
  for (const { name, deviation } of [testFrequency(source, 37, draws), testSerial(source, 10, draws), testRuns(source, draws)]) {
    // Five deviations: a fair source is outside once in a million runs.
    expect([name, Math.abs(deviation) < 5]).toEqual([name, true]);
  }
});

test('sources that favour, repeat or alternate do not', () => {
  const random = createSource();
  const favours: Source = { below: (limit) => Math.min(random.below(limit + 1), limit - 1) };
  let last = 0;
  const repeats: Source = {
    below(limit) {
      if (random.below(10) > 0) last = random.below(2 ** 30);
      return last % limit;
    },
  };
  let turn = 0;
  const alternates: Source = {
    below(limit) {
      turn += 1;
      return random.below(Math.floor(limit / 2)) + (turn % 2 ? Math.floor(limit / 2) : 0);
    },
  };
  expect(testFrequency(favours, 37, draws).deviation).toBeGreaterThan(5);
  expect(testSerial(repeats, 10, draws).deviation).toBeGreaterThan(5);
  expect(Math.abs(testRuns(alternates, draws).deviation)).toBeGreaterThan(5);
});
