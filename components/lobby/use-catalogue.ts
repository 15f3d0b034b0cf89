'use client';

import { useCallback, useEffect, useState } from 'react';
import { knownSearchable, loadSearchable } from '#lib/lobby/searchable.ts';
import type { LobbyKey } from '#lib/lobby/types.ts';

/** The catalogue, ready to be searched; `retry` asks again after a failure. */
export function useCatalogue(locale: string, lobby: LobbyKey) {
  const [known, setKnown] = useState(() => knownSearchable({ locale, lobby }));
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadSearchable({ locale, lobby }).then(setKnown, () => setFailed(true));
  }, [locale, lobby]);
  useEffect(load, [load]);
  return { known, failed, retry: load };
}
