import { z } from 'zod';
import { endpoint, moneyTimeoutMs } from '#lib/core/api/endpoint.ts';
import { balanceMapSchema } from '#lib/core/money/balance-map.ts';
import {
  assignmentId,
  bonusCode,
  bonusVerticals,
  campaignId,
  campaignKinds,
  campaignStatuses,
  campaignTermsSchema,
  cashbackInfoSchema,
  cashbackProgressSchema,
  cashbackStates,
  displayInfoSchema,
  freeSpinDetailSchema,
  freeSpinsSchema,
  ineligibleReasons,
  moneyTypes,
  rewardSchema,
  triggerTypes,
} from './fields.ts';

const language = z.string().regex(/^[a-z]{2}$/);
const campaignIds = z.string().regex(/^cmp_\w{1,60}(?:,cmp_\w{1,60}){0,49}$/);

/** Refusals of every change: the player's flag or a block closes all bonuses (DEC-BON-9, DEC-BON-29). */
const closed = ['error.bonus.not_allowed'] as const;
const conflicts = ['error.bonus.active.already.exists', 'error.bonus.active.triggered.already.exists'] as const;
/** DEC-BON-30: the active bonus that the player gives up for the new one, with its progress as the player saw it, major units. */
const replaces = z.object({ bonusAssignmentId: assignmentId, wageringProgress: z.number().nonnegative() }).optional();
export type Replaced = z.output<typeof replaces>;
const starts = [...conflicts, 'error.bonus.progress.changed'] as const;
const codeRefusals = [
  'error.bonus_code.invalid',
  'error.bonus_code.expired',
  'error.bonus_code.used',
  'error.site_id.invalid',
] as const;

const campaignSchema = z.object({
  campaignId: z.string(),
  kind: z.enum(campaignKinds),
  vertical: z.enum(bonusVerticals),
  triggerEvent: z.enum(triggerTypes),
  campaignStatus: z.enum(campaignStatuses),
  moneyType: z.enum(moneyTypes),
  wrMultiplier: z.number(),
  /** The market's; of `minDeposit`, `maxBonus` and `terms`, in major units. */
  currency: z.string(),
  minDeposit: z.number().nullable(),
  matchPercent: z.number().nullable(),
  maxBonus: z.number().nullable(),
  freeSpinDetail: freeSpinDetailSchema.nullable(),
  cashbackInfo: cashbackInfoSchema.nullable(),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
  terms: campaignTermsSchema,
  campaignDisplayInfo: displayInfoSchema,
});
export type Campaign = z.output<typeof campaignSchema>;

export const listCampaigns = endpoint('GET /bonus/v1/campaigns', {
  by: 'anyone',
  query: z.object({ siteId: z.coerce.number().int(), market: z.string().regex(/^[A-Z]{2}$/) }),
  reply: z.array(campaignSchema),
  refusals: ['error.site_id.invalid'],
  summary: 'The campaigns of a market that are open to players, in its first language.',
});

export const listCampaignsIn = endpoint('GET /bonus/v1/campaigns/{language}', {
  by: 'anyone',
  browser: true,
  perHour: 1_200,
  query: z.object({ market: z.string().regex(/^[A-Z]{2}$/) }),
  reply: z.array(campaignSchema),
  summary: 'The campaigns of a market in one language.',
});

export const readCampaignTexts = endpoint('GET /bonus/v1/campaigns/display', {
  by: 'anyone',
  query: z.object({ campaignIds, language: language.optional() }),
  reply: z.array(z.object({ campaignId: z.string(), campaignDisplayInfo: displayInfoSchema })),
  summary: 'The texts of the named campaigns in one language.',
});

export const readEligibility = endpoint('GET /bonus/v2/campaigns/eligibility', {
  by: 'player',
  browser: true,
  query: z.object({ campaignIds }),
  reply: z.array(
    z.object({
      campaignId: z.string(),
      eligible: z.boolean(),
      /** Only a code opens it. */
      needsCode: z.boolean(),
      /** Why not. */
      reason: z.enum(ineligibleReasons).optional(),
    }),
  ),
  summary: 'Which of the named campaigns are open to the player.',
});

