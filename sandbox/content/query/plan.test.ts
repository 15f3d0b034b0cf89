import { evaluateSync, parse } from 'groq-js';
import { indexDocuments } from '../views.ts';
import { planQuery } from './plan.ts';
import { runQuery } from './run.ts';

const stamp = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' };
const documents = [
  { _id: 'fi', _type: 'market', id: 'FI', ...stamp },
  { _id: 'no', _type: 'market', id: 'NO', ...stamp },
  { _id: 'b1', _type: 'banner', market: [{ _ref: 'fi' }], priority: 1, startsAt: '2026-01-01T00:00:00Z', ...stamp },
  { _id: 'b2', _type: 'banner', market: [], priority: 3, ...stamp },
  { _id: 'b3', _type: 'banner', market: [{ _ref: 'no' }], priority: 2, ...stamp },
  { _id: 'p1', _type: 'promotion', slug: { current: 'friday' }, market: [{ _ref: 'fi' }], ...stamp },
  { _id: 'p2', _type: 'promotion', slug: { current: 'friday' }, market: [{ _ref: 'no' }], ...stamp },
  { _id: 'p3', _type: 'promotion', slug: null, ...stamp },
  { _id: 'b4', _type: 'banner', priority: 0, endsAt: '2026-01-02T00:00:00Z', ...stamp },
];
const view = indexDocuments(documents);
const params = { market: 'FI', type: 'banner', ids: ['b1', 'fi', 'missing'], from: 1, to: 2, slug: 'friday', none: '' };
const now = new Date('2026-06-01T00:00:00Z');

const queries = [
  '*[_type == "banner"]',
  '*[_type == $type && (!defined(market) || count(market) == 0 || $market in market[]->id)] | order(priority desc)._id',
  '*[_type == "banner" && (!defined(market) || count(market) == 0 || $market in market[]->id)]._id',
  '*[_type == "banner" && priority < 3 && (!defined(market) || count(market) == 0 || $market in market[]->id)]._id',
  '*[_type == "banner" && defined(endsAt) && endsAt > now()]',
  '*[_type in ["banner", "market"] && _id != "b1"]{_id, "markets": market[]->id}',
  '*[_id in $ids]._id',
  '*[_id == "b1"][0]{"others": *[_type == "banner" && priority > ^.priority]._id}',
  'count(*[_type == "market"]) + count(*)',
  '*[_type == "banner"] | order(priority asc)[1..2]._id',
  '*[_type == "market"]{id, "banners": count(*[_type == "banner" && references(^._id)])}',
  '*[_type == "banner" || id == "FI"]._id',
  '*[_type != "banner"]._id',
  '*[_type == "promotion" && slug.current == $slug]._id',
  '*[_type == "promotion" && (!defined(market) || count(market) == 0 || $market in market[]->id) && slug.current == $slug]._id',
  '*[_type == "promotion" && slug.current == $none]._id',
  '*[_type == "promotion" && slug.current == $type]._id',
  '{"count": count(*[_type == "banner" && priority > 0]), "first": (*[_type == "banner"] | order(priority desc))[0].priority}',
  '*[_type == "banner" && priority > 1] | order(_id asc)[0...2]{_id, "markets": market[]->id, "isFirst": _id == $from}',
  '*[_type == "market"] | order(id asc){id, "sameId": *[_type == "banner" && priority > 1 && ^.id in market[]->id]._id}',
];

test.each(queries)('gives the result of the unplanned query: %s', async (query) => {
  const plain = evaluateSync(parse(query), {
    dataset: documents,
    params,
    timestamp: now,
    dereference: ({ _ref }) => view.get(_ref),
  }).data;
  const sorted = (value: unknown) => (Array.isArray(value) && !query.includes('order(') ? new Set(value) : value);
  expect(sorted(await runQuery(view, { query, params, now, identity: '' }))).toEqual(sorted(plain));
});

test('starts from the documents of the type', () => {
  expect(planQuery(parse('*[_type == "banner" && priority > 1]')).sources).toEqual([
    { parameter: '\0source0', index: 'type', operand: { literal: 'banner' } },
  ]);
});

test('what depends on one type alone is computed again once a document of the type has changed', async () => {
  const changing = indexDocuments(documents);
  const count = () => runQuery(changing, { query: 'count(*[_type == "banner"])', params: {}, now, identity: '' });
  const market = { _id: 'se', _type: 'market', ...stamp };
  const banner = { _id: 'b5', _type: 'banner', ...stamp };
  expect(await count()).toBe(4);
  const before = changing.ofType('banner');
  changing.apply([{ id: 'se', before: undefined, after: market }]);
  expect(changing.ofType('banner')).toBe(before);
  changing.apply([{ id: 'b5', before: undefined, after: banner }]);
  expect(await count()).toBe(5);
  changing.apply([{ id: 'b5', before: banner, after: undefined }]);
  expect(await count()).toBe(4);
});

test.each([
  ['count(*[_type == "banner"])', 'Parameter'],
  ['*[_type == "banner"] | order(priority desc)[0]._id', 'Parameter'],
  ['*[_type == "banner" && startsAt < now()]', 'Filter'],
  ['*[_type == "banner"][0...2]{"markets": market[]->id}', 'Map'],
])('%s is computed once for a state of its type where it can be', (query, rest) => {
  expect(planQuery(parse(query)).constants.tree.type).toBe(rest);
});

test('slices by parameters', async () => {
  const query = '*[_type == "banner"] | order(priority asc)[$from..$to]._id';
  expect(await runQuery(view, { query, params, now, identity: '' })).toEqual(['b1', 'b3']);
  expect(await runQuery(view, { query, params: { ...params, from: 0, to: 0 }, now, identity: '' })).toEqual(['b4']);
});

test('reads a field whose name is a parameter', async () => {
  const labelled = indexDocuments([{ _id: 't', _type: 'tag', title: { en: 'New', fi: 'Uutta' }, ...stamp }]);
  const query = '*[_type == "tag"]{"title": coalesce(title[$lang], title[$alias], title.en)}.title';
  const read = (lang: string, alias: string) => runQuery(labelled, { query, params: { lang, alias }, now, identity: '' });
  expect(await read('fi', 'fi')).toEqual(['Uutta']);
  expect(await read('inen', 'en')).toEqual(['New']);
  expect(await read('no', 'no')).toEqual(['New']);
});

test('now() is the given time', async () => {
  expect(await runQuery(view, { query: 'now()', params: {}, now, identity: '' })).toBe('2026-06-01T00:00:00.000Z');
});

test.each([
  ['*[_type == "banner"', 'Syntax error'],
  ['*[_id == $missing]', 'param $missing referenced, but not provided'],
  ['nofunction(1)', 'Undefined function'],
])('rejects %s with a parse error', async (query, reason) => {
  await expect(runQuery(view, { query, params: {}, now, identity: '' })).rejects.toMatchObject({
    status: 400,
    body: { error: { type: 'queryParseError', query, description: expect.stringContaining(reason) } },
  });
});
