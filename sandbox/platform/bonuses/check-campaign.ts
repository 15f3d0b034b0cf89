import { isDeepStrictEqual } from 'node:util';
import { marketRecords } from '#lib/core/market/markets.ts';
import { findGame, type GameProfile } from '#sandbox/games/profile.ts';
import { isDepositKind } from './campaigns.ts';
import type { Campaign } from './tables.ts';

/** A campaign as an operator wants it. */
export interface CampaignDraft extends Omit<Campaign, 'siteId' | 'status' | 'texts'> {
  /** Upper case; undefined if they do not change. */
  readonly codes: readonly { readonly code: string }[] | undefined;
}

/** What a draft is checked against. */
export interface CampaignFacts {
  /** The stored version; undefined for a new campaign. */
  readonly before: Campaign | undefined;
  /** Whether a player has or had it, or has switched its cashback on. */
  readonly isTaken: boolean;
  /** Every stored campaign, by id. */
  readonly campaigns: ReadonlyMap<string, Pick<Campaign, 'terms'>>;
  /** The campaign of each code of every site. */
  readonly codes: ReadonlyMap<string, string>;
}

/** `field` is the path in the body of the request. */
export interface CampaignError {
  readonly field: string;
  readonly message: string;
}

/** `isBroken`: whether the draft breaks the rule. */
interface Rule extends CampaignError {
  readonly isBroken: (draft: CampaignDraft, facts: CampaignFacts) => boolean;
}

const rule = (field: string, message: string, isBroken: Rule['isBroken']): Rule => ({ field, message, isBroken });

const maxEuros = 1_000_000;
/** Cashback of the live tables is paid per day or week. */
const cashbackPeriods: Readonly<Record<string, readonly string[]>> = {
  CASHBACK_DAILY: ['DAILY'],
  CASHBACK_WEEKLY: ['WEEKLY'],
  CASHBACK_INSTANT: ['INSTANT'],
  CASHBACK_LIVE: ['DAILY', 'WEEKLY'],
};

const isCashback = ({ kind }: CampaignDraft) => kind in cashbackPeriods;
const isBooster = ({ kind }: CampaignDraft) => kind === 'CASHBACK_BOOSTER';
const isSportsbook = ({ vertical }: CampaignDraft) => vertical === 'SPORTS' || vertical === 'FREE_BET';
const hasMoney = ({ terms }: CampaignDraft) => terms.amount !== undefined || terms.matchPercent !== undefined;
/** A tournament pays its prizes itself. */
const mayGiveNothing = (draft: CampaignDraft) => draft.kind === 'TOURNAMENT' || isCashback(draft) || isBooster(draft);
/** The games of the free spins: those that take turns are checked like the first. */
const spinGameIds = ({ terms: { freeSpins } }: CampaignDraft) =>
  freeSpins ? [freeSpins.gameId, ...(freeSpins.otherGames ?? [])] : [];
const spinGames = (draft: CampaignDraft) => spinGameIds(draft).flatMap((id) => findGame(id) ?? []);
const namesUnknownGame = (game: string) => findGame(game) === undefined;
const isRepeated = (code: string, index: number, all: readonly string[]) => all.indexOf(code) !== index;
const codesOf = ({ codes = [] }: CampaignDraft) => codes.map(({ code }) => code);

const amounts: readonly (readonly [field: string, read: (terms: CampaignDraft['terms']) => number | undefined])[] = [
  ['terms.minDeposit', ({ minDeposit }) => minDeposit],
  ['terms.maxBonus', ({ maxBonus }) => maxBonus],
  ['terms.amount', ({ amount }) => amount],
  ['terms.maxBet', ({ maxBet }) => maxBet],
  ['terms.freeSpins.betValue', ({ freeSpins }) => freeSpins?.betValue],
  ['terms.cashback.min', ({ cashback }) => cashback?.min],
  ['terms.cashback.cap', ({ cashback }) => cashback?.cap],
];

/** Players have seen these terms, and their bonuses were given on them. */
const fixed: readonly (readonly [
  field: string,
  read: (campaign: Pick<Campaign, keyof CampaignDraft & keyof Campaign>) => unknown,
])[] = [
  ['kind', ({ kind }) => kind],
  ['vertical', ({ vertical }) => vertical],
  ['trigger', ({ trigger }) => trigger],
  ['moneyType', ({ moneyType }) => moneyType],
  ['terms.wrMultiplier', ({ terms }) => terms.wrMultiplier],
  ['terms.excludedGames', ({ terms }) => terms.excludedGames.toSorted()],
  ['terms.freeSpins', ({ terms }) => terms.freeSpins],
  ['terms.cashback', ({ terms }) => terms.cashback],
  ['terms.booster', ({ terms }) => terms.booster],
];

