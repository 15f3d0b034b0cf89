import { boostOf, nextBoost } from './accumulator-boost.ts';

const terms = { percents: [5, 5, 10], minOddsMilli: 1_800, maxMinor: 1_000 };

test.each([
  [0, { more: 3, percent: 5 }],
  [2, { more: 1, percent: 5 }],
  [3, { more: 2, percent: 10 }],
  [4, { more: 1, percent: 10 }],
  [5, undefined],
  [9, undefined],
])('SPB-15 after %i selections the next step is %j', (count, next) => {
  expect(nextBoost(terms, count)).toEqual(next);
});

test('SPB-15 a step that is announced is the one that the selections then earn', () => {
  for (let count = 0; count < 9; count += 1) {
    const legs = (length: number) => Array.from({ length }, (_, index) => ({ eventId: `e${index}`, oddsMilli: 1_800 }));
    const next = nextBoost(terms, count);
    const now = boostOf(terms, legs(count), 100);
    expect(now.count).toBe(count);
    if (!next) continue;
    expect(boostOf(terms, legs(count + next.more), 100).percent).toBe(next.percent);
    expect(boostOf(terms, legs(count + next.more - 1), 100).percent).toBe(now.percent);
  }
});
