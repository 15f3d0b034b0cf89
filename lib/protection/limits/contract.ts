import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { type LimitPeriod, limitPeriods } from '#lib/core/market/protection.ts';

/** The kinds of limits that a player sets. */
export const limitKinds = ['DEPOSIT', 'SPEND'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** LIM-01. Amounts in major units of the wallet's currency, times ISO 8601 by the server's clock. */
export const limitSchema = z.object({
  /** Null without a limit. */
  value: z.number().nullable(),
  locked: z.boolean(),
  /** An addition: why the operator locked it, in the operator's words. */
  lockReason: z.string().nullable(),
  pendingValue: z.number().nullable(),
  /** When the pending value or removal applies. */
  pendingDate: z.string().nullable(),
  pendingDelete: z.boolean(),
  updatedAt: z.string().nullable(),
  /** The window in which `used` counts; `resetAt` is the start of the next. */
  startedAt: z.string(),
  resetAt: z.string(),
  used: z.number(),
  /** Null without a limit. */
  remaining: z.number().nullable(),
});
export type Limit = z.output<typeof limitSchema>;

const byPeriod = { D: limitSchema, W: limitSchema, M: limitSchema } satisfies Record<LimitPeriod, typeof limitSchema>;

export const limitsSchema = z.object({
  limits: z.object(byPeriod),
  /** Additions: the currency, the bounds of a limit, and how long an increase or a removal waits. */
  currency: z.string(),
  min: z.number(),
  max: z.number(),
  increaseDelayHours: z.number(),
});
export type Limits = z.output<typeof limitsSchema>;

/** One of the three: a value, a removal, or the end of what is pending. */
const duration = z.enum(limitPeriods);
export const limitChangeSchema = z.union([
  z.strictObject({ duration, limit: z.number() }),
  z.strictObject({ duration, deleteLimit: z.literal(true) }),
  z.strictObject({ duration, cancelPendingLimit: z.literal(true) }),
]);
export type LimitChange = z.output<typeof limitChangeSchema>;

/** LIM-06: why a value is refused, in `validationErrors.limit.code`. */
export const limitErrors = ['INTERVAL', 'TOO_HIGH', 'TOO_LOW', 'LOCKED'] as const;
export type LimitError = (typeof limitErrors)[number];

export const readDepositLimits = endpoint('GET /player/{playerId}/limits/deposit', {
  by: 'player',
  browser: true,
  reply: limitsSchema,
  summary: "The player's deposit limits per day, week and month of the calendar in the market's time zone.",
});

export const changeDepositLimit = endpoint('PATCH /player/{playerId}/limits/deposit', {
  by: 'player',
  browser: true,
  perHourOfPlayer: 60,
  keyed: true,
  event: 'limit-change',
  body: limitChangeSchema,
  reply: limitsSchema,
  refusals: [
    'error.deposit.limit.interval',
    'error.deposit.limit.too_high',
    'error.deposit.limit.too_low',
    'error.deposit.limit.locked',
    'error.idempotency.key',
  ],
  summary: 'Sets, removes or keeps a deposit limit: a decrease applies at once, an increase and a removal after a delay.',
});

export const readSpendLimits = endpoint('GET /player/{playerId}/limits/spend', {
  by: 'player',
  browser: true,
  reply: limitsSchema,
  summary: "The player's spending limits: stakes of own money, less what was returned.",
});

export const changeSpendLimit = endpoint('PATCH /player/{playerId}/limits/spend', {
  by: 'player',
  browser: true,
  perHourOfPlayer: 60,
  keyed: true,
  event: 'limit-change',
  body: limitChangeSchema,
  reply: limitsSchema,
  refusals: [
    'error.spend.limit.interval',
    'error.spend.limit.too_high',
    'error.spend.limit.too_low',
    'error.spend.limit.locked',
    'error.idempotency.key',
  ],
  summary: 'Sets, removes or keeps a spending limit, in the manner of a deposit limit.',
});

export const readLimitPrompt = endpoint('GET /player/{playerId}/limits/prompt', {
  by: 'player',
  browser: true,
  reply: z.object({ prompt: z.enum(['SKIPPABLE', 'MANDATORY']).nullable() }),
  summary: 'The question for a deposit limit that the registration ends with, if it is due. An addition to the written contract.',
});

export const skipLimitPrompt = endpoint('POST /player/{playerId}/limits/prompt', {
  by: 'player',
  browser: true,
  perHourOfPlayer: 30,
  idempotent: true,
  body: z.strictObject({ answer: z.literal('SKIPPED'), place: z.enum(['REGISTRATION', 'DEPOSIT']).default('DEPOSIT') }),
  refusals: ['error.deposit.limit.required'],
  summary:
    'Records that the player goes on without a deposit limit, where the question is due and may be skipped. An addition to the written contract.',
});
