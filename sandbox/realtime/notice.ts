import { z } from 'zod';

const playerId = z.string().regex(/^\d{1,15}$/);

/** What the database's triggers and the pump of their outbox announce (migrations 0270 and 0273). */
const noticeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balances'), playerIds: z.array(playerId) }),
  z.object({
    kind: z.literal('attributes'),
    playerId,
    attributes: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  }),
  z.object({ kind: z.literal('level'), playerId, loyaltyLevel: z.number().int() }),
]);
export type Notice = z.output<typeof noticeSchema>;

/** Reads a notice; undefined for what is none. */
export function readNotice(payload: string): Notice | undefined {
  try {
    return noticeSchema.safeParse(JSON.parse(payload)).data;
  } catch {
    return undefined;
  }
}
