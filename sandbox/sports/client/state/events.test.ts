import { makeEvent } from '../../../../tests/fixtures/sports-page.ts';
import { findMoves, isBettable, mergeEvents } from './events.ts';

const full = makeEvent('a');
const firstMarket = { ...makeEvent('a', {}, 2_200), markets: makeEvent('a', {}, 2_200).markets.slice(0, 1) };

test('an event with its first market only keeps the other markets that are known', () => {
  const merged = mergeEvents(new Map([['a', full]]), [firstMarket]).get('a');
  expect(merged?.markets.map(({ selections }) => selections[0]?.oddsMilli)).toEqual([2_200, 1_900]);
});

test('says which odds have moved, and nothing of events that are new', () => {
  const events = new Map([['a', full]]);
  expect([...findMoves(events, [firstMarket, makeEvent('b')])]).toEqual([['a:1x2:HOME', 'up']]);
  expect([...findMoves(events, [makeEvent('a', {}, 1_800)])]).toEqual([['a:1x2:HOME', 'down']]);
});

test('nothing may be staked on a suspended, cancelled or closed market', () => {
  const [market] = full.markets;
  if (!market) throw new Error('no market');
  const states = [full, makeEvent('a', { isSuspended: true }), makeEvent('a', { phase: 'CANCELLED' })];
  expect(states.map((event) => isBettable(event, market))).toEqual([true, false, false]);
  expect(isBettable(full, { ...market, isOpen: false })).toBe(false);
});
