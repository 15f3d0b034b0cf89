import { campaignTable as rows } from '#sandbox/data/tables/campaign-table.ts';
import { termsSchema } from '#sandbox/data/tables/campaign-terms.ts';
import { amountsIn, bonusOfDeposit, depositNumberOf, isPaidAtOnce, requirementOf } from './campaigns.ts';
import { isWithinWindow, periodOf, spinsGameIn } from './periods.ts';
import { writeTerms } from './rewards.ts';
import { writeCampaignRow } from './seed.ts';
import type { Campaign } from './tables.ts';
import { contributionOf } from './wagering/wagering.ts';

const now = new Date('2026-11-22T22:30:00Z');

function campaign(campaignId: string): Campaign {
  const row = rows.find((each) => each.campaignId === campaignId);
  if (!row) throw new Error(`There is no campaign ${campaignId}.`);
  return writeCampaignRow(row, now);
}

test('BON-33 a deposit earns its percentage up to the maximum, in the currency of the wallet', () => {
  const welcome = campaign('cmp_welcome');
  expect([1_000, 2_001, 10_000, 10_001].map((minor) => bonusOfDeposit(welcome, minor, 'EUR'))).toEqual([
    1_000, 2_001, 10_000, 10_000,
  ]);
  expect(bonusOfDeposit(campaign('cmp_second_deposit'), 2_001, 'EUR')).toBe(1_000);
  expect(bonusOfDeposit(campaign('cmp_fifth_deposit'), 5_000, 'EUR')).toBe(2_500);
  expect(amountsIn(welcome, 'CLP')).toMatchObject({ minDepositMinor: 10_000, maxBonusMinor: 100_000 });
});

test('BON-29 sticky money is wagered with its deposit, other money alone', () => {
  expect(requirementOf(campaign('cmp_second_deposit'), 1_000, 2_000)).toBe(35_000);
  expect(requirementOf(campaign('cmp_third_deposit'), 3_000, 4_000)).toBe(140_000);
});

test('DEC-MISC-7 money with nothing to wager is paid at once, but free bets and free spins are played', () => {
  const paid = (id: string, terms: Partial<Campaign['terms']>, more: Partial<Campaign> = {}) => {
    const found = campaign(id);
    return isPaidAtOnce({ ...found, ...more, terms: { ...found.terms, ...terms } });
  };
  expect(['cmp_loyalty_gift', 'cmp_cashback_boost', 'cmp_code_sunday'].map((id) => paid(id, {}))).toEqual([true, true, false]);
  expect(paid('cmp_code_sunday', { wrMultiplier: 0 })).toBe(true);
  expect(paid('cmp_code_sunday', { wrMultiplier: 0 }, { vertical: 'FREE_BET' })).toBe(false);
  expect(paid('cmp_code_spins', { wrMultiplier: 0 })).toBe(false);
});

test('BON-24 the terms name the maximum stake also where only the winnings of free spins are wagered', () => {
  const maxBetOf = (spinMultiplier: number) => {
    const found = campaign('cmp_code_spins');
    const freeSpins = { gameId: 'cloudbreaker', count: 20, betValue: 0.2, wrMultiplier: spinMultiplier };
    return writeTerms({ ...found, terms: { ...found.terms, wrMultiplier: 0, maxBet: 5, freeSpins } }, 'EUR').maxBet;
  };
  expect([maxBetOf(20), maxBetOf(0)]).toEqual([5, null]);
});

test('BON-30 the n-th deposit earns the n-th bonus', () => {
  const ids = ['cmp_welcome', 'cmp_second_deposit', 'cmp_third_deposit', 'cmp_fourth_deposit', 'cmp_fifth_deposit'];
  expect(ids.map((id) => depositNumberOf(campaign(id)))).toEqual([1, 2, 3, 4, 5]);
  expect([campaign('cmp_weekend_reload'), campaign('cmp_code_gold')].map(depositNumberOf)).toEqual([undefined, undefined]);
});

test.each([
  ['game-cloudbreaker', 100],
  ['game-whistlestop-blackjack', 10],
  ['game-harbour-roulette', 10],
  ['game-upstream-fortune', 0],
  ['game-toyshop-marbles', 0],
])('DEC-BON-17 %s counts %d per cent', (gameId, percent) => {
  expect(contributionOf(gameId, campaign('cmp_code_sticky').terms)).toBe(percent);
});