const rules: readonly Rule[] = [
  rule(
    'campaignId',
    'is not cmp_ followed by at most 60 of a to z, 0 to 9 and _',
    ({ campaignId }, { before }) => !before && !/^cmp_[a-z0-9_]{1,60}$/.test(campaignId),
  ),
  rule(
    'campaignId',
    'belongs to another campaign',
    ({ campaignId }, { before, campaigns }) => !before && campaigns.has(campaignId),
  ),
  rule('endedAt', 'is not after the start', ({ startedAt, endedAt }) => endedAt !== null && endedAt <= startedAt),

  rule('terms.minDeposit', 'is required for a deposit', (draft) => isDepositKind(draft) && draft.terms.minDeposit === undefined),
  rule(
    'terms.minDeposit',
    'is for campaigns of a deposit only',
    (draft) => !isDepositKind(draft) && draft.terms.minDeposit !== undefined,
  ),
  rule(
    'terms.matchPercent',
    'is for campaigns of a deposit only',
    (draft) => !isDepositKind(draft) && draft.terms.matchPercent !== undefined,
  ),
  rule(
    'terms.matchPercent',
    'and a fixed amount exclude each other',
    ({ terms }) => terms.matchPercent !== undefined && terms.amount !== undefined,
  ),
  rule(
    'terms.maxBonus',
    'is required with a percentage',
    ({ terms }) => terms.matchPercent !== undefined && terms.maxBonus === undefined,
  ),
  rule(
    'terms.maxBonus',
    'is for a percentage only',
    ({ terms }) => terms.matchPercent === undefined && terms.maxBonus !== undefined,
  ),
  rule(
    'terms.amount',
    'is missing: the campaign gives no money and no free spins',
    (draft) => !mayGiveNothing(draft) && !hasMoney(draft) && !draft.terms.freeSpins,
  ),
  rule('terms.amount', 'is required for instant cash', ({ kind, terms }) => kind === 'I_CASH' && terms.amount === undefined),
  rule(
    'terms.amount',
    'is not for cashback, which pays a share of the losses',
    (draft) => (isCashback(draft) || isBooster(draft)) && draft.terms.amount !== undefined,
  ),
  ...amounts.map(([field, read]) =>
    rule(field, 'is not in whole cents, or above a million euros', ({ terms }) => !isInCents(read(terms) ?? 0)),
  ),
  rule(
    'terms.wrMultiplier',
    'is 0, but sticky money is paid out by wagering only',
    ({ moneyType, terms }) => moneyType === 'STICKY' && terms.wrMultiplier === 0,
  ),
  rule(
    'terms.wrMultiplier',
    'is not 0, but instant cash is paid at once',
    ({ kind, terms }) => kind === 'I_CASH' && terms.wrMultiplier !== 0,
  ),

  rule(
    'terms.freeSpins',
    'are required',
    ({ kind, vertical, terms }) => (kind === 'FREE_SPINS' || vertical === 'FREE_SPINS') && !terms.freeSpins,
  ),
  rule(
    'terms.freeSpins',
    'cannot be played in the sportsbook',
    (draft) => isSportsbook(draft) && draft.terms.freeSpins !== undefined,
  ),
  rule(
    'terms.freeSpins',
    'cannot be played at live tables',
    ({ vertical, terms }) => vertical === 'LIVE_CASINO' && terms.freeSpins !== undefined,
  ),
  rule(
    'terms.freeSpins',
    'cannot be part of cashback or instant cash',
    (draft) => (isCashback(draft) || isBooster(draft) || draft.kind === 'I_CASH') && draft.terms.freeSpins !== undefined,
  ),
  rule('terms.freeSpins.gameId', 'is no game', (draft) => spinGameIds(draft).some(namesUnknownGame)),
  rule('terms.freeSpins.gameId', 'is a live table', (draft) => spinGames(draft).some(({ table }) => table !== undefined)),
  rule('terms.freeSpins.gameId', 'is a jackpot game', (draft) => spinGames(draft).some(({ isJackpot }) => isJackpot)),
  rule('terms.freeSpins.gameId', 'is not a slot', (draft) => spinGames(draft).some(isNoSlot)),
  rule(
    'terms.freeSpins.otherGames',
    'take turns in a campaign that repeats only',
    ({ terms }) => terms.freeSpins?.otherGames !== undefined && terms.repeats === undefined,
  ),
  rule('terms.freeSpins.betValue', 'is not a stake of the game', (draft) => isNoStake(draft)),

  rule('terms.cashback', 'is required: rate, period, minimum and cap', (draft) => isCashback(draft) && !draft.terms.cashback),
  rule('terms.cashback', 'is for kinds of cashback only', (draft) => !isCashback(draft) && draft.terms.cashback !== undefined),
  rule(
    'terms.cashback.period',
    'is not the one of the kind',
    ({ kind, terms }) => terms.cashback !== undefined && cashbackPeriods[kind]?.includes(terms.cashback.period) === false,
  ),
  rule(
    'terms.cashback.cap',
    'is below the minimum',
    ({ terms }) => terms.cashback !== undefined && terms.cashback.cap < terms.cashback.min,
  ),
  rule(
    'vertical',
    'is not LIVE_CASINO, whose losses the cashback pays',
    ({ kind, vertical }) => kind === 'CASHBACK_LIVE' && vertical !== 'LIVE_CASINO',
  ),
  rule('terms.booster', 'is required: multiplier and hours', (draft) => isBooster(draft) && !draft.terms.booster),
  rule(
    'terms.booster',
    'is for the kind CASHBACK_BOOSTER only',
    (draft) => !isBooster(draft) && draft.terms.booster !== undefined,
  ),

  rule(
    'terms.withinHours',
    'is required for a time after the registration',
    ({ kind, terms }) => kind === 'REGISTRATION_WITH_TIMEFRAME' && terms.withinHours === undefined,
  ),
  rule(
    'terms.minLoyalty',
    'is required for LOYALTY',
    ({ trigger, terms }) => trigger === 'LOYALTY' && terms.minLoyalty === undefined,
  ),
  rule('terms.minLoyalty', 'is above 6, the highest level', ({ terms }) => (terms.minLoyalty ?? 1) > 6),
  rule('terms.hours', 'end before they start', ({ terms }) => terms.hours !== undefined && terms.hours[1] <= terms.hours[0]),
  rule(
    'terms.markets',
    'has a code of no market',
    ({ terms }) => terms.markets?.some((market) => !Object.hasOwn(marketRecords, market)) ?? false,
  ),
  rule('terms.markets', 'is empty', ({ terms }) => terms.markets?.length === 0),
  rule('terms.excludedGames', 'has a name of no game', ({ terms }) => terms.excludedGames.some(namesUnknownGame)),
  rule(
    'terms.excludedGames',
    'has the game of the free spins',
    ({ terms }) => terms.freeSpins !== undefined && terms.excludedGames.includes(terms.freeSpins.gameId),
  ),

  rule(
    'terms.parent',
    'is required for a linked campaign',
    ({ kind, terms }) => kind === 'LINKED_CAMPAIGN' && terms.parent === undefined,
  ),
  rule(
    'terms.parent',
    'is no campaign',
    ({ terms, campaignId }, { campaigns }) =>
      terms.parent !== undefined && terms.parent !== campaignId && !campaigns.has(terms.parent),
  ),
  rule('terms.parent', 'leads back to this campaign', (draft, facts) => isCircular(draft, facts)),
  rule(
    'terms.parent',
    'is cashback, which is never completed',
    ({ terms }, { campaigns }) => campaigns.get(terms.parent ?? '')?.terms.cashback !== undefined,
  ),

  rule('codes', 'contains a code of another campaign or site', (draft, { codes }) =>
    codesOf(draft).some((code) => (codes.get(code) ?? draft.campaignId) !== draft.campaignId),
  ),
  rule('codes', 'contains a code twice', (draft) => codesOf(draft).some(isRepeated)),
  rule('codes', 'cannot lead to the prizes of a tournament', (draft) => draft.kind === 'TOURNAMENT' && codesOf(draft).length > 0),

  ...fixed.map(([field, read]) =>
    rule(
      field,
      'cannot change, because players have this campaign',
      (draft, { before, isTaken }) => isTaken && before !== undefined && !isDeepStrictEqual(read(draft), read(before)),
    ),
  ),
];

