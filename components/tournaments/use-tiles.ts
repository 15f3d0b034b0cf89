import { useCallback } from 'react';
import { useLoaded } from '#lib/core/api/use-loaded.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { fetchTiles } from '#lib/games/lobby/browser.ts';

/** The tiles of games, in their order, without those that the market does not list. */
export function useTiles(ids: readonly string[]) {
  const { locale } = useLocale();
  const wanted = ids.join(',');
  const load = useCallback(() => fetchTiles(locale, wanted === '' ? [] : wanted.split(',')), [locale, wanted]);
  return useLoaded(load);
}
