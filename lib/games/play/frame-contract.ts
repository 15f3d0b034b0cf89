import * as z from 'zod/mini';

// DEC-GAM-10: messages between the site and a game in its frame; amounts are major units of the session's currency.
const empty = z.object({});
const amount = z.number();
const roundId = z.string().check(z.maxLength(64));

/** Written with `zod/mini` because browsers load it. */
export const fromGameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gprg_ready'), payload: empty }),
  z.object({ type: z.literal('gprg_roundStart'), payload: z.object({ roundId }) }),
  z.object({ type: z.literal('gprg_roundEnd'), payload: z.object({ roundId, bet: amount, win: amount }) }),
  z.object({ type: z.literal('gprg_balanceUpdate'), payload: z.object({ balance: amount, currency: z.string() }) }),
  z.object({ type: z.literal('gprg_paused'), payload: empty }),
  z.object({ type: z.literal('gprg_resumed'), payload: empty }),
  z.object({ type: z.literal('gprg_lobby'), payload: empty }),
  z.object({ type: z.literal('gprg_deposit'), payload: empty }),
  z.object({ type: z.literal('gprg_rewards'), payload: empty }),
  z.object({
    type: z.literal('gprg_error'),
    payload: z.object({ code: z.string().check(z.maxLength(64)), message: z.string().check(z.maxLength(300)) }),
  }),
]);
export type FromGame = z.output<typeof fromGameSchema>;

/** Undefined for a message of another shape. */
export const parseFromGame = (data: unknown): FromGame | undefined => fromGameSchema.safeParse(data).data;

export const toGameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('oprg_pause'), payload: empty }),
  z.object({ type: z.literal('oprg_resume'), payload: empty }),
  z.object({ type: z.literal('oprg_balanceUpdate'), payload: z.object({ balance: amount }) }),
  z.object({
    type: z.literal('oprg_realityCheckData'),
    payload: z.object({ elapsedMinutes: amount, turnover: amount, winnings: amount, delta: amount }),
  }),
]);
export type ToGame = z.output<typeof toGameSchema>;
