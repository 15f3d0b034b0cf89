import { loadCatalogue } from '../lobby/browser.ts';
import { layPlain } from '../lobby/mosaic.ts';
import { indexGames, isForScreen, type Searchable } from './search.ts';
import type { BrowserCatalogue, CatalogueGame, FilterOptions, LobbyKey, PlacedTile, SearchScreen } from './types.ts';

/** A catalogue prepared for the search on this screen: folded and laid out once. */
export interface SearchableCatalogue {
  readonly options: FilterOptions;
  /** Null where the server searches. */
  readonly local: {
    readonly index: readonly Searchable[];
    /** A tile that remains in the results is the same object, so that React does not render it again. */
    readonly placed: ReadonlyMap<CatalogueGame, PlacedTile | undefined>;
  } | null;
}

const phoneQuery = '(max-width: 767.98px)';
const desktopQuery = '(min-width: 1024px)';

export function currentScreen(): SearchScreen {
  if (window.matchMedia(phoneQuery).matches) return 'phone';
  return window.matchMedia(desktopQuery).matches ? 'desktop' : 'tablet';
}

const prepared = new WeakMap<BrowserCatalogue, SearchableCatalogue>();
const latest = new Map<string, SearchableCatalogue>();

function makeSearchable({ games: all, ...options }: BrowserCatalogue): SearchableCatalogue {
  if (!all) return { options, local: null };
  const screen = currentScreen();
  const games = all.filter(({ tile }) => isForScreen(tile, screen));
  const placed = layPlain(games.map(({ tile }) => tile));
  return { options, local: { index: indexGames(games), placed: new Map(games.map((game, at) => [game, placed[at]])) } };
}

interface LobbyOfLocale {
  readonly locale: string;
  readonly lobby: LobbyKey;
}

/** Loads and prepares a lobby's catalogue once per page view. Throws `CallError`. */
export async function loadSearchable({ locale, lobby }: LobbyOfLocale): Promise<SearchableCatalogue> {
  const catalogue = await loadCatalogue({ locale, lobby });
  const searchable = prepared.get(catalogue) ?? makeSearchable(catalogue);
  prepared.set(catalogue, searchable);
  latest.set(`${locale} ${lobby}`, searchable);
  return searchable;
}

/** The prepared catalogue; null before it is loaded. */
export function cachedSearchable({ locale, lobby }: LobbyOfLocale): SearchableCatalogue | null {
  return latest.get(`${locale} ${lobby}`) ?? null;
}
