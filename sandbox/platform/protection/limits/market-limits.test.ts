import { maxSpinStake } from './market-limits.ts';

const norwegian = { market: 'NO', currencyCode: 'EUR', countryCode: 'NO', province: null };

test.each([
  ['2001-11-23', '2026-11-22T22:59:59Z', 200],
  ['2001-11-23', '2026-11-22T23:00:00Z', 500],
  [null, '2026-11-22T23:00:00Z', 200],
])('DEC-X-16 LIM-09 in Norway, born on %s, at %s the highest stake of a spin is %i', (dateOfBirth, at, minor) => {
  expect(maxSpinStake({ ...norwegian, dateOfBirth }, new Date(at))).toBe(minor);
});
