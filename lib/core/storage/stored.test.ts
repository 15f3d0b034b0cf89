/** @jest-environment jsdom */
import { isFlag, isNumber, listOf, object, oneOf, text, withDefault } from './shape.ts';
import { stored } from './stored.ts';

const shape = object({
  id: text(4),
  at: isNumber,
  kind: oneOf(['a', 'b']),
  tags: listOf(text(3)),
  seen: withDefault(isFlag, false),
});
const value = { id: 'x', at: 1, kind: 'a', tags: ['one'], seen: true } as const;
const place = stored('session', 'test.key', shape);

afterEach(() => jest.restoreAllMocks());

it('reads back what it wrote, until it is removed', () => {
  expect(place.write({ ...value, tags: ['one'] })).toBe(true);
  expect(place.read()).toEqual(value);
  place.remove();
  expect(place.read()).toBeUndefined();
});

it.each([
  ['broken JSON', '{'],
  ['nothing', 'null'],
  ['a list', '[]'],
  ['a missing member', '{"id":"x","at":1,"kind":"a"}'],
  ['a text that is too long', '{"id":"longer","at":1,"kind":"a","tags":[]}'],
  ['a choice that does not exist', '{"id":"x","at":1,"kind":"c","tags":[]}'],
  ['a number that is none', '{"id":"x","at":null,"kind":"a","tags":[]}'],
])('reads %s as no value', (_, raw) => {
  sessionStorage.setItem('test.key', raw);
  expect(place.read()).toBeUndefined();
});

it('drops list members of another shape and fills in defaults', () => {
  sessionStorage.setItem('test.key', '{"id":"x","at":1,"kind":"b","tags":["one",2,"longer"]}');
  expect(place.read()).toEqual({ id: 'x', at: 1, kind: 'b', tags: ['one'], seen: false });
});

it('behaves as empty where the browser refuses storage', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(place.write({ ...value, tags: [] })).toBe(false);
  expect(place.read()).toBeUndefined();
  expect(place.isAvailable()).toBe(false);
  place.remove();
});
