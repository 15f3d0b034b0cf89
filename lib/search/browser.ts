import { callSite } from '#lib/core/api/browser.ts';
import { currentScreen } from '#lib/games/catalog/searchable.ts';
import { type IndexedPage, indexPages } from './find-pages.ts';
import type { FoundSports, SearchPage, SearchPages } from './types.ts';

/** Offers and help pages, prepared for the search on this screen. */
export interface SearchablePages extends Pick<SearchPages, 'closed'> {
  readonly promotions: readonly IndexedPage[];
  readonly help: readonly IndexedPage[];
}

const loaded = new Map<string, Promise<SearchablePages>>();

/** The offers and help pages of a locale and audience, fetched once per page view; a failed fetch is not cached. Throws `CallError`. */
export function loadSearchPages(locale: string, audience: string): Promise<SearchablePages> {
  const path = `/api/search/pages?${new URLSearchParams({ locale, audience })}`;
  const known = loaded.get(path);
  if (known) return known;
  const loading = callSite<SearchPages>(path).then(prepare);
  loaded.set(path, loading);
  loading.catch(() => loaded.delete(path));
  return loading;
}

function prepare({ closed, promotions, help }: SearchPages): SearchablePages {
  const screen = currentScreen();
  const isShown = ({ hiddenOn }: SearchPage) => !hiddenOn.includes(screen);
  return { closed, promotions: indexPages(promotions.filter(isShown)), help: indexPages(help) };
}

/** Throws `CallError`. */
export function searchSports(locale: string, q: string, signal: AbortSignal): Promise<FoundSports> {
  return callSite(`/api/search/sports?${new URLSearchParams({ locale, q })}`, { signal });
}
