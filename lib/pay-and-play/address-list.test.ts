import { isListed } from '#lib/pay-and-play/address-list.ts';

const entries = ['198.51.100.7', '192.0.2.10-192.0.2.20', ' 203.0.113.1 - 203.0.113.3 ', '2001:db8::1-2001:db8::ff', 'nonsense'];

test.each([
  ['198.51.100.7', true],
  ['198.51.100.8', false],
  ['192.0.2.10', true],
  ['192.0.2.20', true],
  ['192.0.2.9', false],
  ['192.0.2.21', false],
  ['192.0.2.100', false],
  ['203.0.113.2', true],
  ['::ffff:192.0.2.15', true],
  ['2001:db8::2a', true],
  ['2001:db8::100', false],
  ['nonsense', false],
  [undefined, false],
])('PNP-01 the address %p is in the list of addresses and ranges: %p', (address, isIn) => {
  expect(isListed(address, entries)).toBe(isIn);
});

test('PNP-01 an empty list contains every address, also an unknown one', () => {
  expect(isListed(undefined, [])).toBe(true);
});

test('PNP-01 a list of invalid entries contains no address', () => {
  expect(isListed('192.0.2.1', ['192.0.2.20-192.0.2.10', '192.0.2.1-2001:db8::1', '192.0.2.1-'])).toBe(false);
});
