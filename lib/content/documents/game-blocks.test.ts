import { isBlockedIn } from './game-blocks.ts';

test.each([
  ['FI', ['FI'], true],
  ['FI', ['fi'], true],
  ['FI', ['no', ' F I '], true],
  ['FI', ['FIN', null, ''], false],
  ['FI', [], false],
])('LOB-22 market %s on the list %j: %s', (market, list, expected) => {
  expect(isBlockedIn(market, list)).toBe(expected);
});
