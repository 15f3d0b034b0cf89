import type { CategoryRow } from './category-table.ts';
import type { LiveTableRow } from './live-tables.ts';

const shown = { isInMenu: true, isInLobby: true } as const;

/** The live casino categories; their tables keep the order of `liveTables`. */
export const liveCategories: readonly CategoryRow<LiveTableRow>[] = [
  {
    slug: 'top-tables',
    icon: 'M12 3l2.6 5.6 6 .7-4.5 4.1 1.2 6L12 16.4 6.7 19.4l1.2-6L3.4 9.3l6-.7z',
    ...shown,
    has: ({ stakes }) => stakes[0] <= 5,
    maxGames: 14,
  },
  {
    slug: 'roulette',
    icon: 'M12 3a9 9 0 1 0 .01 0M12 8a4 4 0 1 0 .01 0M12 3v5M12 16v5M3 12h5M16 12h5',
    ...shown,
    has: ({ kind }) => kind === 'roulette',
  },
  {
    slug: 'blackjack',
    icon: 'M4 6l9-2 3 14-9 2zM15 5l5 1.5-3 11.5M9 10l1.5 2-1 2.5',
    ...shown,
    has: ({ kind }) => kind === 'blackjack',
  },
  {
    slug: 'baccarat',
    icon: 'M3 5h8v13H3zM13 6h8v13h-8zM7 9l1.5 2.5L7 14l-1.5-2.5zM17 10c2 2 2 4 0 5-2-1-2-3 0-5z',
    ...shown,
    has: ({ kind }) => kind === 'baccarat',
  },
  {
    slug: 'game-shows',
    icon: 'M4 9h16v11H4zM8 4l4 5 4-5M8 14h4M15 13.5v.01M15 16.5v.01',
    ...shown,
    has: ({ kind }) => kind === 'gameshow',
  },
  {
    slug: 'evening-tables',
    icon: 'M18 14.5A8 8 0 0 1 9.5 4a8 8 0 1 0 8.5 10.5z',
    ...shown,
    has: ({ hours, stakes }) => hours !== undefined || stakes[0] >= 10,
  },
  {
    slug: 'all-tables',
    icon: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z',
    ...shown,
    has: () => true,
  },
];
