import { matchesTerms, parseTextQuery, textsOf } from '#sandbox/content/query/text-query.ts';

const page = {
  _id: 'banner-1',
  _rev: 'velvet',
  title: 'An evening at the Café',
  body: [{ _key: 'lantern', children: [{ text: 'Come in, the lights are on.' }] }],
};
const finds = (query: string) => matchesTerms(textsOf(page), parseTextQuery(query));

test.each(['*', '', 'evening', 'EVENING', 'cafe', 'even*', 'evening lights', '"the lights are"', 'banner', '-queen'])(
  'finds %j',
  (query) => expect(finds(query)).toBe(true),
);

test.each(['even', 'evening queen', '"lights the"', '-evening', 'velvet', 'lantern', 'title', '"café come"'])(
  'does not find %j',
  (query) => expect(finds(query)).toBe(false),
);
