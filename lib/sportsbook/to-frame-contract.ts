import * as z from 'zod/mini';
import { oddsFormats } from '#lib/core/money/odds.ts';
import { maxSlipLink } from './frame-contract.ts';

// DEC-SPB-1: messages of the site to the sportsbook in its frame, as `{type, payload}`.
const empty = z.object({});

/**
 * The frame is as wide as the window and as high as its content; only the page around it scrolls, and `sb.viewport` says which
 * part of the frame can be seen. While `sb.slip` says that the betslip is open, the page does not scroll, and the visible
 * part is that of the window without the site's bars, above the keyboard.
 *
 * Written with `zod/mini` because the sandbox's page loads it.
 */
export const toSportsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sb.navigate'), payload: z.object({ path: z.string().check(z.maxLength(300)) }) }),
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
  /** What the player of this browser chose before; after `sb.ready`. */
  z.object({ type: z.literal('sb.showOdds'), payload: z.object({ format: z.enum(oddsFormats) }) }),
  /** The site's bar for the betslip was pressed, or the way back. */
  z.object({ type: z.literal('sb.showSlip'), payload: z.object({ isOpen: z.boolean() }) }),
  /** A link to the page had selections for the betslip: their ids, joined by commas, as the link has them. */
  z.object({ type: z.literal('sb.fillSlip'), payload: z.object({ selections: z.string().check(z.maxLength(maxSlipLink)) }) }),
  z.object({ type: z.literal('sb.logout'), payload: empty }),
]);
export type ToSports = z.output<typeof toSportsSchema>;
