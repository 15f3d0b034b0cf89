'use client';

import { useCallback, useEffect, useState } from 'react';
import { loadCatalogue } from '#lib/lobby/browser.ts';
import { indexGames, type Searchable } from '#lib/lobby/search.ts';
import type { Catalogue, LobbyKey } from '#lib/lobby/types.ts';

interface Known {
  readonly catalogue: Catalogue;
  readonly index: readonly Searchable[];
}

/** The catalogue with its folded texts; `retry` asks again after a failure. */
export function useCatalogue(locale: string, lobby: LobbyKey) {
  const [known, setKnown] = useState<Known | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCatalogue({ locale, lobby }).then(
      (catalogue) => setKnown({ catalogue, index: indexGames(catalogue.games) }),
      () => setFailed(true),
    );
  }, [locale, lobby]);
  useEffect(load, [load]);
  return { known, failed, retry: load };
}
