'use client';

import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { cachedSearchable, loadSearchable } from '#lib/games/catalog/searchable.ts';
import type { LobbyKey } from '#lib/games/catalog/types.ts';

/** A lobby's catalogue, prepared for the search; `retry` loads it again after a failure. */
export function useCatalogue(lobby: LobbyKey) {
  const { locale } = useLocale();
  const [known, setKnown] = useState(() => cachedSearchable({ locale, lobby }));
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadSearchable({ locale, lobby }).then(setKnown, () => setFailed(true));
  }, [locale, lobby]);
  useEffect(load, [load]);
  return { known, failed, retry: load };
}
