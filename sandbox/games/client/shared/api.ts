import * as z from 'zod/mini';
import { facts, freeSpinsSchema } from './facts.ts';

const roundSchema = z.object({
  roundId: z.string(),
  view: z.unknown(),
  isOver: z.boolean(),
  stakeMinor: z.number(),
  winMinor: z.number(),
});
export type Round = z.output<typeof roundSchema>;

/** The player's last round that has ended; `isOfSession`: in the session of this page. */
export const endedSchema = z.object({
  roundId: z.string(),
  stakeMinor: z.number(),
  winMinor: z.number(),
  isOfSession: z.boolean(),
});
export type EndedRound = Pick<Round, 'roundId' | 'stakeMinor' | 'winMinor'>;

const playedSchema = z.object({
  kind: z.literal('played'),
  round: roundSchema,
  balanceMinor: z.number(),
  freeSpins: freeSpinsSchema,
});
/** How a bonus limits the stakes of this game; `maxMinor` is the highest stake of a round. */
const limitSchema = z.object({
  rule: z.enum(['MAX_BET', 'OWN_MONEY_ONLY', 'NO_OWN_MONEY', 'EXCLUDED']),
  bonusTitle: z.nullable(z.string()),
  maxMinor: z.nullable(z.number()),
});
export type StakeLimit = z.output<typeof limitSchema>;
const refusedSchema = z.object({ kind: z.literal('refused'), code: z.string(), limit: z.optional(limitSchema) });
const stateSchema = z.object({
  balanceMinor: z.number(),
  stakeLimit: z.nullable(limitSchema),
  isClosed: z.boolean(),
  round: z.nullable(roundSchema),
  last: z.nullable(endedSchema),
  freeSpins: freeSpinsSchema,
  /** The service's time: a device's clock may be wrong. */
  now: z.number(),
});

export interface ApiRefusal {
  readonly kind: 'refused';
  readonly code: string;
  readonly limit?: StakeLimit | undefined;
}
export type ApiResult<Value> = ({ readonly kind: 'ok' } & Value) | ApiRefusal;

/** Posts to the games service. Network errors and malformed replies are refusals with the code `CONNECTION`. */
export async function postJson<Value>(
  path: string,
  body: object,
  schema: { parse(value: unknown): Value },
): Promise<ApiResult<{ value: Value }>> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Play-Key': facts.key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(12_000),
    });
    const json: unknown = await response.json();
    if (response.ok) return { kind: 'ok', value: schema.parse(json) };
    return refusedSchema.parse(json);
  } catch {
    return { kind: 'refused', code: 'CONNECTION' };
  }
}

/** `isFreeSpin`: the page shows a free spin; without one the request is refused and takes no stake. */
export const openRound = (action: object, isFreeSpin: boolean) => postJson('/play/open', { action, isFreeSpin }, playedSchema);
export const actRound = (roundId: string, action: object) => postJson('/play/act', { roundId, action }, playedSchema);
/** `isFirst`: the page has just been opened, and may have missed the end of a round. */
export const readState = (isFirst: boolean) => postJson('/play/state', { isFirst }, stateSchema);
