import { askSite } from '#lib/platform/browser.ts';
import type { Catalogue, LobbyKey, LobbyTile } from './types.ts';

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
