import { createRandomSource, type RandomSource } from '#sandbox/games/engines/random-source.ts';
import { testFrequency, testRuns, testSerial } from './randomness.ts';

const draws = 200_000;

test('the random source of the games passes', () => {
  const source = createRandomSource();
  for (const { name, deviation } of [testFrequency(source, 37, draws), testSerial(source, 10, draws), testRuns(source, draws)]) {
    // A fair source exceeds five deviations about once in a million runs.
    expect([name, Math.abs(deviation) < 5]).toEqual([name, true]);
  }
});

test('biased, repeating and alternating sources fail', () => {
  const random = createRandomSource();
  const biased: RandomSource = { below: (limit) => Math.min(random.below(limit + 1), limit - 1) };
  let last = 0;
  const repeating: RandomSource = {
    below(limit) {
      if (random.below(10) > 0) last = random.below(2 ** 30);
      return last % limit;
    },
  };
  let turn = 0;
  const alternating: RandomSource = {
    below(limit) {
      turn += 1;
      return random.below(Math.floor(limit / 2)) + (turn % 2 ? Math.floor(limit / 2) : 0);
    },
  };
  expect(testFrequency(biased, 37, draws).deviation).toBeGreaterThan(5);
  expect(testSerial(repeating, 10, draws).deviation).toBeGreaterThan(5);
  expect(Math.abs(testRuns(alternating, draws).deviation)).toBeGreaterThan(5);
});
