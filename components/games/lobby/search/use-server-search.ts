'use client';

import { useCallback, useEffect, useState } from 'react';
import { useLocale } from '#lib/core/i18n/client.tsx';
import type { ChoiceCounts, GameFilter } from '#lib/games/catalog/filter.ts';
import { currentScreen } from '#lib/games/catalog/searchable.ts';
import type { LobbyKey, LobbyTile, PlacedTile } from '#lib/games/catalog/types.ts';
import { searchOnServer } from '#lib/games/lobby/browser.ts';
import { layPlain } from '#lib/games/lobby/mosaic.ts';

/** A pause in typing, so that not every letter asks the server. */
const pauseMs = 120;
const pageSize = 60;
const maxKept = 1_000;

interface Found {
  readonly key: string;
  readonly placed: readonly PlacedTile[];
  readonly total: number;
  readonly counts: ChoiceCounts | undefined;
}

/** A tile that remains in the results is the same object, so that React does not render it again. */
const placedById = new Map<string, PlacedTile>();

function place(locale: string, tiles: readonly LobbyTile[]): readonly PlacedTile[] {
  if (placedById.size > maxKept) placedById.clear();
  return layPlain(tiles).map((placed) => {
    const id = `${locale} ${placed.tile.id}`;
    const kept = placedById.get(id) ?? placed;
    placedById.set(id, kept);
    return kept;
  });
}

/** The first `count` results of a search on the server, and more with a greater `count`; the last results until others come. Does nothing with a `count` of 0. */
export function useServerSearch(lobby: LobbyKey, filter: GameFilter, count: number) {
  const { locale } = useLocale();
  const [found, setFound] = useState<Found | null>(null);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([locale, lobby, filter, attempt]);
  const shown = found?.key === key ? found : null;
  const from = shown?.placed.length ?? 0;
  const isWanted = count > from && (!shown || from < shown.total);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what is searched for, and `shown` follows from it and `from`
  useEffect(() => {
    if (!isWanted) return;
    const stop = new AbortController();
    const query = { locale, lobby, filter, screen: currentScreen(), from, count: pageSize };
    const timer = setTimeout(
      () =>
        searchOnServer(query, stop.signal).then(
          ({ tiles, total, counts }) => {
            if (stop.signal.aborted) return;
            setFailed(false);
            setFound({
              key,
              total,
              counts: counts ?? shown?.counts,
              placed: [...(shown?.placed ?? []), ...place(locale, tiles)],
            });
          },
          () => !stop.signal.aborted && setFailed(true),
        ),
      from === 0 ? pauseMs : 0,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [key, from, isWanted]);
  const retry = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  // Neither an error nor “nothing found” is about an earlier search.
  const isStillTrue = !failed && found !== null && found.total > 0;
  return { found: shown ?? (isStillTrue ? found : null), failed, retry };
}
