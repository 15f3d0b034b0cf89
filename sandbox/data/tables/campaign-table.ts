import type { CampaignKind, CampaignVertical, MoneyType, TriggerType } from '#lib/bonuses/fields.ts';
import { offers } from './offers.ts';

/** The terms of a campaign; amounts in euro, games by slug. */
export interface CampaignRow {
  readonly campaignId: string;
  readonly kind: CampaignKind;
  readonly vertical: CampaignVertical;
  readonly trigger: TriggerType;
  readonly moneyType: MoneyType;
  /** `ACTIVE` if absent. */
  readonly status?: 'DRAFT' | 'CANCELED';
  /** Days from the seed. */
  readonly days: readonly [start: number, end?: number];
  readonly terms: {
    readonly minDeposit?: number;
    readonly matchPercent?: number;
    readonly maxBonus?: number;
    readonly amount?: number;
    readonly wrMultiplier: number;
    readonly validDays: number;
    readonly withinHours?: number;
    readonly minLoyalty?: number;
    readonly minDeposits?: number;
    readonly parent?: string;
    readonly repeats?: 'DAY' | 'WEEK';
    readonly weekdays?: readonly number[];
    readonly hours?: readonly [from: number, to: number];
    readonly excludedGames?: readonly string[];
    readonly freeSpins?: {
      readonly game: string;
      /** Where the campaign repeats, a game of each day or week. */
      readonly otherGames?: readonly string[];
      readonly count: number;
      readonly betValue: number;
      readonly wrMultiplier: number;
    };
    readonly cashback?: {
      readonly rate: number;
      readonly period: 'DAILY' | 'WEEKLY' | 'INSTANT' | 'LIVE';
      readonly min: number;
      readonly cap: number;
    };
    readonly accumulator?: { readonly percents: readonly number[]; readonly minOdds: number; readonly max: number };
    readonly booster?: { readonly multiplier: number; readonly hours: number };
  };
}

const welcome = offers['welcome-package'];
const second = offers['second-helping'];
const friday = offers['friday-free-spins'];
const reload = offers['weekend-reload'];
const jackpot = offers['jackpot-hour'];
const accumulator = offers['accumulator-boost'];
const freeBet = offers['free-bet-monday'];
const gift = offers['loyalty-gift'];
const midweek = offers['midweek-tournament'];
const summer = offers['summer-send-off'];

/** Where the free spins of most campaigns are played. */
const spinsGame = 'cloudbreaker';
const cashback = { wrMultiplier: 0, validDays: 1 } as const;
/** Slots with the same stakes that take turns with it. */
const otherGames = ['temple-of-quiet-gods', 'jellybean-junction', 'deputy-dogrose'] as const;
const spins = (count = 0, wrMultiplier = 0) => ({ game: spinsGame, count, betValue: 0.2, wrMultiplier });
const casino = { vertical: 'CASINO', moneyType: 'NON_STICKY' } as const;
const onDeposit = { ...casino, trigger: 'TRIGGERED' } as const;
const byHand = { ...casino, trigger: 'MANUAL' } as const;

