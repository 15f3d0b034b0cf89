import { z } from 'zod';

export const triggerTypes = ['MANUAL', 'TRIGGERED', 'OPT_IN', 'LOYALTY'] as const;
export type TriggerType = (typeof triggerTypes)[number];

export const campaignStatuses = ['ACTIVE', 'CANCELED', 'COMPLETED', 'DRAFT', 'EXPIRED'] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const bonusVerticals = ['CASINO', 'LIVE_CASINO', 'SPORTS', 'FREE_BET', 'FREE_SPINS'] as const;
export type CampaignVertical = (typeof bonusVerticals)[number];

export const moneyTypes = ['STICKY', 'NON_STICKY'] as const;
export type MoneyType = (typeof moneyTypes)[number];

export const depositKinds = [
  'FIRST_DEPOSIT',
  'SECOND_DEPOSIT',
  'THIRD_DEPOSIT',
  'FOURTH_DEPOSIT',
  'FIFTH_DEPOSIT',
  'NEXT_DEPOSIT',
] as const;

export const campaignKinds = [
  ...depositKinds,
  'REGISTRATION_WITH_TIMEFRAME',
  'CASHBACK_DAILY',
  'CASHBACK_WEEKLY',
  'CASHBACK_INSTANT',
  'CASHBACK_LIVE',
  'CASHBACK_BOOSTER',
  'LINKED_CAMPAIGN',
  'MANUAL_BONUS_CODE',
  'TOURNAMENT',
  'FREE_SPINS',
  'I_CASH',
] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export const rewardStates = [
  'ELIGIBLE',
  'OPTED_IN',
  'ASSIGNED',
  'QUEUED',
  'ACTIVE',
  'CLAIMABLE',
  'COMPLETED',
  'FORFEITED',
  'EXPIRED',
] as const;
export type RewardState = (typeof rewardStates)[number];

export const cashbackStates = ['INACTIVE', 'ACTIVATED', 'CLAIMABLE', 'CLAIMED', 'MISSED'] as const;
export type CashbackState = (typeof cashbackStates)[number];

export const freeSpinStates = ['GRANTED', 'CLAIMED', 'COMPLETED', 'EXPIRED'] as const;
export type FreeSpinState = (typeof freeSpinStates)[number];

export const campaignId = z.string().regex(/^cmp_\w{1,60}$/);
export const assignmentId = z.string().regex(/^asg_[\w-]{1,60}$/);
/** As typed; the platform compares it without case. */
export const bonusCode = z.string().trim().min(1).max(32);

/** Why a campaign is not open to a player. `assigned_now`: taken in this day or week; `deposits`: more are needed; `deposits_past`: it was for an earlier one. */
export const ineligibleReasons = [
  'assigned',
  'assigned_now',
  'ended',
  'not_begun',
  'deposits',
  'deposits_past',
  'loyalty',
  'time',
  'late',
  'market',
  'parent',
  'opt_in',
  'closed',
  'unknown',
] as const;
export type IneligibleReason = (typeof ineligibleReasons)[number];

export const displayInfoSchema = z.object({
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  terms: z.string(),
  ctaLabel: z.string(),
});

/** Amounts in major units of `currency`. */
export const freeSpinDetailSchema = z.object({
  gameId: z.string(),
  count: z.int().positive(),
  betValue: z.number(),
  wrMultiplier: z.number(),
});

/** The terms of a campaign in figures; amounts in major units of the wallet's currency. Null where a term does not apply. */
export const campaignTermsSchema = z.object({
  minDeposit: z.number().nullable(),
  /** Percent of the deposit. */
  matchPercent: z.number().nullable(),
  maxBonus: z.number().nullable(),
  /** A fixed amount. */
  amount: z.number().nullable(),
  /** The highest stake of a round while the bonus is active. */
  maxBet: z.number().nullable(),
  /** Days to wager, from the activation. */
  validDays: z.int().nullable(),
  /** Hours after the registration in which it is open. */
  withinHours: z.int().nullable(),
  minLoyalty: z.int().nullable(),
  /** How much more every cashback pays, and for how long. */
  booster: z.object({ multiplier: z.number(), hours: z.int() }).optional(),
});
export type CampaignTerms = z.output<typeof campaignTermsSchema>;

export const cashbackInfoSchema = z.object({
  rate: z.number(),
  period: z.enum(['DAILY', 'WEEKLY', 'INSTANT', 'LIVE']),
  min: z.number(),
  cap: z.number(),
  currency: z.string(),
});

export const cashbackProgressSchema = z.object({
  state: z.enum(cashbackStates),
  netLoss: z.number(),
  rate: z.number(),
  /** What would be paid now. */
  amount: z.number(),
  cap: z.number(),
  currency: z.string(),
  /** The multiplier of a booster; 1 without one. */
  booster: z.number(),
  claimableFrom: z.string().nullable(),
  claimableTo: z.string().nullable(),
});
export type CashbackProgress = z.output<typeof cashbackProgressSchema>;

/** BON-01: a campaign as it concerns a player. Amounts in major units of `currency`, the wallet's. */
export const rewardSchema = z.object({
  campaignId: z.string(),
  assignmentId: z.string().nullable(),
  state: z.enum(rewardStates),
  optedIn: z.boolean(),
  campaignStatus: z.enum(campaignStatuses),
  campaignCategory: z.enum(campaignKinds),
  vertical: z.enum(bonusVerticals),
  triggerEvent: z.enum(triggerTypes),
  hasBonusCode: z.boolean(),
  partnerBonusCode: z.string().nullable(),
  bonusType: z.enum(moneyTypes),
  /** -1 for free spins. */
  betBonusType: z.union([z.literal(0), z.literal(-1)]),
  cashbackInfo: cashbackInfoSchema.nullable(),
  cashbackActivated: z.boolean(),
  cashbackBooster: z.object({ multiplier: z.number(), until: z.string() }).nullable(),
  cashbackProgress: cashbackProgressSchema.nullable(),
  freeSpinDetail: freeSpinDetailSchema.nullable(),
  wrMultiplier: z.number(),
  /** The wagering requirement. */
  wageringAmount: z.number(),
  wageringProgress: z.number(),
  /** The bonus as granted. */
  bonusAmount: z.number(),
  /** What its account holds now: bonus and winnings, lost by a forfeit. */
  balance: z.number(),
  currency: z.string(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
  terms: campaignTermsSchema,
  campaignDisplayInfo: displayInfoSchema,
  queuedPlayerBonusId: z.string().optional(),
  /** From 1. */
  queuePosition: z.int().positive().optional(),
});
export type Reward = z.output<typeof rewardSchema>;

export const freeSpinsSchema = z.object({
  assignmentId: z.string(),
  campaignId: z.string(),
  gameId: z.string(),
  total: z.int(),
  used: z.int(),
  betValue: z.number(),
  winnings: z.number(),
  currency: z.string(),
  expiresAt: z.string(),
  state: z.enum(freeSpinStates),
});
export type FreeSpins = z.output<typeof freeSpinsSchema>;

/** `additionalInfo` of a conflict (DEC-BON-13); amounts in major units of `currency`. */
export const conflictSchema = z.object({
  activeBonusAssignmentId: z.string(),
  activeTitle: z.string(),
  wageringProgress: z.number(),
  wageringAmount: z.number(),
  bonusAmount: z.number(),
  currency: z.string(),
  /** Whether the new bonus may wait in the queue. */
  consentAllowed: z.boolean(),
});
export type BonusConflict = z.output<typeof conflictSchema>;
