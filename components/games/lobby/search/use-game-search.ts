'use client';

import { useCallback, useMemo } from 'react';
import { useLoaded } from '#lib/core/api/use-loaded.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { ChoiceCounts, GameFilter } from '#lib/games/catalog/filter.ts';
import { countChoices, findGames } from '#lib/games/catalog/search.ts';
import { cachedSearchable, loadSearchable, type SearchableCatalogue } from '#lib/games/catalog/searchable.ts';
import type { FilterOptions, LobbyKey, PlacedTile } from '#lib/games/catalog/types.ts';
import { useServerSearch } from './use-server-search.ts';

export interface SearchResults {
  /** Null until the first results are there. */
  readonly found: readonly PlacedTile[] | null;
  /** May be more than those found so far. */
  readonly total: number;
  /** What the server counted for the choices; undefined where the browser searches. */
  readonly serverCounts: ChoiceCounts | undefined;
  /** Null until the catalogue is there. */
  readonly options: FilterOptions | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

function findIn({ local }: SearchableCatalogue, filter: GameFilter): readonly PlacedTile[] | null {
  return local && findGames(local.index, filter).flatMap((game) => local.placed.get(game) ?? []);
}

/** LOB-08, LOB-09: searches a lobby in the browser, or on the server for its first `count` results where the catalogue is too large. */
export function useGameSearch(lobby: LobbyKey, filter: GameFilter, count: number): SearchResults {
  const { value: known, failed, retry } = useCatalogue(lobby);
  const local = useMemo(() => (known ? findIn(known, filter) : null), [known, filter]);
  const isOnServer = known !== null && known.local === null;
  const remote = useServerSearch(lobby, filter, isOnServer ? count : 0);
  return {
    found: isOnServer ? (remote.found?.placed ?? null) : local,
    total: isOnServer ? (remote.found?.total ?? 0) : (local?.length ?? 0),
    serverCounts: remote.found?.counts,
    options: known?.options ?? null,
    failed: failed || remote.failed,
    retry: failed ? retry : remote.retry,
  };
}

/** How many games each choice leaves; undefined until that is known. `serverCounts`: of the same search. */
export function useChoiceCounts(
  lobby: LobbyKey,
  filter: GameFilter,
  serverCounts: ChoiceCounts | undefined,
): ChoiceCounts | undefined {
  const { value: known } = useCatalogue(lobby);
  return useMemo(() => (known?.local ? countChoices(known.local.index, filter) : serverCounts), [known, filter, serverCounts]);
}

/** A lobby's catalogue, prepared for the search; `retry` loads it again after a failure. */
function useCatalogue(lobby: LobbyKey) {
  const { locale } = useLocale();
  const load = useCallback(() => loadSearchable({ locale, lobby }), [locale, lobby]);
  return useLoaded(load, () => cachedSearchable({ locale, lobby }));
}
