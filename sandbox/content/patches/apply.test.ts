import { applyPatch } from './apply.ts';
import { PathError, parsePath } from './path.ts';

const page = {
  title: 'Old',
  count: 3,
  seo: { title: 'Deep' },
  list: ['a', 'b', 'c'],
  items: [
    { _key: 'x', title: 'X', price: 5 },
    { _key: 'y', title: 'Y', price: 10 },
  ],
};

describe('set', () => {
  test.each([
    ['title', { title: 'New' }],
    ['seo.title', { seo: { title: 'New' } }],
    ['seo["title"]', { seo: { title: 'New' } }],
    ['list[0]', { list: ['New', 'b', 'c'] }],
    ['list[-1]', { list: ['a', 'b', 'New'] }],
    ['list[0,2]', { list: ['New', 'b', 'New'] }],
    ['list[1:]', { list: ['a', 'New', 'New'] }],
    ['list[*]', { list: ['New', 'New', 'New'] }],
    ['items[_key=="x"].title', { items: [{ ...page.items[0], title: 'New' }, page.items[1]] }],
    ['items[price > 5].title', { items: [page.items[0], { ...page.items[1], title: 'New' }] }],
    ['made.on.the.way', { made: { on: { the: { way: 'New' } } } }],
    ['list[7]', {}],
    ['items[_key=="missing"].title', {}],
  ])('writes %s', (path, expected) => {
    expect(applyPatch(page, { set: { [path]: 'New' } })).toEqual({ ...page, ...expected });
  });

  test('writes every member found by a recursive descent', () => {
    const patched = applyPatch(page, { set: { '..title': 'New' } });
    expect([patched.title, patched.seo.title, ...patched.items.map(({ title }) => title)]).toEqual(['New', 'New', 'New', 'New']);
  });

  test('does not change the original document', () => {
    const before = structuredClone(page);
    applyPatch(page, { set: { 'items[0].title': 'New' }, unset: ['seo'], insert: { after: 'list[-1]', items: ['d'] } });
    expect(page).toEqual(before);
  });

  test('treats __proto__ as an ordinary member', () => {
    const patched = applyPatch(page, { set: { '__proto__.polluted': true } });
    expect(Object.hasOwn(patched, '__proto__')).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

test('setIfMissing writes only missing or null members', () => {
  const patched = applyPatch({ ...page, gone: null }, { setIfMissing: { title: 'New', gone: 1, fresh: [] } });
  expect(patched).toEqual({ ...page, gone: 1, fresh: [] });
});

describe('unset', () => {
  test.each([
    ['seo.title', { seo: {} }],
    ['list[0]', { list: ['b', 'c'] }],
    ['list[0,2]', { list: ['b'] }],
    ['items[_key=="y"]', { items: [page.items[0]] }],
    ['nothing.here', {}],
  ])('removes %s', (path, expected) => {
    expect(applyPatch(page, { unset: [path] })).toEqual({ ...page, ...expected });
  });
});

describe('inc and dec', () => {
  test('add to and subtract from numbers', () => {
    expect(applyPatch(page, { inc: { count: 2 }, dec: { 'items[0].price': 1.5 } })).toMatchObject({
      count: 5,
      items: [{ price: 3.5 }, { price: 10 }],
    });
  });

  test.each(['title', 'missing'])('reject %s, which is not a number', (path) => {
    expect(() => applyPatch(page, { inc: { [path]: 1 } })).toThrow(PathError);
  });
});

describe('insert', () => {
  test.each([
    [{ before: 'list[0]' }, ['1', '2', 'a', 'b', 'c']],
    [{ after: 'list[0]' }, ['a', '1', '2', 'b', 'c']],
    [{ before: 'list[-1]' }, ['a', 'b', '1', '2', 'c']],
    [{ after: 'list[-1]' }, ['a', 'b', 'c', '1', '2']],
    [{ replace: 'list[1]' }, ['a', '1', '2', 'c']],
    [{ replace: 'list[0:2]' }, ['1', '2', 'c']],
    [{ replace: 'list[-2:]' }, ['a', 'b', '1', '2']],
  ])('%j', (place, expected) => {
    expect(applyPatch(page, { insert: { ...place, items: ['1', '2'] } }).list).toEqual(expected);
  });

  test('inserts next to the item with a key', () => {
    const item = { _key: 'z', title: 'Z', price: 1 };
    const patched = applyPatch(page, { insert: { after: 'items[_key=="x"]', items: [item] } });
    expect(patched.items.map(({ _key }) => _key)).toEqual(['x', 'z', 'y']);
  });

  test.each(['after', 'before'])('%s fills an empty list', (place) => {
    expect(applyPatch({ list: [] }, { insert: { [place]: 'list[-1]', items: [1] } })).toEqual({ list: [1] });
  });

  test('rejects a path that does not end in an array element', () => {
    expect(() => applyPatch(page, { insert: { after: 'title', items: [1] } })).toThrow('must end in an array element');
  });
});

test('diffMatchPatch changes a text', () => {
  const patched = applyPatch(page, { diffMatchPatch: { title: '@@ -1,3 +1,4 @@\n Old\n+!\n' } });
  expect(patched.title).toBe('Old!');
});

test('runs set before unset and insert, whatever their order in the request', () => {
  const patched = applyPatch(
    { list: ['a'] },
    { insert: { after: 'list[-1]', items: ['c'] }, unset: ['list[0]'], set: { list: ['x', 'b'] } },
  );
  expect(patched).toEqual({ list: ['b', 'c'] });
});

test.each(['', '.a', 'a.', 'a[', 'a[?]', 'a..', 'a[_key==x]', '[]'])('rejects the path "%s"', (path) => {
  expect(() => parsePath(path)).toThrow(PathError);
});