test('a campaign that repeats has a period of the player’s market: a day, or a week from Monday', () => {
  const [helsinki, toronto] = [{ market: 'FI' }, { market: 'CA' }];
  const jackpotHour = campaign('cmp_jackpot_hour');
  expect([periodOf(jackpotHour, helsinki, now), periodOf(jackpotHour, toronto, now)]).toEqual(['2026-11-23', '2026-11-22']);
  const friday = campaign('cmp_friday_spins');
  expect([periodOf(friday, helsinki, now), periodOf(friday, toronto, now)]).toEqual(['2026-11-23', '2026-11-16']);
  expect(periodOf(campaign('cmp_welcome'), helsinki, now)).toBe('');
});

test('a campaign with days or hours is open on those of the player’s market only', () => {
  const at = (time: string) => new Date(`2026-11-${time}Z`);
  const isOpen = (id: string, time: string) => isWithinWindow(campaign(id), { market: 'FI' }, at(time));
  expect(['27T10:00', '26T22:30', '27T22:30', '24T10:00'].map((time) => isOpen('cmp_friday_spins', time))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(['23T17:59', '23T18:00', '23T18:59', '23T19:00'].map((time) => isOpen('cmp_jackpot_hour', time))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test.each([
  ['24T21:30', true, '2026-11-24', 'before midnight'],
  ['24T23:59', true, '2026-11-24', 'the last minute, on Wednesday'],
  ['25T00:00', false, '2026-11-25', 'at its end'],
  ['22T22:30', false, '2026-11-23', 'early on Monday, which belongs to Sunday'],
])('a campaign of Monday and Tuesday, 23 to 2 o’clock, at %s in Greenwich: open %s, period %s (%s)', (time, open, period) => {
  const { terms } = campaign('cmp_jackpot_hour');
  const hours: [number, number] = [23, 2];
  const late = { terms: { ...terms, hours, weekdays: [1, 2] } };
  const at = new Date(`2026-11-${time}:00Z`);
  expect([isWithinWindow(late, { market: 'FI' }, at), periodOf(late, { market: 'FI' }, at)]).toEqual([open, period]);
});

test('BON-24 the games of free spins take turns from week to week, or from day to day', () => {
  const turns = (id: string, starts: readonly string[]) => starts.map((start) => spinsGameIn(campaign(id), start));
  const weeks = turns('cmp_friday_spins', ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
  expect(new Set(weeks).size).toBe(4);
  expect(weeks[4]).toBe(weeks[0]);
  expect(new Set(turns('cmp_jackpot_hour', ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'])).size).toBe(4);
  expect(spinsGameIn(campaign('cmp_welcome'), '')).toBe('game-cloudbreaker');
  expect(spinsGameIn(campaign('cmp_second_deposit'), '')).toBeUndefined();
});

test.each([
  [{ amount: -5 }],
  [{ amount: Number.NaN }],
  [{ maxBonus: Number.POSITIVE_INFINITY }],
  [{ maxBet: 0 }],
  [{ wrMultiplier: -1 }],
  [{ wrMultiplier: 1e308 }],
  [{ validDays: 1e9 }],
  [{ withinHours: 1e15 }],
  [{ minDeposits: 1e9 }],
  [{ freeSpins: { gameId: 'cloudbreaker', count: 1e12, betValue: 0.2, wrMultiplier: 10 } }],
  [{ freeSpins: { gameId: 'cloudbreaker', count: 10, betValue: 0.2, wrMultiplier: 1e308 } }],
  [{ cashback: { rate: 2, period: 'DAILY', min: 1, cap: 10 } }],
  [{ booster: { multiplier: 2, hours: 1e15 } }],
])('OPS-05 %j is beyond what a campaign can give', (wrong) => {
  expect(termsSchema.safeParse({ wrMultiplier: 10, validDays: 7, amount: 5 }).success).toBe(true);
  expect(termsSchema.safeParse({ wrMultiplier: 10, validDays: 7, amount: 5, ...wrong }).success).toBe(false);
});
