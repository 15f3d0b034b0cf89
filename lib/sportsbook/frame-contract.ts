import * as z from 'zod/mini';

// DEC-SPB-1: messages between the site and the sportsbook in its frame, as `{type, payload}`.
const empty = z.object({});
/** Relative to `/sportsbook`, without a slash at its start: ``, `live-betting`, `football/europe/continental-cup`. */
const route = z.object({ path: z.string().check(z.maxLength(300)) });

/** Written with `zod/mini` because browsers load it. */
export const fromSportsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sb.ready'), payload: empty }),
  z.object({ type: z.literal('sb.resize'), payload: z.object({ height: z.int().check(z.minimum(0), z.maximum(100_000)) }) }),
  z.object({ type: z.literal('sb.route'), payload: route }),
  z.object({ type: z.literal('sb.login'), payload: empty }),
  z.object({ type: z.literal('sb.betPlaced'), payload: z.object({ betId: z.string().check(z.maxLength(64)) }) }),
  z.object({ type: z.literal('sb.balance'), payload: empty }),
  z.object({ type: z.literal('sb.expired'), payload: empty }),
]);
export type FromSports = z.output<typeof fromSportsSchema>;

export const toSportsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sb.navigate'), payload: route }),
  /** Units of the currency. */
  z.object({ type: z.literal('sb.balanceUpdate'), payload: z.object({ balance: z.number() }) }),
  z.object({ type: z.literal('sb.logout'), payload: empty }),
]);
export type ToSports = z.output<typeof toSportsSchema>;
