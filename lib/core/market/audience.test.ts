import { evaluate, parse } from 'groq-js';
import { type Audience, audienceOf, audiences, isForPlayer, isVisibleTo, type Targeting, visibleGroq } from './audience.ts';

const group = (...groups: string[]): Targeting['targetAudience'] => ({ option: 'group', groups });

const rows: [string, Targeting, Audience[]][] = [
  ['CNT-09 not-authorized content is for visitors only', { authorized: 'not-authorized' }, ['visitor']],
  ['CNT-10 authorized content is for players only', { authorized: 'authorized' }, ['d0', 'd1', 'd2']],
  ['CNT-09 CNT-10 content for both is for everybody', { authorized: 'both' }, ['visitor', 'd0', 'd1', 'd2']],
  [
    'CNT-13 no limit shows to all of the class',
    { authorized: 'authorized', targetAudience: { option: 'noLimit' } },
    ['d0', 'd1', 'd2'],
  ],
  ['CNT-11 a group matches no deposit', { authorized: 'authorized', targetAudience: group('DEPOSIT_COUNT_0') }, ['d0']],
  ['CNT-11 a group matches exactly one deposit', { authorized: 'authorized', targetAudience: group('DEPOSIT_COUNT_1') }, ['d1']],
  [
    'CNT-11 a group matches more than one deposit',
    { authorized: 'authorized', targetAudience: group('DEPOSIT_COUNT_MORE_THAN_1') },
    ['d2'],
  ],
  [
    'CNT-09 CNT-11 a group is of players, also in content for both',
    { authorized: 'both', targetAudience: group('DEPOSIT_COUNT_1') },
    ['d1'],
  ],
  ['CNT-09 CNT-11 a group without a class is of players', { targetAudience: group('DEPOSIT_COUNT_0') }, ['d0']],
  ['CNT-09 CNT-11 a group of visitors is nobody', { authorized: 'not-authorized', targetAudience: group('DEPOSIT_COUNT_0') }, []],
  ['CNT-12 a list of players is in no page', { authorized: 'both', targetAudience: { option: 'csv', playerIds: '100024' } }, []],
];

test.each(rows)('%s', (_, targeting, seenBy) => {
  expect(audiences.filter((audience) => isVisibleTo(audience, targeting))).toEqual(seenBy);
});

test.each(rows)('%s, also when the lake is asked', async (_, targeting, seenBy) => {
  const seen = await Promise.all(
    audiences.map(async (audience) => {
      const found = await (await evaluate(parse(`count(*[${visibleGroq(audience)}])`), { dataset: [targeting] })).get();
      return found === 1;
    }),
  );
  expect(audiences.filter((__, index) => seen[index])).toEqual(seenBy);
});

test.each([
  [0, 'd0'],
  [1, 'd1'],
  [2, 'd2'],
  [41, 'd2'],
])('CNT-11 %i deposits make audience %s', (count, audience) => {
  expect(audienceOf(count)).toBe(audience);
});

test.each([
  ['100023,100024', 'authorized', '100024', true],
  [' 100024 ,100025', 'both', '100024', true],
  ['100023\n100024;100025', 'authorized', '100024', true],
  ['100024', 'not-authorized', '100024', false],
  ['1000240,2100024', 'authorized', '100024', false],
  ['', 'authorized', '100024', false],
  [null, 'authorized', '100024', false],
] as const)('CNT-12 the list "%s" for %s names player %s: %s', (playerIds, authorized, playerId, listed) => {
  expect(isForPlayer(playerId, { authorized, targetAudience: { option: 'csv', playerIds } })).toBe(listed);
});

test('CNT-12 an id left over from another kind of audience is ignored', () => {
  expect(isForPlayer('100024', { authorized: 'both', targetAudience: { option: 'noLimit', playerIds: '100024' } })).toBe(false);
});
