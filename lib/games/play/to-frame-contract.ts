import * as z from 'zod/mini';

// DEC-GAM-10: messages of the site to a game in its frame; amounts are major units of the session's currency.
const empty = z.object({});
const amount = z.number();

/** Written with `zod/mini` because the sandbox's games load it. */
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
