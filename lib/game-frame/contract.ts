import { z } from 'zod';

/** DEC-GAM-10: what the site and a game in its frame tell each other. Amounts are major units of the session's currency. */
const empty = z.object({});
const amount = z.number();

export const fromGameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('gprg_ready'), payload: empty }),
  z.object({ type: z.literal('gprg_roundStart'), payload: z.object({ roundId: z.string().max(64) }) }),
  z.object({ type: z.literal('gprg_roundEnd'), payload: z.object({ roundId: z.string().max(64), bet: amount, win: amount }) }),
  z.object({ type: z.literal('gprg_balanceUpdate'), payload: z.object({ balance: amount, currency: z.string().length(3) }) }),
  z.object({ type: z.literal('gprg_paused'), payload: empty }),
  z.object({ type: z.literal('gprg_resumed'), payload: empty }),
  z.object({ type: z.literal('gprg_lobby'), payload: empty }),
  z.object({ type: z.literal('gprg_deposit'), payload: empty }),
  z.object({
    type: z.literal('gprg_error'),
    payload: z.object({ code: z.string().max(64), message: z.string().max(300) }),
  }),
]);

export const toGameSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('oprg_pause'), payload: empty }),
  z.object({ type: z.literal('oprg_resume'), payload: empty }),
  z.object({ type: z.literal('oprg_balanceUpdate'), payload: z.object({ balance: amount }) }),
  z.object({
    type: z.literal('oprg_realityCheckData'),
    payload: z.object({ elapsedMinutes: amount, turnover: amount, winnings: amount, delta: amount }),
  }),
]);
