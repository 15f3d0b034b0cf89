import { makeEvent, pickHome } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import {
  acceptOdds,
  addPick,
  emptySlip,
  forgetPicks,
  hasChanged,
  isCombined,
  refreshPicks,
  removePicks,
  type Slip,
  setAccept,
  setStake,
  undoRemove,
} from './slip.ts';

const pickOf = (id: string, homeMilli?: number) => pickHome(makeEvent(id, {}, homeMilli));

const slip = addPick(addPick(emptySlip, pickOf('a')), pickOf('b'));
const withOdds = (milli: number) => new Map([['a', makeEvent('a', {}, milli)]]);
const seen = ({ picks }: Slip) => picks.map(({ oddsMilli }) => oddsMilli);

test('several selections are an accumulator, one is a single', () => {
  expect([isCombined(slip), isCombined(removePicks(slip, ['b:1x2:HOME']))]).toEqual([true, false]);
});

test('a removed selection comes back with its stake, until another is added', () => {
  const staked = setStake(slip, 'a:1x2:HOME', '5');
  const removed = removePicks(staked, ['a:1x2:HOME']);
  expect(removed.picks.map(({ eventId }) => eventId)).toEqual(['b']);
  expect(undoRemove(removed).picks.find(({ eventId }) => eventId === 'a')?.stake).toBe('5');
  expect(addPick(removed, pickOf('c')).removed).toBeUndefined();
});

test.each([
  ['NONE', 2_400, 2_000],
  ['NONE', 1_800, 2_000],
  ['HIGHER', 2_400, 2_400],
  ['HIGHER', 1_800, 2_000],
  ['ANY', 1_800, 1_800],
] as const)('with the setting %s odds of %i leave %i as accepted', (accept, now, accepted) => {
  const moved = refreshPicks(setAccept(slip, accept), withOdds(now));
  expect(seen(moved)).toEqual([accepted, 2_000]);
  expect(moved.picks.map(hasChanged)).toEqual([now !== accepted, false]);
  expect(seen(acceptOdds(moved))).toEqual([now, 2_000]);
});

test('a suspended selection is marked and is not one with new odds', () => {
  const suspended = refreshPicks(slip, new Map([['a', makeEvent('a', { isSuspended: true }, 2_400)]]));
  expect(suspended.picks.map(({ isOpen }) => isOpen)).toEqual([false, true]);
  expect(suspended.picks.some(hasChanged)).toBe(false);
});

const decided = makeEvent('a').markets.map((market) => ({
  ...market,
  selections: market.selections.map((selection) => ({ ...selection, result: 'LOST' as const })),
}));
const locked = makeEvent('a').markets.map((market) => ({ ...market, isOpen: false }));

test.each([
  ['of an event that is suspended', { isSuspended: true }, false],
  ['of a market without a price', { phase: 'LIVE', markets: locked }, false],
  ['of an event that has ended', { phase: 'ENDED' }, true],
  ['of a cancelled event', { phase: 'CANCELLED' }, true],
  ['of a virtual match that has started', { phase: 'LIVE', isVirtual: true, markets: locked }, true],
  ['that is decided', { phase: 'LIVE', isSuspended: true, markets: decided }, true],
] as const)('a selection %s is not open', (_, changes, isGone) => {
  const [pick] = refreshPicks(slip, new Map([['a', makeEvent('a', changes)]])).picks;
  expect(pick).toMatchObject({ isOpen: false, isGone });
});

test('events that are the same as before leave the slip as it is', () => {
  expect(refreshPicks(slip, withOdds(2_000))).toBe(slip);
});

test('the selections of a placed bet are gone without a way back', () => {
  const left = forgetPicks(setStake(slip, undefined, '10'), ['a:1x2:HOME', 'b:1x2:HOME']);
  expect(left).toEqual(emptySlip);
});
