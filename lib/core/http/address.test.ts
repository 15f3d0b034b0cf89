import { isLoopback, networksOf, normalizeAddress, trustedAddress } from './address.ts';

test.each([
  ['203.0.113.7', 0, undefined],
  ['203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', 1, '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7:52110, 10.0.0.2', 2, '203.0.113.7'],
  ['203.0.113.7', 2, undefined],
  ['unknown', 1, undefined],
])('the address in "%s" behind %i trusted proxies is %s', (header, hops, address) => {
  expect(trustedAddress(header, hops)).toBe(address);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:DB8::1', '2001:db8:0:0:0:0:0:1'],
  ['[2001:db8::1]:4711', '2001:db8:0:0:0:0:0:1'],
  ['fe80::1%eth0', 'fe80:0:0:0:0:0:0:1'],
  ['203.0.113.700', undefined],
  ['_hidden', undefined],
  ['2001:db8', undefined],
  ['', undefined],
])('DEC-X-9 "%s" is the address %s', (text, address) => {
  expect(normalizeAddress(text)).toBe(address);
});

test('DEC-X-9 an IPv6 client is its /64 network, and all of them in one /48 may be the same; an IPv4 client is its address', () => {
  expect(networksOf('2001:db8:1:2::1')).toEqual({ own: '2001:db8:1:2::/64', widest: '2001:db8:1::/48' });
  expect(networksOf('2001:db8:1:2:ffff:ffff:ffff:ffff')).toEqual(networksOf('2001:db8:1:2::1'));
  expect(networksOf('2001:db8:1:3::1')).toEqual({ own: '2001:db8:1:3::/64', widest: '2001:db8:1::/48' });
  expect(networksOf('2001:db8:2:3::1').widest).toBe('2001:db8:2::/48');
  expect(networksOf('::ffff:203.0.113.7')).toEqual(networksOf('203.0.113.7:80'));
  expect(networksOf('bypassed the proxies')).toEqual({ own: 'bypassed the proxies', widest: 'bypassed the proxies' });
});

test('recognises this machine in every spelling', () => {
  expect(['127.0.0.1', '127.8.8.8:80', '::1', '[::1]:80', '::ffff:127.0.0.1'].map(isLoopback)).toEqual(Array(5).fill(true));
  expect(['203.0.113.7', '::2', '', 'localhost'].map(isLoopback)).toEqual(Array(4).fill(false));
});
