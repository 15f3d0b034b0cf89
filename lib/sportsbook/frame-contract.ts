import { oddsFormats } from '#lib/core/money/odds.ts';
import { isFlag, messageOf, object, oneOf, text, wholeNumber } from '#lib/core/storage/shape.ts';

// DEC-SPB-1: messages of the sportsbook in its frame to the site, as `{type, payload}`.
const empty = object({});
/** Characters of the selections in a link. */
export const maxSlipLink = 2_000;
/** Characters of the total odds of a betslip; longer ones are left out. */
export const maxSlipOdds = 16;

/** The shape of the payload by type. */
export const sportsPayloads = {
  'sb.ready': empty,
  'sb.resize': object({ height: wholeNumber(0, 100_000) }),
  /**
   * The view of the frame, also one it was asked for. `path` is relative to `/sportsbook`, without a slash at its start: ``,
   * `live-betting`, `football/europe/continental-cup`. `title`, for that of the page: `North Bay – Harbour`.
   */
  'sb.route': object({ path: text(300) }, { title: text(120) }),
  'sb.login': empty,
  'sb.betPlaced': object({ betId: text(64) }),
  'sb.balance': empty,
  'sb.expired': empty,
  /** The player chose how odds are written; the site keeps it. */
  'sb.oddsFormat': object({ format: oneOf(oddsFormats) }),
  /**
   * The betslip of a frame that shows it as a sheet, whenever it changes. `text` is what it contains, such as `2 selections`, or
   * empty where there is nothing to open; `odds` its total odds, or empty.
   */
  'sb.slip': object({ isOpen: isFlag, name: text(40), text: text(80), odds: text(maxSlipOdds) }),
};

/** Undefined for a message of another shape. */
export const parseFromSports = messageOf(sportsPayloads);
export type FromSports = NonNullable<ReturnType<typeof parseFromSports>>;
