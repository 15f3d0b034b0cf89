import type { BannerCopy } from '#sandbox/data/copy/copy.ts';

export const placementBannerKeys = [
  'casinoNew',
  'casinoJackpots',
  'liveTables',
  'liveCashback',
  'sportsAccumulator',
  'sportsMonday',
  'promotionsWelcome',
  'promotionsRewards',
] as const;
export type PlacementBannerKey = (typeof placementBannerKeys)[number];

interface BoxCopy {
  readonly title: string;
  readonly button: string;
}

/** Copy of the lobby, sportsbook and promotion banners, tournaments and rows of games. */
export interface LobbyCopy {
  readonly banners: Readonly<Record<PlacementBannerKey, BannerCopy>>;
  readonly tournaments: { readonly midweek: BoxCopy; readonly tables: BoxCopy };
  /** Headings of the rows of games on home and landing pages. */
  readonly games: { readonly featured: string; readonly welcome: BoxCopy; readonly live: BoxCopy; readonly freeSpins: BoxCopy };
}
