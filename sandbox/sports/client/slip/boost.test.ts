import { makeEvent, makeMe, pickHome } from '../../../../tests/fixtures/sandbox/sports/sports-page.ts';
import type { WireBet } from '../../wire.ts';
import { planBets } from './bets.ts';
import { boostMinorOf, boostOfPlan } from './boost.ts';
import { emptySlip, type Slip } from './slip.ts';

const boosts = [
  { title: 'Boost', percents: [5, 10], minOddsMilli: 1_800, maxMinor: 500, joinedAt: '2030-01-01T00:00:00.000Z' },
  { title: 'Smaller', percents: [3], minOddsMilli: 1_000, maxMinor: 100_000, joinedAt: '2030-01-01T00:00:00.000Z' },
];
const me = makeMe({ boosts });
const numbers = { group: ',', decimal: '.' };

function slipOf(odds: readonly number[], stake: string, more: Partial<Slip> = {}): Slip {
  const picks = odds.map((milli, index) => pickHome(makeEvent(`e${index}`, {}, milli)));
  return { ...emptySlip, picks, stake, ...more };
}
const boostOf = (slip: Slip, player = me) => boostOfPlan(planBets(slip, player, numbers)[0], player);

test('SPB-15 the boost of the slip is that of the campaign that pays the most, of the net winnings', () => {
  // 10.00 at 8.00 pays 80.00; 5 % of 70.00.
  expect(boostOf(slipOf([2_000, 2_000, 2_000], '10'))).toMatchObject({
    ...{ title: 'Boost', percent: 5, minor: 350, count: 3, next: { more: 1, percent: 10 } },
  });
  // One selection at 1.40 does not count for the first campaign.
  expect(boostOf(slipOf([2_000, 2_000, 1_400], '10'))).toMatchObject({ title: 'Smaller', percent: 3, count: 3, next: undefined });
  // The first one is at most 5.00.
  const four = slipOf([2_000, 2_000, 2_000, 2_000], '100');
  expect(boostOf(four)).toMatchObject({ title: 'Smaller', minor: 4_500 });
  expect(boostOf(four, makeMe({ boosts: boosts.slice(0, 1) }))).toMatchObject({ percent: 10, minor: 500 });
});

test('SPB-15 without a stake the next step is known already', () => {
  expect(boostOf(slipOf([2_000, 2_000], ''))).toMatchObject({ percent: 0, minor: 0 });
  expect(boostOf(slipOf([2_000, 2_000, 2_000], ''))).toMatchObject({ title: 'Boost', percent: 5, minor: 0 });
});

test('SPB-15 singles, free bets, visitors and players who have not joined see no boost', () => {
  const odds = [2_000, 2_000, 2_000];
  expect(boostOf(slipOf([2_000], '10'))).toBeUndefined();
  expect(boostOf(slipOf(odds, '10', { isAccumulator: false }))).toBeUndefined();
  expect(boostOf(slipOf(odds, '', { freeBetId: 'free' }))).toBeUndefined();
  expect(boostOf(slipOf(odds, '10'), makeMe(null))).toBeUndefined();
  expect(boostOf(slipOf(odds, '10'), makeMe())).toBeUndefined();
});

const placed: Pick<WireBet, 'kind' | 'isFreeBet' | 'placedAt' | 'stakeMinor' | 'possibleWinMinor'> = {
  kind: 'ACCUMULATOR',
  isFreeBet: false,
  placedAt: '2030-01-02T00:00:00.000Z',
  stakeMinor: 1_000,
  possibleWinMinor: 8_000,
};
const betOf = (more: Partial<WireBet> = {}) => {
  const selections = ['a', 'b', 'c'].map((eventId) => ({ eventId, oddsMilli: 2_000, result: null }));
  return { ...placed, selections, ...more } as unknown as WireBet;
};

test.each([
  ['an open bet', {}, 350],
  ['a bet of before the opt-in', { placedAt: '2029-12-31T00:00:00.000Z' }, 0],
  ['a free bet', { isFreeBet: true }, 0],
  ['a single', { kind: 'SINGLE' as const }, 0],
])('SPB-15 the boost of %s', (_, more, minor) => {
  expect(boostMinorOf(betOf(more), me)).toBe(minor);
});
