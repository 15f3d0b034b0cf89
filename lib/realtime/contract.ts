import { z } from 'zod';
import { endpoint } from '#lib/core/api/endpoint.ts';
import { balanceMapSchema } from '#lib/core/money/balance-map.ts';

/** RTM-01; RTM-09: without it there is no feed, and nothing else is lost. */
export const openTicket = endpoint('POST /player/{playerId}/realtime/ticket', {
  by: 'player',
  keepsSession: true,
  reply: z.object({ ticket: z.string().min(1), expiresAt: z.iso.datetime() }),
  refusals: ['error.not_found'],
  summary: 'A ticket that opens one socket of the feed, once and within a minute.',
});

/** RTM-04 to RTM-06: messages of the feed. `asOf` is the server time as of which the balances are valid. */
export const feedMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('WALLET_BALANCE'), balanceMap: balanceMapSchema, asOf: z.iso.datetime().optional() }),
  z.object({
    type: z.literal('PLAYER_ATTRIBUTE_CHANGE'),
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
  z.object({ type: z.literal('PLAYER_LOYALTY_LEVEL'), playerId: z.string(), loyaltyLevel: z.number().int().optional() }),
]);
export type FeedMessage = z.infer<typeof feedMessageSchema>;
