import { loadCatalogue } from '../lobby/browser.ts';
import { layPlain } from '../lobby/mosaic.ts';
import { indexGames, type Searchable } from './search.ts';
import type { Catalogue, CatalogueGame, LobbyKey, PlacedTile } from './types.ts';

/** A catalogue prepared for the search on this screen: folded and laid out once. */
export interface SearchableCatalogue {
  readonly providers: Catalogue['providers'];
  readonly index: readonly Searchable[];
  /** A tile that remains in the results is the same object, so that React does not render it again. */
  readonly placed: ReadonlyMap<CatalogueGame, PlacedTile | undefined>;
}

const phoneQuery = '(max-width: 767.98px)';
const desktopQuery = '(min-width: 1024px)';

/** LOB-07: a game that the screen's width hides is not found either. */
function isForThisScreen({ tile: { only } }: CatalogueGame): boolean {
  if (only === null) return true;
  return only === 'web' ? !window.matchMedia(phoneQuery).matches : !window.matchMedia(desktopQuery).matches;
}

const prepared = new WeakMap<Catalogue, SearchableCatalogue>();
const latest = new Map<string, SearchableCatalogue>();

function makeSearchable(catalogue: Catalogue): SearchableCatalogue {
  const games = catalogue.games.filter(isForThisScreen);
  const placed = layPlain(games.map(({ tile }) => tile));
  return {
    providers: catalogue.providers,
    index: indexGames(games),
    placed: new Map(games.map((game, at) => [game, placed[at]])),
  };
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
