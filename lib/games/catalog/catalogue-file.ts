import 'server-only';
import { etagOf } from '#lib/core/api/json-with-etag.ts';
import type { SiteLocale } from '#lib/core/market/markets.ts';
import { createPromiseCache } from '#lib/core/promise-cache.ts';
import type { GameFilter } from './filter.ts';
import { readCatalogue } from './read-catalogue.ts';
import { countChoices, findGames, indexGames, isForScreen, type Searchable } from './search.ts';
import type { BrowserCatalogue, Catalogue, FoundGames, LobbyKey, LobbyTile, SearchScreen } from './types.ts';

interface CatalogueFile {
  readonly catalogue: Catalogue;
  readonly text: string;
  readonly etag: string;
}

/** About 100 kB compressed, and 8 ms of script for each letter on a slow phone; with more games the server searches. */
const maxBrowserGames = 2_000;

/** The cost grows with the number of games, so a file is made at most twice a minute. */
const getFile = createPromiseCache<CatalogueFile>(30_000);

async function makeFile(locale: SiteLocale, lobby: LobbyKey): Promise<CatalogueFile> {
  const catalogue = await readCatalogue({ locale, audience: 'visitor' }, lobby);
  const file: BrowserCatalogue = { ...catalogue, games: catalogue.games.length > maxBrowserGames ? null : catalogue.games };
  const text = JSON.stringify(file);
  return { catalogue, text, etag: etagOf(text) };
}

/** The catalogue of a lobby as JSON, with an ETag of its content. Throws where the content service has never answered. */
export function catalogueFile(locale: SiteLocale, lobby: LobbyKey): Promise<CatalogueFile> {
  return getFile(`${locale.locale} ${lobby}`, () => makeFile(locale, lobby));
}

/** A lookup of the tiles of both lobbies by game id, at most half a minute old. */
export async function readTileLookup(locale: SiteLocale): Promise<(id: string) => LobbyTile | undefined> {
  const files = await Promise.all([catalogueFile(locale, 'casino'), catalogueFile(locale, 'live')]);
  const maps = files.map(({ catalogue }) => tilesById(catalogue));
  return (id) => maps.map((tiles) => tiles.get(id)).find((tile) => tile !== undefined);
}

const byId = new WeakMap<Catalogue, ReadonlyMap<string, LobbyTile>>();

function tilesById(catalogue: Catalogue): ReadonlyMap<string, LobbyTile> {
  const known = byId.get(catalogue);
  if (known) return known;
  const tiles = new Map(catalogue.games.map(({ tile }) => [tile.id, tile]));
  byId.set(catalogue, tiles);
  return tiles;
}

/** The games of a catalogue for each screen, folded once. */
type Indices = Readonly<Record<SearchScreen, readonly Searchable[]>>;

const indicesOf = new WeakMap<Catalogue, Indices>();

function readIndices(catalogue: Catalogue): Indices {
  const known = indicesOf.get(catalogue);
  if (known) return known;
  const all = indexGames(catalogue.games);
  const on = (screen: SearchScreen) => all.filter(({ game }) => isForScreen(game.tile, screen));
  const indices = { phone: on('phone'), tablet: on('tablet'), desktop: on('desktop') };
  indicesOf.set(catalogue, indices);
  return indices;
}

export interface GameSearch extends GameFilter {
  readonly screen: SearchScreen;
  readonly from: number;
  readonly count: number;
}

/** LOB-08, LOB-09: `count` results from index `from` of a search in a lobby's whole catalogue, in the order of the browser's search. */
export async function searchCatalogue(
  locale: SiteLocale,
  lobby: LobbyKey,
  { screen, from, count, ...filter }: GameSearch,
): Promise<FoundGames> {
  const { catalogue } = await catalogueFile(locale, lobby);
  const index = readIndices(catalogue)[screen];
  const found = findGames(index, filter);
  const counts = from === 0 ? countChoices(index, filter) : undefined;
  return { total: found.length, counts, tiles: found.slice(from, from + count).map(({ tile }) => tile) };
}
