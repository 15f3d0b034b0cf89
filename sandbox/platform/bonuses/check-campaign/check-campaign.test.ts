import { dayMs } from '#lib/core/time/durations.ts';
import { campaignTable as rows } from '#sandbox/data/tables/campaign-table.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { writeCampaignRow } from '../seed.ts';
import { findCampaignErrors } from './check-campaign.ts';
import type { CampaignDraft, CampaignFacts } from './rule.ts';

const now = new Date('2026-05-01T12:00:00Z');
const stored = rows.map((row) => writeCampaignRow(row, now));
const campaigns = new Map(stored.map((campaign) => [campaign.campaignId, campaign]));
const codes = new Map([
  ['WELCOME50', 'cmp_code_welcome'],
  ['OTHERHOUSE', ''],
]);
const facts: CampaignFacts = { now, before: undefined, isTaken: false, campaigns, codes };

const jackpot = catalogue.find(({ gameType }) => gameType === 'jackpot')?.slug ?? '';
const spins = { gameId: 'cloudbreaker', count: 10, betValue: 0.2, wrMultiplier: 20 };
const cashback = { rate: 0.1, period: 'DAILY', min: 1, cap: 50 } as const;

/** A deposit bonus that works, changed. */
function draft({ terms = {}, ...more }: Omit<Partial<CampaignDraft>, 'terms'> & { terms?: object } = {}): CampaignDraft {
  const base = { minDeposit: 20, matchPercent: 50, maxBonus: 100, wrMultiplier: 30, maxBet: 5, validDays: 7, excludedGames: [] };
  return {
    campaignId: 'cmp_new',
    kind: 'NEXT_DEPOSIT',
    vertical: 'CASINO',
    trigger: 'TRIGGERED',
    moneyType: 'NON_STICKY',
    startedAt: now,
    endedAt: null,
    codes: undefined,
    ...more,
    terms: { ...base, ...terms },
  };
}
const noDeposit = { minDeposit: undefined, matchPercent: undefined, maxBonus: undefined };
/** A bonus of a fixed amount that works, changed. */
const manual = ({ terms = {}, ...more }: Omit<Partial<CampaignDraft>, 'terms'> & { terms?: object } = {}) =>
  draft({ kind: 'MANUAL_BONUS_CODE', trigger: 'MANUAL', ...more, terms: { ...noDeposit, amount: 10, ...terms } });
const accumulator = { percents: [5, 10], minOdds: 1.8, max: 100 };
const boost = ({ terms = {}, ...more }: Omit<Partial<CampaignDraft>, 'terms'> & { terms?: object } = {}) =>
  manual({ vertical: 'SPORTS', trigger: 'OPT_IN', ...more, terms: { amount: undefined, accumulator, ...terms } });
const cashbackOf = (terms: object, more: Partial<CampaignDraft> = {}) =>
  draft({ kind: 'CASHBACK_DAILY', trigger: 'OPT_IN', ...more, terms: { ...noDeposit, wrMultiplier: 0, ...terms } });

test.each(stored.map((campaign) => [campaign.campaignId, campaign] as const))('BON-30 %s of the dataset works', (_, campaign) => {
  expect(findCampaignErrors({ ...campaign, codes: undefined }, { ...facts, before: campaign, isTaken: true })).toEqual([]);
});

test('BON-30 a deposit bonus, a code and cashback as an operator enters them work', () => {
  const own = { codes: [{ code: 'NEWCODE' }] };
  for (const each of [draft({ terms: { freeSpins: spins } }), manual(own), cashbackOf({ cashback })]) {
    expect(findCampaignErrors(each, facts)).toEqual([]);
  }
});