/** DEC-BON-26: at least one campaign of every kind, trigger, vertical, money type and status. */
const rows = [
  {
    campaignId: 'cmp_welcome',
    kind: 'FIRST_DEPOSIT',
    ...onDeposit,
    days: [-90],
    terms: {
      ...{ minDeposit: welcome.min, maxBonus: welcome.max, matchPercent: 100 },
      ...{ wrMultiplier: welcome.wr ?? 0, validDays: welcome.days ?? 30 },
      freeSpins: spins(welcome.spins, welcome.wr),
    },
  },
  {
    campaignId: 'cmp_second_deposit',
    kind: 'SECOND_DEPOSIT',
    ...onDeposit,
    days: [-90],
    terms: {
      ...{ minDeposit: second.min, maxBonus: second.max, matchPercent: 50 },
      ...{ wrMultiplier: second.wr ?? 0, validDays: second.days ?? 14 },
    },
  },
  {
    campaignId: 'cmp_third_deposit',
    kind: 'THIRD_DEPOSIT',
    ...onDeposit,
    moneyType: 'STICKY',
    days: [-90],
    terms: { minDeposit: 20, maxBonus: 150, matchPercent: 75, wrMultiplier: 20, validDays: 14 },
  },
  {
    campaignId: 'cmp_fourth_deposit',
    kind: 'FOURTH_DEPOSIT',
    ...onDeposit,
    vertical: 'LIVE_CASINO',
    days: [-90],
    terms: { minDeposit: 20, maxBonus: 50, matchPercent: 25, wrMultiplier: 30, validDays: 14 },
  },
  {
    campaignId: 'cmp_fifth_deposit',
    kind: 'FIFTH_DEPOSIT',
    ...onDeposit,
    days: [-90],
    terms: { minDeposit: 20, amount: 25, wrMultiplier: 30, validDays: 14 },
  },
  {
    campaignId: 'cmp_weekend_reload',
    kind: 'NEXT_DEPOSIT',
    ...onDeposit,
    moneyType: 'STICKY',
    days: [-30, 60],
    terms: {
      ...{ minDeposit: reload.min, maxBonus: reload.max, matchPercent: 50, repeats: 'WEEK', weekdays: [6, 7] },
      ...{ wrMultiplier: reload.wr ?? 0, validDays: reload.days ?? 7 },
    },
  },
  {
    campaignId: 'cmp_friday_spins',
    kind: 'NEXT_DEPOSIT',
    ...onDeposit,
    vertical: 'FREE_SPINS',
    days: [-60, 45],
    terms: {
      ...{ minDeposit: friday.min, repeats: 'WEEK', weekdays: [5] },
      ...{
        wrMultiplier: friday.wr ?? 0,
        validDays: friday.days ?? 7,
        freeSpins: { ...spins(friday.spins, friday.wr), otherGames },
      },
    },
  },
  {
    campaignId: 'cmp_evening_match',
    kind: 'NEXT_DEPOSIT',
    ...casino,
    trigger: 'OPT_IN',
    days: [-20],
    terms: { minDeposit: 20, maxBonus: 40, matchPercent: 50, wrMultiplier: 25, validDays: 7 },
  },
  {
    campaignId: 'cmp_new_here',
    kind: 'REGISTRATION_WITH_TIMEFRAME',
    ...casino,
    trigger: 'TRIGGERED',
    vertical: 'FREE_SPINS',
    days: [-90],
    terms: { withinHours: 72, wrMultiplier: 35, validDays: 3, freeSpins: spins(10, 35) },
  },
  {
    campaignId: 'cmp_cashback_daily',
    kind: 'CASHBACK_DAILY',
    ...casino,
    trigger: 'OPT_IN',
    days: [-60],
    terms: { ...cashback, cashback: { rate: 0.05, period: 'DAILY', min: 1, cap: 50 } },
  },
  {
    campaignId: 'cmp_cashback_weekly',
    kind: 'CASHBACK_WEEKLY',
    ...casino,
    trigger: 'OPT_IN',
    days: [-60],
    terms: { ...cashback, cashback: { rate: 0.1, period: 'WEEKLY', min: 1, cap: 150 } },
  },
  {
    campaignId: 'cmp_cashback_instant',
    kind: 'CASHBACK_INSTANT',
    ...casino,
    trigger: 'LOYALTY',
    days: [-60],
    terms: { ...cashback, minLoyalty: 3, cashback: { rate: 0.03, period: 'INSTANT', min: 1, cap: 100 } },
  },
  {
    campaignId: 'cmp_cashback_live',
    kind: 'CASHBACK_LIVE',
    ...casino,
    trigger: 'OPT_IN',
    vertical: 'LIVE_CASINO',
    days: [-60],
    terms: { ...cashback, cashback: { rate: 0.1, period: 'WEEKLY', min: 1, cap: offers['live-cashback'].max ?? 200 } },
  },
  {
    campaignId: 'cmp_cashback_boost',
    kind: 'CASHBACK_BOOSTER',
    ...byHand,
    days: [-60],
    terms: { wrMultiplier: 0, validDays: 7, booster: { multiplier: 1.5, hours: 168 } },
  },
  {
    campaignId: 'cmp_after_welcome',
    kind: 'LINKED_CAMPAIGN',
    ...byHand,
    days: [-60],
    terms: { parent: 'cmp_welcome', amount: 10, wrMultiplier: 10, validDays: 14 },
  },
  {
    campaignId: 'cmp_jackpot_hour',
    kind: 'FREE_SPINS',
    ...byHand,
    vertical: 'FREE_SPINS',
    days: [-10, 20],
    terms: {
      ...{ minDeposits: 1, repeats: 'DAY', hours: [20, 21] },
      ...{
        wrMultiplier: jackpot.wr ?? 0,
        validDays: jackpot.days ?? 3,
        freeSpins: { ...spins(jackpot.spins, jackpot.wr), otherGames },
      },
    },
  },
  {
    campaignId: 'cmp_loyalty_gift',
    kind: 'I_CASH',
    ...casino,
    trigger: 'LOYALTY',
    days: [-14, 14],
    terms: { minLoyalty: 3, amount: gift.prize, wrMultiplier: 0, validDays: gift.days ?? 7 },
  },
  {
    campaignId: 'cmp_accumulator_boost',
    kind: 'MANUAL_BONUS_CODE',
    ...casino,
    trigger: 'OPT_IN',
    vertical: 'SPORTS',
    days: [-60],
    terms: {
      ...{ wrMultiplier: 0, validDays: 14 },
      accumulator: { percents: [5, 10, 15, 20, 25, 30, 40, 50], minOdds: 1.8, max: accumulator.max ?? 500 },
    },
  },
  {
    campaignId: 'cmp_free_bet_monday',
    kind: 'NEXT_DEPOSIT',
    ...onDeposit,
    vertical: 'FREE_BET',
    days: [-30, 90],
    terms: {
      ...{ minDeposit: freeBet.min, amount: freeBet.prize, repeats: 'WEEK', weekdays: [1] },
      ...{ wrMultiplier: 1, validDays: freeBet.days ?? 7 },
    },
  },
  {
    campaignId: 'cmp_vip_evening',
    kind: 'TOURNAMENT',
    ...casino,
    trigger: 'TRIGGERED',
    days: [-7, 21],
    terms: { wrMultiplier: 0, validDays: 3 },
  },
  {
    campaignId: 'cmp_midweek_tournament',
    kind: 'TOURNAMENT',
    ...casino,
    trigger: 'TRIGGERED',
    days: [-3, 30],
    terms: { wrMultiplier: midweek.wr ?? 0, validDays: midweek.days ?? 7 },
  },
  {
    campaignId: 'cmp_daily_sprint',
    kind: 'TOURNAMENT',
    ...casino,
    trigger: 'TRIGGERED',
    days: [-90],
    terms: { wrMultiplier: 0, validDays: 3 },
  },
  {
    campaignId: 'cmp_season_league',
    kind: 'TOURNAMENT',
    ...casino,
    trigger: 'TRIGGERED',
    days: [-90],
    terms: { wrMultiplier: 10, validDays: 14 },
  },
  {
    campaignId: 'cmp_summer_send_off',
    kind: 'NEXT_DEPOSIT',
    ...onDeposit,
    days: [-60, -5],
    terms: {
      ...{ minDeposit: summer.min, maxBonus: summer.max, matchPercent: 25 },
      ...{ wrMultiplier: summer.wr ?? 0, validDays: summer.days ?? 14 },
      freeSpins: spins(summer.spins, summer.wr),
    },
  },
  {
    campaignId: 'cmp_code_welcome',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    days: [-90],
    terms: { amount: 50, wrMultiplier: 35, validDays: 30 },
  },
  {
    campaignId: 'cmp_code_sticky',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    moneyType: 'STICKY',
    days: [-90],
    terms: { amount: 100, wrMultiplier: 30, validDays: 30, excludedGames: ['toyshop-marbles'] },
  },
  {
    campaignId: 'cmp_code_live',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    vertical: 'LIVE_CASINO',
    days: [-90],
    terms: { amount: 20, wrMultiplier: 20, validDays: 14 },
  },
  {
    campaignId: 'cmp_code_sport',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    vertical: 'SPORTS',
    days: [-90],
    terms: { amount: 10, wrMultiplier: 5, validDays: 14 },
  },
  {
    campaignId: 'cmp_code_spins',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    vertical: 'FREE_SPINS',
    days: [-90],
    terms: { wrMultiplier: 20, validDays: 7, freeSpins: spins(20, 20) },
  },
  {
    campaignId: 'cmp_code_gold',
    kind: 'MANUAL_BONUS_CODE',
    ...casino,
    trigger: 'LOYALTY',
    days: [-90],
    terms: { minLoyalty: 3, amount: 75, wrMultiplier: 20, validDays: 14 },
  },
  {
    campaignId: 'cmp_code_sunday',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    days: [-90],
    terms: { amount: 5, wrMultiplier: 5, validDays: 7 },
  },
  {
    campaignId: 'cmp_code_last_year',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    days: [-400, -330],
    terms: { amount: 20, wrMultiplier: 35, validDays: 14 },
  },
  {
    campaignId: 'cmp_autumn',
    kind: 'NEXT_DEPOSIT',
    ...onDeposit,
    status: 'CANCELED',
    days: [-40],
    terms: { minDeposit: 20, amount: 10, wrMultiplier: 30, validDays: 14 },
  },
  {
    campaignId: 'cmp_advent',
    kind: 'NEXT_DEPOSIT',
    ...onDeposit,
    status: 'DRAFT',
    days: [5, 35],
    terms: { minDeposit: 20, amount: 15, wrMultiplier: 30, validDays: 7 },
  },
  {
    campaignId: 'cmp_spring',
    kind: 'MANUAL_BONUS_CODE',
    ...byHand,
    status: 'DRAFT',
    days: [90, 130],
    terms: { amount: 20, wrMultiplier: 30, validDays: 14 },
  },
] as const satisfies readonly CampaignRow[];
export type CampaignId = (typeof rows)[number]['campaignId'];
export const campaignTable: readonly (CampaignRow & { readonly campaignId: CampaignId })[] = rows;

