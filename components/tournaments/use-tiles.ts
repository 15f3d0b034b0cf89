import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { LobbyTile } from '#lib/games/catalog/types.ts';
import { fetchTiles } from '#lib/games/lobby/browser.ts';

/** The tiles of games, in their order, without those that the market does not list. Without TanStack Query, which pages of visitors do not load. */
export function useTiles(ids: readonly string[]) {
  const { locale } = useLocale();
  const [tiles, setTiles] = useState<readonly LobbyTile[]>();
  const [hasFailed, setFailed] = useState(false);
  const wanted = ids.join(',');
  const load = useCallback(() => {
    setFailed(false);
    return fetchTiles(locale, wanted === '' ? [] : wanted.split(',')).then(setTiles, () => setFailed(true));
  }, [locale, wanted]);
  useEffect(() => void load(), [load]);
  return { tiles, hasFailed, load };
}
