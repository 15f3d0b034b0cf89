import { loadCatalogue } from './browser.ts';
import { layPlain } from './mosaic.ts';
import { indexGames, type Searchable } from './search.ts';
import type { Catalogue, CatalogueGame, LobbyKey, PlacedTile } from './types.ts';

/** A catalogue made ready to be searched on this screen: folded and laid once, when somebody is about to type. */
export interface SearchableCatalogue {
  readonly providers: Catalogue['providers'];
  readonly index: readonly Searchable[];
  /** A tile that stays among what is found is the same object, and is not drawn again. */
  readonly placed: ReadonlyMap<CatalogueGame, PlacedTile | undefined>;
}

const phone = '(max-width: 767.98px)';
const desk = '(min-width: 1024px)';

/** LOB-07: what is hidden by the width of the screen is not found either. */
function isForThisScreen({ tile: { only } }: CatalogueGame): boolean {
  if (only === null) return true;
  return only === 'web' ? !window.matchMedia(phone).matches : !window.matchMedia(desk).matches;
}

const ready = new WeakMap<Catalogue, SearchableCatalogue>();
const latest = new Map<string, SearchableCatalogue>();

function makeReady(catalogue: Catalogue): SearchableCatalogue {
  const games = catalogue.games.filter(isForThisScreen);
  const placed = layPlain(games.map(({ tile }) => tile));
  return {
    providers: catalogue.providers,
    index: indexGames(games),
    placed: new Map(games.map((game, at) => [game, placed[at]])),
  };
}

interface Where {
  readonly locale: string;
  readonly lobby: LobbyKey;
}

/** Throws `CallError`. */
export async function loadSearchable(where: Where): Promise<SearchableCatalogue> {
  const catalogue = await loadCatalogue(where);
  const made = ready.get(catalogue) ?? makeReady(catalogue);
  ready.set(catalogue, made);
  latest.set(`${where.locale} ${where.lobby}`, made);
  return made;
}

/** What is ready by now. */
export function knownSearchable({ locale, lobby }: Where): SearchableCatalogue | null {
  return latest.get(`${locale} ${lobby}`) ?? null;
}
