import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { exclusionMonths, indefiniteMonths } from '#lib/core/market/protection.ts';

export const coolingSchema = z.object({
  /** ISO-8601 by the server's clock. */
  until: z.string(),
  millisLeft: z.number(),
  initiator: z.enum(['PLAYER', 'OPERATOR']),
  cooling: z.boolean(),
});

/** LOG-24, CST-09: a cool-off of one day, which cannot be shortened. It ends the session. */
export const startCooling = endpoint('POST /player/{playerId}/timeout/cooling', {
  by: 'player',
  browser: true,
  withPlayerId: true,
  event: 'cool-off',
  body: z.object({ playerId: z.string().max(20).default('') }),
  reply: coolingSchema,
  refusals: ['error.timeout.active', 'error.exclusion.active'],
  summary: "Starts the player's cool-off of one day.",
});

/** Hours of the shortest and of the longest time-out of any market. */
const timeoutRange = [24, 42 * 24] as const;

/**
 * RGA-10: a time-out of one or three days, or longer where the player's market offers it; it cannot be shortened. It ends the
 * session, so that a repeat is refused with the block itself.
 */
export const startTimeout = endpoint('POST /player/{playerId}/timeout', {
  by: 'player',
  browser: true,
  keyed: true,
  event: 'time-out',
  body: z.object({ timeoutInHours: z.int().min(timeoutRange[0]).max(timeoutRange[1]) }),
  reply: coolingSchema,
  refusals: ['error.timeout.active', 'error.exclusion.active', 'error.idempotency.key'],
  summary: 'Starts a time-out of 24 or 72 hours, or of another length that the market of the player offers.',
});

export const exclusionSchema = z.object({
  /** ISO-8601 by the server's clock; null without an end. */
  until: z.string().nullable(),
  indefinite: z.boolean(),
});

/** RGA-06, RGA-07: a self-exclusion, in force at once. It ends the session, so that a repeat is refused with the block itself. */
export const startExclusion = endpoint('PATCH /player/{playerId}/exclusion', {
  by: 'player',
  browser: true,
  keyed: true,
  event: 'self-exclusion',
  body: z.union([
    z.strictObject({ exclusionInMonths: z.literal(exclusionMonths), exclusionDelayInHours: z.literal(0) }),
    z.strictObject({
      accountDisableIndefinitely: z.literal(true),
      exclusionInMonths: z.literal(indefiniteMonths),
      exclusionDelayInHours: z.literal(0),
    }),
  ]),
  reply: exclusionSchema,
  refusals: ['error.exclusion.active', 'error.idempotency.key'],
  summary: 'Excludes the player for months, or without an end.',
});
