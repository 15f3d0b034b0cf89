import { callSite } from '#lib/core/api/browser.ts';
import { inParts } from '#lib/core/in-parts.ts';
import type { GameDetails } from '../catalog/details.ts';
import type { GameFilter } from '../catalog/filter.ts';
import type { BrowserCatalogue, FoundGames, LobbyKey, LobbyTile, SearchScreen } from '../catalog/types.ts';
import type { OtherTable } from './other-tables.ts';
import { writeUrlState } from './url-state.ts';
import type { Winners } from './winners.ts';

interface MoreGamesQuery {
  readonly category: string;
  readonly from: number;
  readonly count: number;
  readonly channel: 'web' | 'mobile';
}

/** As many games of a category from index `from` as show `count` on a screen, and where more follow. Throws `CallError`. */
export function fetchMoreGames(
  { locale, lobby }: { locale: string; lobby: LobbyKey },
  { category, from, count, channel }: MoreGamesQuery,
) {
  const search = new URLSearchParams({ locale, lobby, category, from: String(from), count: String(count), channel });
  return callSite<{ tiles: readonly LobbyTile[]; end?: number; hasMore: boolean }>(`/api/lobby/category?${search}`);
}

const catalogues = new Map<string, Promise<BrowserCatalogue>>();

/** The catalogue of a lobby, fetched once per page view; a failed fetch is not cached. Throws `CallError`. */
export function loadCatalogue({ locale, lobby }: { locale: string; lobby: LobbyKey }): Promise<BrowserCatalogue> {
  const path = `/api/lobby/catalogue?locale=${locale}&lobby=${lobby}`;
  const known = catalogues.get(path);
  if (known) return known;
  const loading = callSite<BrowserCatalogue>(path);
  catalogues.set(path, loading);
  loading.catch(() => catalogues.delete(path));
  return loading;
}

interface SearchQuery {
  readonly locale: string;
  readonly lobby: LobbyKey;
  readonly filter: GameFilter;
  readonly screen: SearchScreen;
  readonly from: number;
  readonly count: number;
}

/** Results of a search on the server, for a catalogue without games. Throws `CallError`. */
export function searchOnServer({ filter, from, count, ...rest }: SearchQuery, signal: AbortSignal): Promise<FoundGames> {
  const search = new URLSearchParams(writeUrlState('', { ...filter, mine: false }));
  for (const [name, value] of Object.entries({ ...rest, from: String(from), count: String(count) })) search.set(name, value);
  return callSite<FoundGames>(`/api/lobby/search?${search}`, { signal });
}

/** Fewer than the site accepts in one request, so that the address stays short. */
const tilesPerRequest = 48;

/** The tiles of games in the order of `ids`, of any number, without games that the market does not list. Throws `CallError`. */
export async function fetchTiles(locale: string, ids: readonly string[]): Promise<readonly LobbyTile[]> {
  const parts = inParts(ids, tilesPerRequest).map((part) =>
    callSite<readonly LobbyTile[]>(`/api/lobby/games?${new URLSearchParams({ locale, ids: part.join(',') })}`),
  );
  return (await Promise.all(parts)).flat();
}

interface OtherTablesQuery {
  readonly locale: string;
  readonly table: string;
  readonly currency: string;
  readonly group: 'kind' | 'provider';
}

/** Throws `CallError`. */
export function fetchOtherTables(search: OtherTablesQuery): Promise<readonly OtherTable[]> {
  return callSite(`/api/lobby/other-tables?${new URLSearchParams({ ...search })}`);
}

interface GameDetailsQuery {
  readonly locale: string;
  /** Its slug. */
  readonly game: string;
  /** That of the limits. */
  readonly currency: string;
}

/** Throws `CallError`. */
export function fetchGameDetails(search: GameDetailsQuery): Promise<GameDetails> {
  return callSite(`/api/lobby/details?${new URLSearchParams({ ...search })}`);
}

/** Throws `CallError`. */
export function fetchWinners(locale: string): Promise<Winners> {
  return callSite(`/api/lobby/winners?${new URLSearchParams({ locale })}`);
}

let country: Promise<string | null> | undefined;

/** ISO 3166 code of the visitor's country by IP address; null where it is unknown. Fetched once per page view. */
export function fetchCountry(): Promise<string | null> {
  country ??= callSite<{ country: string | null }>('/api/lobby/place').then(
    (location) => location.country,
    () => null,
  );
  return country;
}
