import { areStorable, isStorableJson } from './storable.ts';

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

test('single values are looked at as they are', () => {
  expect(areStorable(['', 'a', '\\u0000'])).toBe(true);
  expect(areStorable(new Map([['limit', '1\0']]).values())).toBe(false);
});
