/** @jest-environment node */
import { shortestRun } from '../../tests/fixtures/hostile-text.ts';
import { applyPatch, PathError } from './patches.ts';

const page = {
  _id: 'page',
  _type: 'page',
  title: 'Old',
  count: 3,
  seo: { title: 'Deep' },
  list: ['a', 'b', 'c'],
  items: [
    { _key: 'x', title: 'X', price: 5 },
    { _key: 'y', title: 'Y', price: 10 },
  ],
};
const [x, y] = page.items;
const added = { _key: 'z', title: 'Z', price: 1 };

test.each([
  [{ set: { 'seo.title': 'New' } }, { seo: { title: 'New' } }],
  [{ set: { 'list[-1]': 'New', 'list[0,1]': 'More' } }, { list: ['More', 'More', 'New'] }],
  [{ set: { 'items[_key=="x"].title': 'New' } }, { items: [{ ...x, title: 'New' }, y] }],
  [{ set: { 'items[price > 5].title': 'New' } }, { items: [x, { ...y, title: 'New' }] }],
  [{ set: { 'made.on.the.way': 'New' } }, { made: { on: { the: { way: 'New' } } } }],
  [{ set: { 'list[7]': 'New', 'items[_key=="missing"].title': 'New' } }, {}],
  [{ setIfMissing: { title: 'New', fresh: [] } }, { fresh: [] }],
  [{ unset: ['seo.title', 'list[0,2]', 'items[_key=="y"]', 'nothing.here'] }, { seo: {}, list: ['b'], items: [x] }],
  [
    { inc: { count: 2 }, dec: { 'items[0].price': 1.5 } },
    { count: 5, items: [{ ...x, price: 3.5 }, y] },
  ],
  [{ insert: { before: 'list[0]', items: ['1', '2'] } }, { list: ['1', '2', 'a', 'b', 'c'] }],
  [{ insert: { after: 'list[-1]', items: ['1', '2'] } }, { list: ['a', 'b', 'c', '1', '2'] }],
  [{ insert: { replace: 'list[0:2]', items: ['1'] } }, { list: ['1', 'c'] }],
  [{ insert: { after: 'items[_key=="x"]', items: [added] } }, { items: [x, added, y] }],
  [{ diffMatchPatch: { title: '@@ -1,3 +1,4 @@\n Old\n+!\n' } }, { title: 'Old!' }],
  [{ insert: { after: 'list[-1]', items: ['d'] }, unset: ['list[0]'], set: { list: ['x', 'b'] } }, { list: ['b', 'd'] }],
])('%j', (operations, expected) => {
  const before = structuredClone(page);
  expect(applyPatch(page, operations)).toEqual({ ...page, ...expected });
  expect(page).toEqual(before);
});

test('a recursive descent writes every member it finds', () => {
  const title = 'New';
  const items = page.items.map((item) => ({ ...item, title }));
  expect(applyPatch(page, { set: { '..title': title } })).toEqual({ ...page, title, seo: { title }, items });
});

test('no path changes a prototype', () => {
  const patched = applyPatch(page, { set: { '__proto__.polluted': true, "['__proto__']": { polluted: true } } });
  expect([Reflect.get(patched, 'polluted'), Reflect.get({}, 'polluted')]).toEqual([undefined, undefined]);
});

test.each([
  ...['', '.a', 'a.', 'a..', 'a[_key==x]', 'list[*]'],
  ...[
    'a.'.repeat(8_000),
    '['.repeat(16_000),
    '..a'.repeat(8),
    `a${'[a,a]'.repeat(24)}`,
    '..[a,a]',
    'items[price?]..title',
    'a[0:9][0:9]',
  ],
  ...['list[0:99999999]', 'list[-99999999:]', 'list[0 : 99999999]'],
])('refuses a path at once: %.20s', (path) => {
  const patches = [{ set: { [path]: 1 } }, { unset: [path] }, { insert: { after: path, items: [] } }];
  const took = shortestRun(() => {
    for (const patch of patches) expect(() => applyPatch(page, patch)).toThrow(PathError);
  });
  expect(took).toBeLessThan(30);
});
