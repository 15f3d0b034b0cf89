import { withinMaxStake } from './facts.ts';

const facts = { stakes: [10, 20, 100, 500], lines: 10 };

test.each([
  [null, [10, 20, 100, 500]],
  [500, [10, 20, 100, 500]],
  [200, [10, 20, 100]],
  [5, [10]],
])('LIM-09 with a maximum of %s a spin the page offers %j', (max, stakes) => {
  expect(withinMaxStake(facts, max)).toEqual({ ...facts, stakes });
});

test('a game without a list of stakes stays as it is', () => {
  expect(withinMaxStake({ limits: {} }, 100)).toEqual({ limits: {} });
});
