import * as z from 'zod/mini';

// DEC-SPB-1: messages between the site and the sportsbook in its frame, as `{type, payload}`.
const empty = z.object({});
/** Relative to `/sportsbook`, without a slash at its start: ``, `live-betting`, `football/europe/continental-cup`. */
const route = z.object({ path: z.string().check(z.maxLength(300)) });
/** `title`: what the view shows, for the title of the page: `North Bay – Harbour`. The frame reports each view, also one it was asked for. */
const shown = z.extend(route, { title: z.optional(z.string().check(z.maxLength(120))) });

/** Written with `zod/mini` because browsers load it. */
export const fromSportsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sb.ready'), payload: empty }),
  z.object({ type: z.literal('sb.resize'), payload: z.object({ height: z.int().check(z.minimum(0), z.maximum(100_000)) }) }),
  z.object({ type: z.literal('sb.route'), payload: shown }),
  z.object({ type: z.literal('sb.login'), payload: empty }),
  z.object({ type: z.literal('sb.betPlaced'), payload: z.object({ betId: z.string().check(z.maxLength(64)) }) }),
  z.object({ type: z.literal('sb.balance'), payload: empty }),
  z.object({ type: z.literal('sb.expired'), payload: empty }),
]);
export type FromSports = z.output<typeof fromSportsSchema>;

/**
 * On windows narrower than 768 px the site gives the frame the height of the window below its header and ignores `sb.resize`;
 * the frame scrolls by itself, and its betslip stays at the bottom of the window. On wider windows the frame is as high as its
 * content, and `sb.viewport` says which part of it can be seen.
 */
export const toSportsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sb.navigate'), payload: route }),
  /** In CSS pixels from the top of the frame; after `sb.ready`, and once per animation frame while the window scrolls or changes. */
  z.object({
    type: z.literal('sb.viewport'),
    payload: z.object({ top: z.number().check(z.minimum(0)), height: z.number().check(z.minimum(0)) }),
  }),
  /**
   * Units of the currency. `balance` is the player's own money, `bonus` the sports bonus that can be staked with it, `elsewhere`
   * the other bonuses and free bets that the site's header counts as well. A sportsbook may know `balance` alone.
   */
  z.object({
    type: z.literal('sb.balanceUpdate'),
    payload: z.object({ balance: z.number(), bonus: z.optional(z.number()), elsewhere: z.optional(z.number()) }),
  }),
  z.object({ type: z.literal('sb.logout'), payload: empty }),
]);
export type ToSports = z.output<typeof toSportsSchema>;
