import type categories from '#sandbox/data/copy/categories/en.json';
import type { CatalogueGame } from './catalogue.ts';

/** Its name is in the catalog of the categories. */
type CategorySlug = keyof typeof categories;

export interface CategoryRow<Game> {
  readonly slug: CategorySlug;
  /** SVG path data on a 24 × 24 grid. */
  readonly icon: string;
  readonly isInMenu: boolean;
  readonly isInLobby: boolean;
  readonly rule?: 'new' | 'jackpot';
  readonly has: (game: Game) => boolean;
  /** Sort order of the games; by rank if absent. */
  readonly order?: 'age' | 'title';
  readonly maxGames?: number;
}

const shown = { isInMenu: true, isInLobby: true } as const;
const isSlot = ({ gameType }: CatalogueGame) => gameType === 'slot';

const wintry = new Set(['gift', 'wolf', 'viking']);

/** LOB-23: three categories are not in the menu and two not in the lobby. */
export const casinoCategories: readonly CategoryRow<CatalogueGame>[] = [
  {
    slug: 'popular',
    icon: 'M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7z',
    ...shown,
    has: ({ channels }) => channels.length === 2,
    maxGames: 36,
  },
  {
    slug: 'new',
    icon: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5L18 18M18 6l-2.5 2.5M8.5 15.5L6 18',
    ...shown,
    rule: 'new',
    has: () => true,
    order: 'age',
    maxGames: 30,
  },
  {
    slug: 'slots',
    icon: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14M4 12h16',
    ...shown,
    has: isSlot,
  },
  {
    slug: 'jackpots',
    icon: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 14v4M8 20h8',
    ...shown,
    rule: 'jackpot',
    has: ({ gameType }) => gameType === 'jackpot',
  },
  {
    slug: 'classic',
    icon: 'M8 16a3.5 3.5 0 1 0 0 .01M16.5 17.5a3 3 0 1 0 0 .01M8 12.5C9 8 12 5 18 4c-1 4-1.5 7-1.5 10.5',
    ...shown,
    has: ({ engine }) => engine === 'classic-slot',
  },
  {
    slug: 'ways',
    icon: 'M3 18c6 0 6-12 12-12h6M18 3l3 3-3 3M3 6c3 0 4.5 2 6 4M13 15c1.5 2 3 3 5 3h3M18 15l3 3-3 3',
    ...shown,
    has: ({ engine }) => engine === 'ways-slot',
  },
  {
    slug: 'bonus-buy',
    icon: 'M5 8h14l-1 12H6zM9 8V6a3 3 0 0 1 6 0v2M9 14h6M12 11v6',
    ...shown,
    has: ({ features }) => features.includes('bonus-buy'),
  },
  {
    slug: 'high-volatility',
    icon: 'M3 17l5-8 4 5 3-9 6 12',
    isInMenu: true,
    isInLobby: false,
    has: ({ volatility, gameType }) => volatility === 'very high' && gameType === 'slot',
  },
  {
    slug: 'table-games',
    icon: 'M12 4c4 4 7 6.5 7 10a3.5 3.5 0 0 1-6 2.5V20h-2v-3.5A3.5 3.5 0 0 1 5 14c0-3.5 3-6 7-10z',
    ...shown,
    has: ({ kind }) => kind === 'blackjack' || kind === 'roulette' || kind === 'baccarat',
  },
  {
    slug: 'instant',
    icon: 'M4 20c2-1 3-3 3-5l7-9c2-2 4-2.5 6-2-.5 2.5-1 4.5-3 6.5L9 17c-2 0-4 1-5 3zM14 10l1.5 1.5',
    ...shown,
    has: ({ kind }) => kind === 'crash' || kind === 'scratch' || kind === 'plinko',
  },
  {
    slug: 'low-stakes',
    icon: 'M12 5c4 0 7 1.3 7 3s-3 3-7 3-7-1.3-7-3 3-3 7-3zM5 8v4c0 1.7 3 3 7 3s7-1.3 7-3V8M5 12v4c0 1.7 3 3 7 3s7-1.3 7-3v-4',
    isInMenu: false,
    isInLobby: true,
    has: ({ stakes, gameType }) => stakes[0] <= 0.1 && gameType === 'slot',
  },
  {
    slug: 'seasonal',
    icon: 'M12 3v18M4.2 7.5l15.6 9M19.8 7.5l-15.6 9M9.5 4.5L12 7l2.5-2.5M9.5 19.5L12 17l2.5 2.5',
    isInMenu: false,
    isInLobby: true,
    has: ({ motif, gameType }) => wintry.has(motif) && gameType === 'slot',
  },
  {
    slug: 'recommended',
    icon: 'M12 20s-7-4.5-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.5-7 10-7 10z',
    isInMenu: false,
    isInLobby: true,
    has: ({ popularity, kind }) => popularity < 0.9 && (kind === 'video' || kind === 'ways'),
    maxGames: 24,
  },
  {
    slug: 'all',
    icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
    isInMenu: true,
    isInLobby: false,
    has: () => true,
    order: 'title',
  },
];