const yesterday = new Date('2026-04-30T12:00:00Z');
test.each<readonly [problem: string, draft: CampaignDraft, field: string]>([
  ['an id in capitals', draft({ campaignId: 'cmp_New' }), 'campaignId'],
  ['an id without its prefix', draft({ campaignId: 'spring' }), 'campaignId'],
  ['the id of another campaign', draft({ campaignId: 'cmp_welcome' }), 'campaignId'],
  ['an end before the start', draft({ endedAt: yesterday }), 'endedAt'],
  ['a deposit without a minimum', draft({ terms: { minDeposit: undefined } }), 'terms.minDeposit'],
  ['a deposit that gives nothing', draft({ terms: { matchPercent: undefined, maxBonus: undefined } }), 'terms.amount'],
  ['a percentage without a maximum', draft({ terms: { maxBonus: undefined } }), 'terms.maxBonus'],
  ['a percentage and an amount', draft({ terms: { amount: 5 } }), 'terms.matchPercent'],
  [
    'a percentage without a deposit',
    manual({ terms: { amount: undefined, matchPercent: 50, maxBonus: 10 } }),
    'terms.matchPercent',
  ],
  ['half a cent', manual({ terms: { amount: 10.005 } }), 'terms.amount'],
  ['instant cash to wager', manual({ kind: 'I_CASH' }), 'terms.wrMultiplier'],
  ['sticky money without wagering', draft({ moneyType: 'STICKY', terms: { wrMultiplier: 0 } }), 'terms.wrMultiplier'],
  ['free spins without spins', manual({ kind: 'FREE_SPINS' }), 'terms.freeSpins'],
  ['spins on no game', manual({ terms: { freeSpins: { ...spins, gameId: 'no-such-game' } } }), 'terms.freeSpins.gameId'],
  [
    'turns of a jackpot',
    manual({ terms: { repeats: 'DAY', freeSpins: { ...spins, otherGames: [jackpot] } } }),
    'terms.freeSpins.gameId',
  ],
  [
    'turns without periods',
    manual({ terms: { freeSpins: { ...spins, otherGames: ['cloudbreaker'] } } }),
    'terms.freeSpins.otherGames',
  ],
  [
    'turns of an excluded game',
    manual({
      terms: {
        repeats: 'DAY',
        freeSpins: { ...spins, otherGames: ['jellybean-junction'] },
        excludedGames: ['jellybean-junction'],
      },
    }),
    'terms.excludedGames',
  ],
  ['spins on a live table', manual({ terms: { freeSpins: { ...spins, gameId: 'harbour-roulette' } } }), 'terms.freeSpins.gameId'],
  ['spins on a jackpot', manual({ terms: { freeSpins: { ...spins, gameId: jackpot } } }), 'terms.freeSpins.gameId'],
  [
    'spins on a card game',
    manual({ terms: { freeSpins: { ...spins, gameId: 'whistlestop-blackjack' } } }),
    'terms.freeSpins.gameId',
  ],
  ['a stake that the game refuses', manual({ terms: { freeSpins: { ...spins, betValue: 5_000 } } }), 'terms.freeSpins.betValue'],
  ['spins for the sportsbook', manual({ vertical: 'SPORTS', terms: { freeSpins: spins } }), 'terms.freeSpins'],
  ['spins with a free bet', manual({ vertical: 'FREE_BET', terms: { freeSpins: spins } }), 'terms.freeSpins'],
  ['cashback without rate and cap', cashbackOf({}), 'terms.cashback'],
  ['cashback of another period', cashbackOf({ cashback: { ...cashback, period: 'WEEKLY' } }), 'terms.cashback.period'],
  ['a cap below the minimum', cashbackOf({ cashback: { ...cashback, cap: 0.5 } }), 'terms.cashback.cap'],
  ['live cashback of the casino', cashbackOf({ cashback }, { kind: 'CASHBACK_LIVE' }), 'vertical'],
  ['cashback of another kind', manual({ terms: { cashback } }), 'terms.cashback'],
  ['a boost of the casino', manual({ trigger: 'OPT_IN', terms: { amount: undefined, accumulator } }), 'terms.accumulator'],
  ['a boost with money', boost({ terms: { amount: 5 } }), 'terms.accumulator'],
  ['a boost of half a cent', boost({ terms: { accumulator: { ...accumulator, max: 0.005 } } }), 'terms.accumulator.max'],
  ['a code for a boost', boost({ codes: [{ code: 'BOOST' }] }), 'codes'],
  ['a booster without hours', cashbackOf({}, { kind: 'CASHBACK_BOOSTER' }), 'terms.booster'],
  ['loyalty without a level', manual({ trigger: 'LOYALTY' }), 'terms.minLoyalty'],
  ['a market that does not exist', manual({ terms: { markets: ['FI', 'XX'] } }), 'terms.markets'],
  ['an excluded game that does not exist', manual({ terms: { excludedGames: ['no-such-game'] } }), 'terms.excludedGames'],
  ['a linked campaign without a parent', manual({ kind: 'LINKED_CAMPAIGN' }), 'terms.parent'],
  ['a parent that does not exist', manual({ terms: { parent: 'cmp_nowhere' } }), 'terms.parent'],
  ['itself as its parent', manual({ terms: { parent: 'cmp_new' } }), 'terms.parent'],
  ['a parent that is never completed', manual({ terms: { parent: 'cmp_cashback_daily' } }), 'terms.parent'],
  ['a code of another campaign', manual({ codes: [{ code: 'WELCOME50' }] }), 'codes'],
  ['a code of another site', manual({ codes: [{ code: 'OTHERHOUSE' }] }), 'codes'],
  ['a code twice', manual({ codes: [{ code: 'ONE' }, { code: 'ONE' }] }), 'codes'],
  ['a code for a prize', manual({ kind: 'TOURNAMENT', trigger: 'TRIGGERED', codes: [{ code: 'FREE' }] }), 'codes'],
])('BON-30 refuses %s', (_, each, field) => {
  expect(findCampaignErrors(each, facts).map((error) => error.field)).toEqual([field]);
});

