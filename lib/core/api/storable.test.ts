import { isStorableAddress, isStorableJson } from './storable.ts';

test.each([
  [{ name: 'a\0b' }, false],
  [{ '\0': 1 }, false],
  [['\\\0'], false],
  [['\\u0000'], true],
  [['\\\\u0000', '\u0001', 'u0000'], true],
  ['', true],
])('JSON of %j can be stored: %s', (value, expected) => {
  expect(isStorableJson(JSON.stringify(value))).toBe(expected);
});

test.each([
  ['http://localhost/a?limit=5', true],
  ['http://localhost/a%20b?limit=%2500', true],
  ['http://localhost/a%00', false],
  ['http://localhost/a?limit=5%00', false],
])('%s can be stored: %s', (url, expected) => {
  expect(isStorableAddress(url)).toBe(expected);
});
