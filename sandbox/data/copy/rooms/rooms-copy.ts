import type { BannerCopy } from '#sandbox/data/copy/copy.ts';

export const roomBannerKeys = [
  'casinoNew',
  'casinoJackpots',
  'liveTables',
  'liveCashback',
  'sportsAccumulator',
  'sportsMonday',
  'promotionsWelcome',
  'promotionsRewards',
] as const;
export type RoomBannerKey = (typeof roomBannerKeys)[number];

interface BoxCopy {
  readonly title: string;
  readonly button: string;
}

/** What hangs on the walls of the lobbies and the lists. */
export interface RoomsCopy {
  readonly banners: Readonly<Record<RoomBannerKey, BannerCopy>>;
  readonly tournaments: { readonly midweek: BoxCopy; readonly tables: BoxCopy };
  /** Headings of the rows of games on the front page and on landings. */
  readonly games: { readonly featured: string; readonly welcome: BoxCopy; readonly live: BoxCopy; readonly freeSpins: BoxCopy };
}
