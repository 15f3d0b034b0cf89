import type { LobbyKey } from '#lib/lobby/types.ts';
import type en from '#messages/en.json';

/** Where tiles stand; one object for all tiles of a page, so that it travels once. */
export interface TilePlace {
  /** The front page of the locale: `/fi-FI`. */
  readonly home: string;
  readonly locale: string;
  /** Two-letter market, for how money is written. */
  readonly market: string;
  /** Currency of the market, for visitors (DEC-X-12). */
  readonly currency: string;
  /** BCP 47. */
  readonly tag: string;
  /** Of the catalog. */
  readonly language: string;
  readonly lobby: LobbyKey;
  readonly isPlayer: boolean;
  readonly siteId: number;
  readonly words: (typeof en)['tiles'];
}
