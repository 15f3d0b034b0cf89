'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { askTiles } from '#lib/lobby/browser.ts';
import { useFavorites } from '#lib/lobby/favorites.ts';
import { layPlain } from '#lib/lobby/mosaic.ts';
import { changeLobby } from '#lib/lobby/store.ts';
import type { Columns, LobbyTile } from '#lib/lobby/types.ts';
import { Mosaic } from './mosaic.tsx';
import type { TilePlace } from './tile-place.ts';

interface MyGamesProps {
  readonly place: TilePlace;
  readonly columns: Columns;
}

const pageSize = 24;

/** LOB-16: the player's favourites, newest first, a page at a time. */
export function MyGames({ place, columns }: MyGamesProps) {
  const { words, locale, lobby } = place;
  const [pages, setPages] = useState(1);
  const favorites = useFavorites(lobby);
  const ids = favorites.data?.map(({ gameId }) => gameId) ?? [];
  const wanted = ids.slice(0, pages * pageSize);
  const games = useQuery({
    queryKey: ['lobby-tiles', locale, wanted],
    queryFn: () => askTiles(locale, wanted),
    enabled: favorites.isSuccess,
    placeholderData: (before: readonly LobbyTile[] | undefined) => before,
    staleTime: 300_000,
    retry: false,
  });
  // A heart that was just taken back leaves the page at once.
  const tiles = (games.data ?? []).filter(({ id }) => ids.includes(id));
  const failed = favorites.isError || games.isError;
  return (
    <section aria-labelledby="my-games" className="page min-h-[60svh] space-y-4">
      <h2 id="my-games" className="text-xl">
        {words.mine}
      </h2>
      {failed ? (
        <EmptyState
          icon="warning"
          title={words.mineFailed}
          action={<Button onClick={() => void favorites.refetch().then(() => games.refetch())}>{words.again}</Button>}
        />
      ) : favorites.isSuccess && ids.length === 0 ? (
        <EmptyState
          icon="heart"
          title={words.mineEmpty}
          action={
            <Button tone="secondary" onClick={() => changeLobby({ mine: false })}>
              {words.showAll}
            </Button>
          }
        >
          {words.mineEmptyText}
        </EmptyState>
      ) : tiles.length === 0 ? (
        <Skeleton className="h-48 rounded-card" />
      ) : (
        <Mosaic tiles={layPlain(tiles)} columns={columns} place={place} labelledBy="my-games" isNamed />
      )}
      {ids.length > wanted.length && (
        <div className="pt-4 text-center">
          <Button tone="secondary" loading={games.isFetching} onClick={() => setPages(pages + 1)}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  );
}