/** Finds what keeps a campaign from working, and changes of terms that players were given. */
export function findCampaignErrors(draft: CampaignDraft, facts: CampaignFacts): readonly CampaignError[] {
  return rules.filter(({ isBroken }) => isBroken(draft, facts)).map(({ field, message }) => ({ field, message }));
}

function isInCents(euros: number): boolean {
  return euros <= maxEuros && Math.round(euros * 100) / 100 === euros;
}

function isNoSlot({ table, engine }: GameProfile): boolean {
  return !table && !engine.endsWith('-slot');
}

function isNoStake(draft: CampaignDraft): boolean {
  return spinGames(draft).some((game) => {
    if (game.table || game.isJackpot || isNoSlot(game)) return false;
    const [min, max] = game.stakes;
    const { betValue = min } = draft.terms.freeSpins ?? {};
    return betValue < min || betValue > max;
  });
}

/** Whether a chain of parents contains the campaign, or itself twice. */
function isCircular({ campaignId, terms }: CampaignDraft, { campaigns }: CampaignFacts): boolean {
  const seen = new Set([campaignId]);
  for (let id = terms.parent; id !== undefined; id = campaigns.get(id)?.terms.parent) {
    if (seen.has(id)) return true;
    seen.add(id);
  }
  return false;
}
