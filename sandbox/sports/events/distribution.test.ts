import { compoundPoisson, power } from './distribution.ts';

const meanOf = (values: Float64Array) => values.reduce((sum, share, value) => sum + share * value, 0);
const sumOf = (values: Float64Array) => values.reduce((sum, share) => sum + share, 0);

/** The sum of independent draws, by adding one after the other. */
function powerByAdding(single: readonly number[], count: number): readonly number[] {
  let values = [1];
  for (let draw = 0; draw < count; draw += 1) {
    const next = new Array<number>(values.length + single.length - 1).fill(0);
    values.forEach((share, value) => {
      single.forEach((more, size) => {
        next[value + size] = (next[value + size] ?? 0) + share * more;
      });
    });
    values = next;
  }
  return values;
}

test('SPB-06 the sum of many attacks is that of adding one after the other', () => {
  const single = [0.49, 0.03, 0.36, 0.12];
  const expected = powerByAdding(single, 80);
  power(single, 80).forEach((share, value) => {
    expect(Math.abs(share - (expected[value] ?? 0))).toBeLessThan(1e-11);
  });
  expect(sumOf(power(single, 80))).toBeCloseTo(1, 9);
});

test('SPB-06 a compound Poisson sum has the mean of its jumps, and one of single goals is a Poisson distribution', () => {
  expect(
    meanOf(
      compoundPoisson(5, [
        [3, 0.4],
        [7, 0.6],
      ]),
    ),
  ).toBeCloseTo(27, 6);
  const goals = compoundPoisson(1.5, [[1, 1]]);
  expect(goals[0]).toBeCloseTo(Math.exp(-1.5), 12);
  expect(goals[2]).toBeCloseTo((Math.exp(-1.5) * 1.5 ** 2) / 2, 12);
  expect(sumOf(compoundPoisson(0, [[1, 1]]))).toBe(1);
});
