import { gift } from '../../tests/fixtures/rewards.ts';
import type { Reward } from './fields.ts';
import { actionsOf, grantOfDeposit, isOffered, isOpenToTake, type RewardAction, wageredShare } from './rules.ts';

const reward: Reward = { ...gift, bonusAmount: 50 };
type Change = Partial<
  Pick<Reward, 'campaignCategory' | 'state' | 'vertical' | 'triggerEvent' | 'optedIn' | 'bonusAmount' | 'cashbackActivated'>
>;

test.each<[string, Change, readonly RewardAction[]]>([
  ['BON-05 an offer', {}, ['claim']],
  ['BON-05 an offer of loyalty', { triggerEvent: 'LOYALTY' }, ['claim']],
  ['BON-33 a deposit bonus', { campaignCategory: 'FIRST_DEPOSIT', triggerEvent: 'TRIGGERED' }, ['deposit']],
  ['BON-06 a campaign to join', { campaignCategory: 'NEXT_DEPOSIT', triggerEvent: 'OPT_IN' }, ['optIn']],
  [
    'BON-06 a joined campaign',
    { campaignCategory: 'NEXT_DEPOSIT', triggerEvent: 'OPT_IN', state: 'OPTED_IN', optedIn: true },
    ['deposit', 'optOut'],
  ],
  [
    'BON-06 a joined boost of accumulators',
    { triggerEvent: 'OPT_IN', state: 'OPTED_IN', optedIn: true, vertical: 'SPORTS', bonusAmount: 0 },
    ['toSportsbook', 'optOut'],
  ],
  ['BON-07 an assigned bonus', { state: 'ASSIGNED' }, ['activate', 'forfeit']],
  ['BON-10 a queued bonus', { state: 'QUEUED' }, ['release', 'forfeit']],
  ['BON-09 an active bonus', { state: 'ACTIVE' }, ['forfeit']],
  ['BON-25 a free bet', { state: 'ACTIVE', vertical: 'FREE_BET' }, ['toSportsbook', 'forfeit']],
  ['BON-25 a sports bonus', { state: 'ACTIVE', vertical: 'SPORTS' }, ['toSportsbook', 'forfeit']],
  ['BON-01 an ended bonus', { state: 'COMPLETED' }, []],
  ['BON-22 cashback', { campaignCategory: 'CASHBACK_DAILY' }, ['activateCashback']],
  ['BON-22 active cashback', { campaignCategory: 'CASHBACK_LIVE', cashbackActivated: true }, ['deactivateCashback']],
  ['BON-23 a booster', { campaignCategory: 'CASHBACK_BOOSTER' }, ['claim']],
])('%s can be used by %j: %j', (_, change, actions) => {
  expect(actionsOf({ ...reward, ...change })).toEqual(actions);
});

test.each<[string, Change & { readonly campaignStatus?: Reward['campaignStatus'] }, boolean, boolean]>([
  ['an offer', {}, true, true],
  ['a campaign to join', { campaignCategory: 'NEXT_DEPOSIT', triggerEvent: 'OPT_IN' }, true, true],
  ['a joined boost of accumulators', { triggerEvent: 'OPT_IN', optedIn: true, vertical: 'SPORTS', bonusAmount: 0 }, false, false],
  ['a deposit bonus', { campaignCategory: 'FIRST_DEPOSIT', triggerEvent: 'TRIGGERED' }, true, false],
  ['cashback', { campaignCategory: 'CASHBACK_DAILY' }, true, true],
  ['active cashback', { campaignCategory: 'CASHBACK_DAILY', cashbackActivated: true }, false, false],
  ['an offer of a campaign that has ended', { campaignStatus: 'EXPIRED' }, false, false],
])('BON-02 %s %j can be taken now: %s; while deposits are closed: %s', (_, change, open, withoutDeposits) => {
  expect([true, false].map((mayDeposit) => isOpenToTake({ ...reward, ...change }, mayDeposit))).toEqual([open, withoutDeposits]);
});

test('BON-22 cashback that can be claimed is claimed first', () => {
  const cashback = { ...reward, campaignCategory: 'CASHBACK_WEEKLY', cashbackActivated: true } as const;
  expect(actionsOf({ ...cashback, cashbackProgress: { state: 'CLAIMABLE' } })).toEqual(['claimCashback', 'deactivateCashback']);
});

test('BON-24 free spins are claimed, then played; money that comes with them is started', () => {
  const assigned = { ...reward, state: 'ASSIGNED', bonusAmount: 0 } as const;
  expect(actionsOf(assigned, { state: 'GRANTED' })).toEqual(['claimSpins', 'forfeit']);
  expect(actionsOf({ ...assigned, bonusAmount: 20 }, { state: 'GRANTED' })).toEqual(['activate', 'forfeit']);
  expect(actionsOf({ ...assigned, state: 'ACTIVE' }, { state: 'CLAIMED' })).toEqual(['playSpins', 'forfeit']);
  expect(actionsOf({ ...assigned, state: 'ACTIVE' }, { state: 'COMPLETED' })).toEqual(['forfeit']);
});

test.each(['DRAFT', 'EXPIRED', 'CANCELED', 'COMPLETED'] as const)(
  'BON-17 BON-18 BON-27 a campaign that is %s is not offered',
  (status) => {
    expect(isOffered({ ...reward, campaignStatus: status })).toBe(false);
    expect(isOffered({ ...reward, campaignCategory: 'CASHBACK_DAILY', campaignStatus: status })).toBe(false);
    expect(isOffered(reward)).toBe(true);
  },
);

test('BON-20 instant cash is offered until it is activated', () => {
  const cash = { ...reward, campaignCategory: 'I_CASH' } as const;
  expect(isOffered(cash)).toBe(true);
  expect(isOffered({ ...cash, state: 'ACTIVE' })).toBe(false);
});

const match = {
  terms: { matchPercent: 100, maxBonus: 100, amount: null },
  bonusType: 'NON_STICKY',
  vertical: 'CASINO',
  wrMultiplier: 35,
  currency: 'EUR',
} as const;

test.each([
  ['a match', match, 2_000, 2_000, 70_000],
  ['a match above its maximum', match, 50_000, 10_000, 350_000],
  ['half of an odd amount', { ...match, terms: { ...match.terms, matchPercent: 50 } }, 1_001, 500, 17_500],
  ['sticky money', { ...match, bonusType: 'STICKY' }, 2_000, 2_000, 140_000],
  ['a fixed amount', { ...match, terms: { matchPercent: null, maxBonus: null, amount: 25 } }, 9_900, 2_500, 87_500],
  ['a free bet', { ...match, vertical: 'FREE_BET', terms: { matchPercent: null, maxBonus: null, amount: 10 } }, 2_000, 1_000, 0],
  [
    'free spins alone',
    { ...match, bonusType: 'STICKY', terms: { matchPercent: null, maxBonus: null, amount: null } },
    2_000,
    0,
    0,
  ],
] as const)('BON-29 BON-33 %s gives and asks', (_, terms, deposit, bonus, wager) => {
  expect(grantOfDeposit(terms, deposit)).toEqual({
    bonus: { minor: bonus, currency: 'EUR' },
    wager: { minor: wager, currency: 'EUR' },
  });
});

test('BON-31 the share of the requirement that is done is between nothing and all', () => {
  expect(wageredShare({ wageringProgress: 420, wageringAmount: 1_750 })).toBeCloseTo(0.24);
  expect(wageredShare({ wageringProgress: 2_000, wageringAmount: 1_750 })).toBe(1);
  expect(wageredShare({ wageringProgress: 0, wageringAmount: 0 })).toBe(0);
});
