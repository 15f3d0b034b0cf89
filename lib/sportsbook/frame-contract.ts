import * as z from 'zod/mini';
import { oddsFormats } from '#lib/core/money/odds.ts';

// DEC-SPB-1: messages between the site and the sportsbook in its frame, as `{type, payload}`.
const empty = z.object({});
/** Characters of the selections in a link. */
export const maxSlipLink = 2_000;
/** Characters of the total odds of a betslip; longer ones are left out. */
export const maxSlipOdds = 16;
const odds = z.object({ format: z.enum(oddsFormats) });
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
  /** The player chose how odds are written; the site keeps it. */
  z.object({ type: z.literal('sb.oddsFormat'), payload: odds }),
  /**
   * The betslip of a frame that shows it as a sheet, whenever it changes. `text` is what it contains, such as `2 selections`, or
   * empty where there is nothing to open; `odds` its total odds, or empty.
   */
  z.object({
    type: z.literal('sb.slip'),
    payload: z.object({
      isOpen: z.boolean(),
      name: z.string().check(z.maxLength(40)),
      text: z.string().check(z.maxLength(80)),
      odds: z.string().check(z.maxLength(maxSlipOdds)),
    }),
  }),
]);
export type FromSports = z.output<typeof fromSportsSchema>;

/** Undefined for a message of another shape. */
export const parseFromSports = (data: unknown): FromSports | undefined => fromSportsSchema.safeParse(data).data;

/**
 * The frame is as wide as the window and as high as its content; only the page around it scrolls, and `sb.viewport` says which
 * part of the frame can be seen. While `sb.slip` says that the betslip is open, the page does not scroll, and the visible
 * part is that of the window without the site's bars, above the keyboard.
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
  /** What the player of this browser chose before; after `sb.ready`. */
  z.object({ type: z.literal('sb.showOdds'), payload: odds }),
  /** The site's bar for the betslip was pressed, or the way back. */
  z.object({ type: z.literal('sb.showSlip'), payload: z.object({ isOpen: z.boolean() }) }),
  /** A link to the page had selections for the betslip: their ids, joined by commas, as the link has them. */
  z.object({ type: z.literal('sb.fillSlip'), payload: z.object({ selections: z.string().check(z.maxLength(maxSlipLink)) }) }),
  z.object({ type: z.literal('sb.logout'), payload: empty }),
]);
export type ToSports = z.output<typeof toSportsSchema>;