interface CodeRow {
  readonly code: string;
  readonly campaignId: CampaignId;
  readonly usesLeft?: number;
  /** Days from the seed. */
  readonly expiresIn?: number;
  /** Of another site of the platform. */
  readonly siteId?: number;
}

export const codeTable: readonly CodeRow[] = [
  { code: 'WELCOME50', campaignId: 'cmp_code_welcome' },
  { code: 'STICKY100', campaignId: 'cmp_code_sticky' },
  { code: 'LIVE20', campaignId: 'cmp_code_live' },
  { code: 'SPORT10', campaignId: 'cmp_code_sport' },
  { code: 'SPINS20', campaignId: 'cmp_code_spins' },
  { code: 'GOLD', campaignId: 'cmp_code_gold' },
  { code: 'SUNDAY5', campaignId: 'cmp_code_sunday' },
  // These lead to campaigns that are open without them too.
  { code: 'WELCOME', campaignId: 'cmp_welcome' },
  { code: 'FRIENDS', campaignId: 'cmp_welcome' },
  { code: 'FIRSTEVENING', campaignId: 'cmp_welcome' },
  { code: 'FRIDAY25', campaignId: 'cmp_friday_spins' },
  { code: 'LIVEWEEK', campaignId: 'cmp_cashback_live' },
  { code: 'JACKPOT10', campaignId: 'cmp_jackpot_hour' },
  { code: 'USEDUP', campaignId: 'cmp_code_welcome', usesLeft: 0 },
  { code: 'LASTYEAR', campaignId: 'cmp_code_last_year', expiresIn: -330 },
  { code: 'OTHERHOUSE', campaignId: 'cmp_code_welcome', siteId: 6 },
];