test('BON-30 refuses a chain of parents that leads back', () => {
  const chain = new Map([
    ['cmp_a', manual({ campaignId: 'cmp_a', terms: { parent: 'cmp_b' } })],
    ['cmp_b', manual({ campaignId: 'cmp_b', terms: { parent: 'cmp_new' } })],
  ]);
  const errors = findCampaignErrors(manual({ terms: { parent: 'cmp_a' } }), { ...facts, campaigns: chain });
  expect(errors).toEqual([{ field: 'terms.parent', message: 'leads back to this campaign' }]);
});

test('BON-28 BON-29 what players were given cannot change; amounts, dates and days can', () => {
  const before = { ...manual(), siteId: 5, status: 'ACTIVE' as const, texts: { en: { title: 'A gift', description: '' } } };
  const taken = { ...facts, before, isTaken: true };
  const changed = manual({
    kind: 'TOURNAMENT',
    vertical: 'LIVE_CASINO',
    moneyType: 'STICKY',
    trigger: 'TRIGGERED',
    terms: { wrMultiplier: 20, repeats: 'DAY', excludedGames: ['cloudbreaker'] },
  });
  expect(findCampaignErrors(changed, taken).map(({ field }) => field)).toEqual([
    ...['kind', 'vertical', 'trigger', 'moneyType', 'terms.wrMultiplier', 'terms.repeats', 'terms.excludedGames'],
  ]);
  expect(findCampaignErrors(changed, { ...taken, isTaken: false })).toEqual([]);
  const later = manual({ endedAt: new Date('2027-01-01T00:00:00Z'), terms: { amount: 15, maxBet: 2, validDays: 3 } });
  expect(findCampaignErrors(later, taken)).toEqual([]);
});

test('BON-22 a campaign that players have is not given an end in the past, which would take earned cashback back', () => {
  const [ended, running] = [yesterday, new Date(now.getTime() + dayMs)];
  const before = {
    ...cashbackOf({ cashback }),
    siteId: 5,
    status: 'ACTIVE' as const,
    texts: { en: { title: '', description: '' } },
  };
  const startedAt = new Date('2026-04-01T00:00:00Z');
  const errorsOf = (endedAt: Date, more: Partial<CampaignFacts>) =>
    findCampaignErrors(cashbackOf({ cashback }, { startedAt, endedAt }), { ...facts, before, isTaken: true, ...more });
  expect(errorsOf(ended, {}).map(({ field }) => field)).toEqual(['endedAt']);
  for (const allowed of [
    errorsOf(running, {}),
    errorsOf(ended, { isTaken: false }),
    errorsOf(ended, { before: { ...before, endedAt: new Date(ended) } }),
  ]) {
    expect(allowed).toEqual([]);
  }
});
