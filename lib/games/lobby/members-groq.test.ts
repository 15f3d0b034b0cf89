import { evaluate, parse } from 'groq-js';
import { membersGroq } from './members-groq.ts';

const game = (id: string, type: string, releaseDate: string, jackpotExist = false) => ({
  _id: id,
  _type: 'game',
  type,
  releaseDate,
  jackpotExist,
  priority: Number(releaseDate),
});
const dataset = [
  game('old', 'CASINO', '1'),
  game('new', 'CASINO', '3', true),
  { _id: 'undated', _type: 'game', type: 'CASINO', jackpotExist: true },
  game('live', 'LIVE_CASINO', '4', true),
  { _id: 'chosen', _type: 'gameCategory', type: 'CASINO', rule: 'new', games: [{ _ref: 'old' }] },
  { _id: 'newest', _type: 'gameCategory', type: 'CASINO', rule: 'new' },
  { _id: 'jackpots', _type: 'gameCategory', type: 'CASINO', rule: 'jackpot', games: [] },
  { _id: 'nothing', _type: 'gameCategory', type: 'CASINO' },
];

test.each([
  ['chosen', ['old']],
  ['newest', ['new', 'old', 'undated']],
  ['jackpots', ['new', 'undated']],
  ['nothing', null],
])('LOB-13 LOB-14 the category “%s” has the games %j', async (id, ids) => {
  const query = parse(`*[_id == $id][0]{"games": ${membersGroq('{"id": _id}.id')}}.games`, { params: { id } });
  expect(await (await evaluate(query, { dataset, params: { id } })).get()).toEqual(ids);
});