export const listRewards = endpoint('GET /bonus/v2/player/{playerId}/rewards', {
  by: 'player',
  browser: true,
  query: z.object({
    rewardsType: z.enum(['ELIGIBLE', 'ACTIVE']),
    hasBonusCode: z.enum(['true', 'false']).optional(),
    version: z.literal('v2').optional(),
    excludeTriggerType: z.enum(triggerTypes).optional(),
    /** Of the texts; the player's own by default. */
    language: language.optional(),
  }),
  reply: z.object({
    rewards: z.array(rewardSchema),
    loyalty: z.array(rewardSchema),
    /** Offers of loyalty that the player's level does not open yet. */
    locked: z.array(rewardSchema).optional(),
    freeSpins: z.array(freeSpinsSchema),
    /** Campaigns whose texts are a promotion of the content service. */
    managedIds: z.array(z.string()),
    /** The first in the queue. */
    claimQueueCampaignId: z.string().nullable(),
  }),
  refusals: closed,
  summary: 'The rewards that are open to the player, or that the player has.',
});

export const claimReward = endpoint('POST /bonus/v2/player/{playerId}/claim', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  keyed: true,
  body: z.object({ campaignId, replaces }),
  reply: z.object({ bonusAssignmentId: z.string(), state: rewardSchema.shape.state }),
  refusals: [...closed, ...starts, 'error.bonus.not_eligible', 'error.idempotency.key'],
  summary: 'Claims an offered reward; in the place of an active bonus where `replaces` names it.',
});

export const optIn = endpoint('POST /bonus/v1/player/{playerId}/optIn/{campaignId}/activate', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({}),
  reply: z.object({ optedIn: z.literal(true) }),
  refusals: [...closed, 'error.bonus.not_eligible', 'error.bonus.opt_in.closed'],
  summary: 'Opts the player in to a campaign.',
});
export const optOut = endpoint('POST /bonus/v1/player/{playerId}/optIn/{campaignId}/deactivate', {
  ...optIn,
  reply: z.object({ optedIn: z.literal(false) }),
  summary: 'Opts the player out of a campaign that has not begun for the player.',
});

export const activateBonus = endpoint('POST /bonus/v2/player/{playerId}/activate', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  keyed: true,
  body: z.object({ state: z.literal('ACTIVATED'), bonusAssignmentId: assignmentId, replaces }),
  reply: rewardSchema,
  refusals: [...closed, ...starts, 'error.bonus.not_eligible', 'error.idempotency.key'],
  summary: 'Activates an assigned bonus.',
});

/**
 * BON-08: whether the player lets a bonus wait until the active one ends. `queuedPlayerBonusId` is null where it does not wait: the
 * player did not agree, or none is active any more and the bonus has begun.
 */
export const answerAgreement = endpoint('POST /bonus/v1/player/{playerId}/agreement', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({
    campaignId: campaignId.optional(),
    /** A bonus that the player has; a campaign that repeats may have given several. */
    bonusAssignmentId: assignmentId.optional(),
    agreed: z.boolean(),
    bonusCode: bonusCode.optional(),
  }),
  reply: z.object({ queuedPlayerBonusId: z.string().nullable() }),
  refusals: [...closed, ...codeRefusals, 'error.bonus.not_eligible', 'error.bonus.queue.full'],
  summary: 'Records whether the player lets a bonus wait until the active one ends.',
});

/** BON-09, XTR-35: `wageringProgress` as the player saw it, major units. */
export const forfeitBonus = endpoint('PUT /bonus/v1/player/{playerId}/assignment/{bonusAssignmentId}', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  body: z.object({ state: z.literal('FORFEITED'), wageringProgress: z.number().nonnegative() }),
  reply: z.object({ balanceMap: balanceMapSchema }),
  refusals: ['error.bonus.not_active', 'error.bonus.progress.changed'],
  summary: 'Gives an active bonus up, with the progress that the player saw.',
});

export const releaseQueued = endpoint('POST /bonus/v1/player/{playerId}/queue/release', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({ queuedPlayerBonusId: assignmentId, replaces }),
  reply: rewardSchema,
  refusals: [...closed, ...starts, 'error.bonus.not_active'],
  summary: 'Starts the bonus that waits in the queue.',
});

export const attachPartnerCode = endpoint('POST /bonus/v1/player/{playerId}/partner-code', {
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({ bonusAssignmentId: assignmentId, partnerBonusCode: bonusCode }),
  reply: z.object({ partnerBonusCode: z.string() }),
  refusals: [...closed, 'error.bonus_code.invalid', 'error.bonus.not_active'],
  summary: "Adds a partner's code to an assigned bonus.",
});

