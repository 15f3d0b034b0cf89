import { makeEvent } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import { findMoves, isBettable, isClosed, mergeEvents } from './events.ts';

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

test('a market of a suspended event stays, one that is decided or without a price is closed', () => {
  const [market] = full.markets;
  if (!market) throw new Error('no market');
  const locked = { ...market, isOpen: false };
  const decided = { ...locked, selections: market.selections.map((each) => ({ ...each, result: 'LOST' as const })) };
  const suspended = makeEvent('a', { phase: 'LIVE', isSuspended: true });
  expect([market, locked, decided].map((each) => isClosed(full, each))).toEqual([false, true, true]);
  expect([locked, decided].map((each) => isClosed(suspended, each))).toEqual([false, true]);
});

test('a read event whose result the operator has entered has no course any more; one of a list says nothing of it', () => {
  const fairness = { commitment: 'c', seed: null, isEntered: true };
  const tracker = { tracker: {} as NonNullable<typeof full.tracker> };
  const known = new Map([['a', { ...full, ...tracker }]]);
  expect(mergeEvents(known, [firstMarket]).get('a')?.tracker).toEqual({});
  expect(mergeEvents(known, [{ ...full, fairness, tracker: null }]).get('a')?.tracker).toBeNull();
});
