import type { Banner, ContentBox, PromotionCard, Prose } from '#lib/content/types.ts';
import type { ChoiceCounts, GameFeature, Volatility } from './filter.ts';

export type LobbyKey = 'casino' | 'live';

/** LOB-04: one cell, two side by side (`2xh`), two stacked (`2xv`), or four. */
export type TileSize = '1x' | '2xh' | '2xv' | '4x';
export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** A live table as content describes it; limits in minor units of the market's currency. */
export interface TableFacts {
  readonly id: string;
  /** The provider's id in the launch contract. */
  readonly provider: string;
  readonly seats: number;
  /** All players play the same round: they are counted, and the table is never full. */
  readonly isShared: boolean;
  readonly limits: { readonly minMinor: number; readonly maxMinor: number; readonly currency: string } | null;
}

/** A game as a lobby's tile shows it (LOB-05). Pages send many of them, so it has only the fields that a tile needs. */
export interface LobbyTile {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly studio: string | null;
  /** Path of its page, below the locale. */
  readonly path: string;
  /** URL of the picture, without transformations. */
  readonly art: string;
  readonly tint: string | null;
  readonly upright: string | null;
  readonly hasJackpot: boolean;
  /** DEC-GAM-8: the countries in which the tile is covered. */
  readonly closedIn: readonly string[];
  /** LOB-07: its only channel; null for both. */
  readonly only: 'web' | 'mobile' | null;
  readonly table: TableFacts | null;
}

/** A tile with its size on each screen that shows it; `order` only on screens with their own order. */
export interface PlacedTile {
  readonly tile: LobbyTile;
  readonly sizes: Readonly<Partial<Record<Device, TileSize>>>;
  readonly order?: Readonly<Partial<Record<Device, number>>>;
}

export type Columns = Readonly<Record<Device, number>>;

/** An entry of a lobby's menu; the icon is an SVG document. */
export interface MenuEntry {
  readonly slug: string;
  readonly title: string;
  readonly icon: string | null;
}

export interface LobbyRow {
  readonly slug: string;
  readonly title: string;
  readonly tiles: readonly PlacedTile[];
}

/** LOB-01, LOB-02: a lobby for one audience. */
export interface Lobby {
  readonly key: LobbyKey;
  readonly heading: string | null;
  readonly columns: Columns;
  readonly menu: readonly MenuEntry[];
  readonly banners: readonly Banner[];
  readonly tournaments: readonly ContentBox[];
  readonly boxes: readonly ContentBox[];
  readonly rows: readonly LobbyRow[];
  readonly promotions: readonly PromotionCard[];
  /** Rows that recently played games take; 0 where they are disabled. */
  readonly recentRows: number;
  readonly text: Prose;
}

/** LOB-13, LOB-14: one page of a category. */
export interface CategoryPage {
  readonly key: LobbyKey;
  readonly slug: string;
  readonly title: string;
  readonly columns: Columns;
  readonly menu: readonly MenuEntry[];
  /** Counted from 1. */
  readonly page: number;
  /** Index of its first game in the category. */
  readonly from: number;
  /** Index after its last one. A game that cannot be shown counts, too, so that this is no number of tiles. */
  readonly end: number;
  readonly sizes: PageSizes;
  readonly tiles: readonly LobbyTile[];
  readonly hasMore: boolean;
}

/** LOB-13, LOB-14: the games that a page shows; those for other screens are not counted. */
export interface PageSizes {
  readonly wide: number;
  readonly phone: number;
}

export interface CatalogueGame {
  readonly tile: LobbyTile;
  readonly providerKey: string;
  /** The provider's name, which may differ from the studio's. */
  readonly provider: string;
  /** Of its studio, or of its provider where it has none. */
  readonly studioKey: string;
  readonly volatility: Volatility | null;
  readonly features: readonly GameFeature[];
  /** In cents of a euro. */
  readonly minStake: number | null;
  /** In per cent. */
  readonly rtp: number | null;
  /** `2026-03-31`. */
  readonly released: string | null;
}

/** LOB-09, XTR-34: an entry of the filter; the label is in capitals, `mark` the URL of its logo. */
export interface ProviderOption {
  readonly key: string;
  readonly providerId: string;
  readonly label: string;
  readonly type: 'CASINO' | 'LIVE_CASINO' | 'BOTH';
  readonly isAggregator: boolean;
  readonly mark: string | null;
}

/** LOB-09: what a lobby's games can be narrowed to. */
export interface FilterOptions {
  readonly providers: readonly ProviderOption[];
  readonly studios: readonly { readonly key: string; readonly label: string }[];
  readonly volatilities: readonly Volatility[];
  readonly features: readonly GameFeature[];
}

/** Everything that a lobby's search finds. */
export interface Catalogue extends FilterOptions {
  readonly games: readonly CatalogueGame[];
}

/** A catalogue for the browser; a file of its own, so that pages do not grow with it. Without games where the server searches. */
export interface BrowserCatalogue extends FilterOptions {
  readonly games: readonly CatalogueGame[] | null;
}

/** The kinds of screens, which differ in the games that they show (LOB-07). */
export const searchScreens = ['phone', 'tablet', 'desktop'] as const;
export type SearchScreen = (typeof searchScreens)[number];

/** Some of the results of a search, and how many there are. */
export interface FoundGames {
  readonly total: number;
  /** With the first results. */
  readonly counts?: ChoiceCounts | undefined;
  readonly tiles: readonly LobbyTile[];
}
