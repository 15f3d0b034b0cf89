import { readCard } from './cards.ts';

test.each([
  ['11/26', '2026-11-30T23:00:00Z', true],
  // It is still November in the zone where dates end last.
  ['11/26', '2026-12-01T11:59:00Z', true],
  ['11/26', '2026-12-01T12:00:00Z', false],
  ['1/27', '2026-12-31T12:00:00Z', true],
  ['13/27', '2026-12-31T12:00:00Z', false],
])('a card of %s at %s is good: %s', (expiry, at, isGood) => {
  const read = readCard({ number: '4111 1111 1111 1111', expiry, code: '123' }, new Date(at));
  expect(read).toEqual(isGood ? { card: expect.anything() } : { errors: ['expiry'] });
});
