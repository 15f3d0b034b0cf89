import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';

export const coolingSchema = z.object({
  /** ISO-8601 by the server's clock. */
  until: z.string(),
  millisLeft: z.number(),
  initiator: z.enum(['PLAYER', 'OPERATOR']),
  cooling: z.boolean(),
});

/** LOG-24, CST-09: a cool-off of one day, which cannot be shortened. It ends the session. */
export const startCooling = endpoint({
  method: 'POST',
  path: '/player/{playerId}/timeout/cooling',
  by: 'player',
  browser: true,
  withPlayerId: true,
  body: z.object({ playerId: z.string().max(20).default('') }),
  reply: coolingSchema,
  refusals: ['error.timeout.active'],
  summary: "Starts the player's cool-off of one day.",
});

/** RGA-10: a time-out of one or three days, which cannot be shortened. It ends the session. */
export const startTimeout = endpoint({
  method: 'POST',
  path: '/player/{playerId}/timeout',
  by: 'player',
  browser: true,
  body: z.object({ timeoutInHours: z.union([z.literal(24), z.literal(72)]) }),
  reply: coolingSchema,
  refusals: ['error.timeout.active', 'error.exclusion.active'],
  summary: 'Starts a time-out of 24 or 72 hours.',
});

/** Months that stand for no end. */
export const indefiniteMonths = 1_200;
export const exclusionMonths = [6, 12, 24, 36, 60] as const;

/** RGA-06, RGA-07: a self-exclusion, in force at once. It ends the session. */
export const startExclusion = endpoint({
  method: 'PATCH',
  path: '/player/{playerId}/exclusion',
  by: 'player',
  browser: true,
  body: z.union([
    z.strictObject({ exclusionInMonths: z.literal(exclusionMonths), exclusionDelayInHours: z.literal(0) }),
    z.strictObject({
      accountDisableIndefinitely: z.literal(true),
      exclusionInMonths: z.literal(indefiniteMonths),
      exclusionDelayInHours: z.literal(0),
    }),
  ]),
  reply: z.object({
    /** ISO-8601 by the server's clock; null without an end. */
    until: z.string().nullable(),
    indefinite: z.boolean(),
  }),
  refusals: ['error.exclusion.active'],
  summary: 'Excludes the player for months, or without an end.',
});
