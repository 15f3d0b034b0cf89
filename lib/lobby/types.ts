import type { Banner, ContentBox, PromotionCard, Prose } from '#lib/content/types.ts';

export type LobbyKey = 'casino' | 'live';

/** LOB-04: four cells, two beside or above each other, or one. */
export type TileSize = '1x' | '2xh' | '2xv' | '4x';
export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** A place at a live table; limits in minor units of the market's currency, hours in the studio's zone (`18:00`). */
export interface TableFacts {
  readonly id: string;
  /** Whom to ask for its seats: the provider's contract id. */
  readonly provider: string;
  readonly seats: number;
  readonly limits: { readonly minMinor: number; readonly maxMinor: number; readonly currency: string } | null;
}

/** A game as a tile of a lobby shows it (LOB-05). It travels to the browser many times over, so it holds nothing else. */
export interface LobbyTile {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly studio: string | null;
  /** Where it is played, below the locale. */
  readonly path: string;
  /** Address of the picture, without a transformation. */
  readonly art: string;
  readonly tint: string | null;
  readonly upright: string | null;
  readonly hasJackpot: boolean;
  /** DEC-GAM-8: the countries in which a cover lies over it. */
  readonly closedIn: readonly string[];
  /** LOB-07: the one channel that it is for; null for both. */
  readonly only: 'web' | 'mobile' | null;
  readonly table: TableFacts | null;
}

/** A tile with its size on each screen that shows it; `order` only where a screen has an order of its own. */
export interface PlacedTile {
  readonly tile: LobbyTile;
  readonly sizes: Readonly<Partial<Record<Device, TileSize>>>;
  readonly order?: Readonly<Partial<Record<Device, number>>>;
}

export type Columns = Readonly<Record<Device, number>>;

/** An entry of a lobby's menu; the icon is the drawing as SVG. */
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

/** LOB-01, LOB-02: what a lobby shows to one audience. */
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
  /** How many rows the games played lately take; 0 where they are switched off. */
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
  /** How many a page has on a wide screen and on a phone. */
  readonly sizes: PageSizes;
  readonly tiles: readonly LobbyTile[];
  readonly hasMore: boolean;
}

export interface PageSizes {
  readonly wide: number;
  readonly phone: number;
}

/** A game of the catalogue as search and filter know it. */
export interface CatalogueGame {
  readonly tile: LobbyTile;
  readonly providerKey: string;
  /** The provider's name, which may not be the studio's. */
  readonly provider: string;
}

/** LOB-09: an entry of the filter, its label in capitals. */
export interface ProviderOption {
  readonly key: string;
  readonly label: string;
  readonly mark: string | null;
}

/** Everything that can be searched in a lobby; a file of its own, so that no page grows with it. */
export interface Catalogue {
  readonly providers: readonly ProviderOption[];
  readonly games: readonly CatalogueGame[];
}
