import { isStorableAddress, isStorableJson } from './storable.ts';

test.each([
  [{ name: 'a\0b' }, false],
  [{ '\0': 1 }, false],
  [['\\\0'], false],
  [['\\u0000'], true],
  [['\\\\u0000', '\u0001', 'u0000'], true],
  ['', true],
  ['\ud83d', false],
  ['\ude00', false],
  ['\ude00\ud83d', false],
  ['\ud83d\ud83d\ude00', false],
  ['\\ud83d', true],
  ['\\ud83d\ude00', false],
  ['\ud83d\ude00', true],
])('JSON of %j can be stored: %s', (value, expected) => {
  expect(isStorableJson(JSON.stringify(value))).toBe(expected);
});

test('JSON may spell a character outside the basic plane by its two escapes', () => {
  expect(isStorableJson('"\\ud83d\\uDE00"')).toBe(true);
});

test.each([
  ['http://localhost/a?limit=5', true],
  ['http://localhost/a%20b?limit=%2500', true],
  ['http://localhost/a%00', false],
  ['http://localhost/a?limit=5%00', false],
])('%s can be stored: %s', (url, expected) => {
  expect(isStorableAddress(url)).toBe(expected);
});
