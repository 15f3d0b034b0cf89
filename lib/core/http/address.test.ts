import { trustedAddress } from './address.ts';

test.each([
  ['203.0.113.7', 0, undefined],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['203.0.113.7', 2, undefined],
])('the address in "%s" behind %i trusted proxies is %s', (header, hops, address) => {
  expect(trustedAddress(header, hops)).toBe(address);
});
