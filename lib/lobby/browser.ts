import { askSite } from '#lib/platform/browser.ts';
import type { GameDetails } from './details.ts';
import type { Catalogue, LobbyKey, LobbyTile } from './types.ts';
import type { Winners } from './winners.ts';

interface Asked {
  readonly category: string;
  readonly from: number;
  readonly count: number;
}

/** The games of a category from `from` on, and whether more follow. Throws `CallError`. */
export function askMoreGames({ locale, lobby }: { locale: string; lobby: LobbyKey }, { category, from, count }: Asked) {
  const search = new URLSearchParams({ locale, lobby, category, from: String(from), count: String(count) });
  return askSite<{ tiles: readonly LobbyTile[]; hasMore: boolean }>(`/api/lobby/category?${search}`);
}

const catalogues = new Map<string, Promise<Catalogue>>();

/** The catalogue of a lobby, fetched once per page view; a failed fetch is not kept. Throws `CallError`. */
export function loadCatalogue({ locale, lobby }: { locale: string; lobby: LobbyKey }): Promise<Catalogue> {
  const path = `/api/lobby/catalogue?locale=${locale}&lobby=${lobby}`;
  const known = catalogues.get(path);
  if (known) return known;
  const loading = askSite<Catalogue>(path);
  catalogues.set(path, loading);
  loading.catch(() => catalogues.delete(path));
  return loading;
}

/** The tiles of games, in the order of their ids; what the market does not list is left out. Throws `CallError`. */
export function askTiles(locale: string, ids: readonly string[]): Promise<readonly LobbyTile[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return askSite(`/api/lobby/games?${new URLSearchParams({ locale, ids: ids.join(',') })}`);
}

/** Throws `CallError`. */
export function askDetails(locale: string, game: string): Promise<GameDetails> {
  return askSite(`/api/lobby/details?${new URLSearchParams({ locale, game })}`);
}

/** Throws `CallError`. */
export function askWinners(locale: string): Promise<Winners> {
  return askSite(`/api/lobby/winners?${new URLSearchParams({ locale })}`);
}

let place: Promise<string | null> | undefined;

/** The country that the visitor seems to be in; null while nobody can say. Asked once per page view. */
export function askCountry(): Promise<string | null> {
  place ??= askSite<{ country: string | null }>('/api/lobby/place').then(
    ({ country }) => country,
    () => null,
  );
  return place;
}