export const readCodeAvailability = endpoint('GET /bonus/v2/player/{playerId}/bonus-code/manual-claim/available', {
  by: 'player',
  browser: true,
  reply: z.object({ available: z.boolean() }),
  summary: 'Whether the player may enter bonus codes.',
});

export const validateCode = endpoint('POST /bonus/v2/player/{playerId}/bonus-code/validate', {
  by: 'player',
  browser: true,
  idempotent: true,
  perHour: 60,
  body: z.object({ bonusCode, language: language.optional() }),
  reply: z.object({
    valid: z.literal(true),
    campaignId: z.string(),
    campaignDisplayInfo: displayInfoSchema,
    /** What the code gives and asks, as an offered campaign. */
    reward: rewardSchema,
  }),
  refusals: [...closed, ...codeRefusals],
  summary: 'What a bonus code gives and asks, without claiming it.',
});

export const claimCode = endpoint('POST /bonus/v2/player/{playerId}/bonus-code/manual-claim', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  keyed: true,
  perHour: 60,
  body: z.object({ bonusCode, state: z.literal('ACTIVATED'), replaces }),
  reply: rewardSchema,
  refusals: [...closed, ...starts, ...codeRefusals, 'error.bonus.not_eligible', 'error.idempotency.key'],
  summary: 'Claims the bonus of a code.',
});

export const readCashback = endpoint('GET /bonus/v2/player/{playerId}/cashback/{campaignId}/progress', {
  by: 'player',
  browser: true,
  reply: cashbackProgressSchema,
  refusals: [...closed, 'error.bonus.not_eligible'],
  summary: 'The state of a cashback, its amount so far and its dates.',
});
const cashbackChange = {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  body: z.object({}),
  reply: z.object({ state: z.enum(cashbackStates), amount: z.number() }),
} as const;
export const activateCashback = endpoint('POST /bonus/v2/player/{playerId}/cashback/{campaignId}/activate', {
  ...cashbackChange,
  idempotent: true,
  refusals: [...closed, 'error.bonus.not_eligible'],
  summary: 'Starts to collect a cashback.',
});
/** A page of a build that sent no key is refused until it is loaded again. */
export const deactivateCashback = endpoint('POST /bonus/v2/player/{playerId}/cashback/{campaignId}/deactivate', {
  ...cashbackChange,
  keyed: true,
  refusals: [...closed, 'error.bonus.not_eligible', 'error.idempotency.key'],
  summary: 'Pays a cashback that can be claimed, and stops collecting it.',
});
export const claimCashback = endpoint('POST /bonus/v2/player/{playerId}/cashback/{campaignId}/claim', {
  ...cashbackChange,
  keyed: true,
  refusals: [...closed, 'error.bonus.not_eligible', 'error.cashback.not_claimable', 'error.idempotency.key'],
  summary: 'Pays a cashback that can be claimed, once.',
});

export const readFreeSpins = endpoint('GET /bonus/v2/player/{playerId}/free-spins/{bonusAssignmentId}', {
  by: 'player',
  browser: true,
  reply: freeSpinsSchema,
  refusals: [...closed, 'error.bonus.not_active'],
  summary: 'Free spins of a player: game, value, number and state.',
});
export const readFreeSpinProgress = endpoint('GET /bonus/v2/player/{playerId}/free-spins/{bonusAssignmentId}/progress', {
  ...readFreeSpins,
  summary: 'How many free spins are left, and what they have won.',
});
export const claimFreeSpins = endpoint('POST /bonus/v2/player/{playerId}/free-spins/{bonusAssignmentId}/claim', {
  timeoutMs: moneyTimeoutMs,
  by: 'player',
  browser: true,
  idempotent: true,
  body: z.object({ replaces }),
  reply: freeSpinsSchema,
  refusals: [...closed, ...starts, 'error.bonus.not_active'],
  summary: 'Claims granted free spins.',
});

export const listSportsbookRewards = endpoint('GET /bonus/v2/player/{playerId}/sportsbook-rewards', {
  by: 'player',
  browser: true,
  reply: z.array(
    z.object({ id: z.string(), type: z.literal('FREE_BET'), amount: z.number(), currency: z.string(), expiresAt: z.string() }),
  ),
  refusals: closed,
  summary: 'The free bets that the player may use in the sportsbook.',
});
