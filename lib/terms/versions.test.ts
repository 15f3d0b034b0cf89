import { compareVersions } from './versions.ts';

test.each([
  ['2.10', '2.9', 1],
  ['2.9', '2.10', -1],
  ['2', '2.0', 0],
  ['2.0.1', '2', 1],
  ['next', '0', 0],
])('TRM-05 compares %s with %s by segments', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other))).toBe(sign);
});
