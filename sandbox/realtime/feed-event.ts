import { z } from 'zod';
import { parseStorableJson } from '#sandbox/kit/parse-storable-json.ts';

const playerId = z.string().regex(/^\d{1,15}$/);

/** The payloads that database triggers and the outbox publish on the `feed` channel (`1013_realtime_functions.sql`). */
const feedEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balances'), playerIds: z.array(playerId) }),
  z.object({
    kind: z.literal('attributes'),
    playerId,
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
  z.object({ kind: z.literal('session-end'), signInId: z.string().min(1).max(64) }),
  z.object({ kind: z.literal('level'), playerId, loyaltyLevel: z.number().int() }),
]);
export type FeedEvent = z.output<typeof feedEventSchema>;

/** Parses a payload; undefined if it is invalid. */
export function readFeedEvent(payload: string): FeedEvent | undefined {
  return feedEventSchema.safeParse(parseStorableJson(payload)).data;
}
