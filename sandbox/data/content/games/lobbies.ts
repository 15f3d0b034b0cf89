import { subjectOf } from '#sandbox/data/art/draw-scene.ts';
import { createRandom } from '#sandbox/data/art/random.ts';
import { createDocument, documentId, localeText, references, slugField } from '#sandbox/data/content/document.ts';
import type { LocaleContext } from '#sandbox/data/content/locale-context.ts';
import { placementBannerIds } from '#sandbox/data/content/promotions/placement-banners.ts';
import { tournamentSlugs } from '#sandbox/data/content/promotions/tournament-boxes.ts';
import { categoryLabels } from '#sandbox/data/copy/catalogs.ts';
import { type CatalogueGame, catalogue, favourites, slugOf } from '#sandbox/data/tables/catalogue.ts';
import { type CategoryRow, casinoCategories, liveCategories } from '#sandbox/data/tables/category-table.ts';
import { type LiveTableRow, liveTables } from '#sandbox/data/tables/live-tables.ts';
import { type ProviderRow, providerTable, subProviderTable } from '#sandbox/data/tables/provider-table.ts';
import { sceneIdOf } from '#sandbox/data/tables/scene-variants.ts';
import type { ContentDocument } from '#sandbox/data/types.ts';
import { gameId } from './games.ts';
import { buildGrids } from './grids.ts';
import { liveComposition, tableId } from './live-games.ts';

const listed = catalogue.filter(({ isExcluded }) => !isExcluded);

/** Popularity plus a random part per category, so that no two rows begin with the same game. */
const rankIn = (category: string, { slug, popularity }: CatalogueGame) =>
  category === 'popular' ? popularity : createRandom(`${slug} for ${category}`).next() + popularity / 2;

function orderGames({ slug, order }: CategoryRow<CatalogueGame>, games: readonly CatalogueGame[]): readonly CatalogueGame[] {
  if (order === 'age') return [...games].sort((one, other) => one.age - other.age);
  if (order === 'title') return [...games].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  const ranked = games.map((game) => ({ game, rank: rankIn(slug, game) }));
  return spreadSubjects(
    ranked.sort((one, other) => other.rank - one.rank).map(({ game }) => game),
    (game) => subjectOf({ ...game, id: sceneIdOf(game.slug) }),
  );
}

/** Tiles of a row that are in sight together. */
const tilesInSight = 8;

/** Moves a game down whose image shows what one of the seven before it shows, or at least the one before it. */
function spreadSubjects<Item>(items: readonly Item[], subject: (item: Item) => string): readonly Item[] {
  const rest = items.map((item) => ({ item, shows: subject(item) }));
  const ordered: typeof rest = [];
  while (rest.length > 0) {
    const recent = ordered.slice(1 - tilesInSight).map(({ shows }) => shows);
    const isNew = rest.findIndex(({ shows }) => !recent.includes(shows));
    const next = isNew >= 0 ? isNew : rest.findIndex(({ shows }) => shows !== recent.at(-1));
    ordered.push(...rest.splice(Math.max(0, next), 1));
  }
  return ordered.map(({ item }) => item);
}

const casinoGames = new Map<string, readonly string[]>(
  casinoCategories.map((row) => [
    row.slug,
    orderGames(row, listed.filter(row.has))
      .slice(0, row.maxGames)
      .map(({ slug }) => gameId(slug)),
  ]),
);

const subjectOfTable = (table: LiveTableRow) =>
  subjectOf({
    id: sceneIdOf(slugOf(table.title)),
    motif: table.motif,
    composition: liveComposition(liveTables.indexOf(table)),
  });

const tables = new Map<string, readonly string[]>(
  liveCategories.map(({ slug, has, maxGames }) => [
    slug,
    spreadSubjects(liveTables.filter(has), subjectOfTable)
      .slice(0, maxGames)
      .map(({ title }) => tableId(title)),
  ]),
);

/** The ids of the games of a category, in its order. */
export function listCasinoGames(category: string): readonly string[] {
  const ids = casinoGames.get(category);
  if (!ids) throw new RangeError(`no category ${category}`);
  return ids;
}

