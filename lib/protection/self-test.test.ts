import { bandCount, bandOf, maxScore } from './self-test.ts';

test('a score has its band, from no points to all of them', () => {
  const bands = Array.from({ length: maxScore + 1 }, (_, score) => bandOf(score));
  expect(bands).toEqual([0, 1, 1, 2, 2, 2, 2, 2, ...Array(20).fill(3)]);
  expect(Math.max(...bands)).toBe(bandCount - 1);
});
