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