/** The ids of the live tables of a category. */
export function listLiveTables(category: string): readonly string[] {
  const ids = tables.get(category);
  if (!ids) throw new RangeError(`no category ${category}`);
  return ids;
}

/** The categories of both lobbies (LOB-03), with grids and ordered games. */
export function buildCategories(at: Date): readonly ContentDocument[] {
  return [
    ...casinoCategories.map((row, index) => buildCategory(at, row, 'CASINO', index, listCasinoGames(row.slug))),
    ...liveCategories.map((row, index) => buildCategory(at, row, 'LIVE_CASINO', index, listLiveTables(row.slug))),
  ];
}

function buildCategory<Game>(
  at: Date,
  { slug, icon, isInMenu, isInLobby, rule }: CategoryRow<Game>,
  type: 'CASINO' | 'LIVE_CASINO',
  index: number,
  gameIds: readonly string[],
): ContentDocument {
  return createDocument(at, documentId('gameCategory', slug), 'gameCategory', {
    slug: slugField(slug),
    label: localeText(categoryLabels, (labels) => labels[slug]),
    type,
    visibleInMenu: isInMenu,
    visibleInLobby: isInLobby,
    iconSvg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"><path d="${icon}"/></svg>`,
    rowNum: 2,
    gameGrids: buildGrids(gameIds, index),
    games: references(gameIds),
    ...(rule ? { rule } : {}),
    order: index + 1,
  });
}

/** Page sizes of the grid of all games and of a live category (LOB-13, LOB-14). */
const allGames = {
  casino: { desktop: { cols: 6, rows: 10 }, tablet: { cols: 4, rows: 10 }, mobile: { cols: 3, rows: 10 } },
  live: { desktop: { cols: 6, rows: 5 }, tablet: { cols: 4, rows: 5 }, mobile: { cols: 3, rows: 5 } },
};

/** The contents of each lobby for all markets (LOB-01, LOB-02); queries filter by market. */
export function buildLobbySettings(at: Date, contexts: readonly LocaleContext[]): readonly ContentDocument[] {
  const rows: readonly ProviderRow[] = providerTable;
  const providersOf = (type: string) =>
    references(rows.filter((row) => row.type === 'BOTH' || row.type === type).map(({ key }) => documentId('gameProvider', key)));
  const everywhere = (ids: (context: LocaleContext) => readonly string[]) => references(contexts.flatMap(ids));
  const shared = {
    exclusionSubProviders: references(
      subProviderTable.filter(({ isExcluded }) => isExcluded).map(({ key }) => documentId('subProvider', key)),
    ),
  };
  return [
    createDocument(at, documentId('casinoSettings'), 'casinoSettings', {
      ...shared,
      categories: references(casinoCategories.map(({ slug }) => documentId('gameCategory', slug))),
      providers: providersOf('CASINO'),
      allGamesGrid: allGames.casino,
      featured: references(favourites.map(gameId)),
      tournamentBoxes: everywhere((context) => [context.idOf('tournamentBox', tournamentSlugs.casino)]),
      contentBoxes: everywhere((context) => [context.idOf('contentBox', 'home-1')]),
      banners: everywhere((context) => placementBannerIds(context, 'casino')),
      recentlyPlayed: { enabled: true, rowSpan: 1 },
    }),
    createDocument(at, documentId('liveCasinoSettings'), 'liveCasinoSettings', {
      ...shared,
      categories: references(liveCategories.map(({ slug }) => documentId('gameCategory', slug))),
      providers: providersOf('LIVE_CASINO'),
      allGamesGrid: allGames.live,
      featured: references(listLiveTables('top-tables').slice(0, 6)),
      tournamentBoxes: everywhere((context) => [context.idOf('tournamentBox', tournamentSlugs.live)]),
      contentBoxes: everywhere((context) => [context.idOf('contentBox', 'home-3')]),
      banners: everywhere((context) => placementBannerIds(context, 'live')),
      recentlyPlayed: { enabled: true, rowSpan: 2 },
    }),
  ];
}
