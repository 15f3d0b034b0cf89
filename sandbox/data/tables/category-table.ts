import { z } from 'zod';
import type { CatalogueGame } from './catalogue.ts';
import data from './categories.json' with { type: 'json' };
import type { LiveTableRow } from './live-tables.ts';

const rowSchema = z.strictObject({
  /** SVG path data on a 24 × 24 grid. */
  icon: z.string(),
  isInMenu: z.boolean().default(true),
  isInLobby: z.boolean().default(true),
  rule: z.enum(['new', 'jackpot']).optional(),
  /** Sort order of the games; by rank if absent. */
  order: z.enum(['age', 'title']).optional(),
  maxGames: z.int().positive().optional(),
});

/** Its name is in the catalog of the categories. */
type CategorySlug = keyof typeof data;

export interface CategoryRow<Game> extends Readonly<z.output<typeof rowSchema>> {
  readonly slug: CategorySlug;
  readonly has: (game: Game) => boolean;
}

function category<Game>(slug: CategorySlug, has: (game: Game) => boolean): CategoryRow<Game> {
  return { slug, has, ...rowSchema.parse(data[slug]) };
}

const isSlot = ({ gameType }: CatalogueGame) => gameType === 'slot';

const wintry = new Set(['gift', 'wolf', 'viking']);

/** LOB-23: three categories are not in the menu and two not in the lobby. */
export const casinoCategories: readonly CategoryRow<CatalogueGame>[] = [
  category('popular', ({ channels }) => channels.length === 2),
  category('new', () => true),
  category('slots', isSlot),
  category('jackpots', ({ gameType }) => gameType === 'jackpot'),
  category('classic', ({ engine }) => engine === 'classic-slot'),
  category('ways', ({ engine }) => engine === 'ways-slot'),
  category('bonus-buy', ({ features }) => features.includes('bonus-buy')),
  category('high-volatility', (game) => game.volatility === 'very high' && isSlot(game)),
  category('table-games', ({ kind }) => kind === 'blackjack' || kind === 'roulette' || kind === 'baccarat'),
  category('instant', ({ kind }) => kind === 'crash' || kind === 'scratch' || kind === 'plinko'),
  category('low-stakes', (game) => game.stakes[0] <= 0.1 && isSlot(game)),
  category('seasonal', (game) => wintry.has(game.motif) && isSlot(game)),
  category('recommended', ({ popularity, kind }) => popularity < 0.9 && (kind === 'video' || kind === 'ways')),
  category('all', () => true),
];

/** The live casino categories; their tables keep the order of `liveTables`. */
export const liveCategories: readonly CategoryRow<LiveTableRow>[] = [
  category('top-tables', ({ stakes }) => stakes[0] <= 5),
  category('roulette', ({ kind }) => kind === 'roulette'),
  category('blackjack', ({ kind }) => kind === 'blackjack'),
  category('baccarat', ({ kind }) => kind === 'baccarat'),
  category('game-shows', ({ kind }) => kind === 'gameshow'),
  category('evening-tables', ({ hours, stakes }) => hours !== undefined || stakes[0] >= 10),
  category('all-tables', () => true),
];
