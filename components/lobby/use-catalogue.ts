'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadCatalogue } from '#lib/lobby/browser.ts';
import { indexGames, type Searchable } from '#lib/lobby/search.ts';
import type { Catalogue, CatalogueGame, LobbyKey } from '#lib/lobby/types.ts';

interface Known {
  readonly catalogue: Catalogue;
  readonly index: readonly Searchable[];
}

const phone = '(max-width: 767.98px)';
const desk = '(min-width: 1024px)';

/** LOB-07: what is hidden by the width of the screen is not found either. */
function isForThisScreen({ tile: { only } }: CatalogueGame): boolean {
  if (only === null) return true;
  return only === 'web' ? !window.matchMedia(phone).matches : !window.matchMedia(desk).matches;
}

/** The catalogue with its folded texts; `retry` asks again after a failure. */
export function useCatalogue(locale: string, lobby: LobbyKey) {
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCatalogue({ locale, lobby }).then(
      ({ providers, games }) => {
        const catalogue = { providers, games: games.filter(isForThisScreen) };
        setKnown({ catalogue, index: indexGames(catalogue.games) });
      },
      () => setFailed(true),
    );
  }, [locale, lobby]);
  useEffect(load, [load]);
  return { known, failed, retry: load };
}
