'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useAddedFocus } from '#components/ui/use-added-focus.ts';
import { useLoadOnScroll } from '#components/ui/use-load-on-scroll.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import type { Columns } from '#lib/games/catalog/types.ts';
import { fetchTiles } from '#lib/games/lobby/browser.ts';
import { useFavorites } from '#lib/games/lobby/favorites.ts';
import { layPlain } from '#lib/games/lobby/mosaic.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { Mosaic } from '../tiles/mosaic.tsx';

/** CST-06. The list of ids is read whole, because the hearts of all tiles need it. */
const pageSize = 30;

/** LOB-16: the player's favourites, newest first, one page at a time. */
export function MyGames({ columns }: { readonly columns: Columns }) {
  const { locale } = useLocale();
  const { lobby } = useLobbyContext();
  const messages = useMessages('tiles');
  const [pages, setPages] = useState(1);
  const favorites = useFavorites(lobby);
  const ids = favorites.data?.map(({ gameId }) => gameId) ?? [];
  const shownIds = ids.slice(0, pages * pageSize);
  const games = useQuery({
    queryKey: ['lobby-tiles', locale, shownIds],
    queryFn: () => fetchTiles(locale, shownIds),
    enabled: favorites.isSuccess,
    placeholderData: keepPreviousData,
    staleTime: 300_000,
    retry: false,
  });
  // Hides a removed favourite before the tiles are fetched again.
  const tiles = (games.data ?? []).filter(({ id }) => ids.includes(id));
  const hasMore = ids.length > shownIds.length;
  const isGrowing = games.isPlaceholderData && tiles.length < shownIds.length;
  const section = useRef<HTMLElement>(null);
  const focusAdded = useAddedFocus(section);
  const end = useRef<HTMLDivElement>(null);
  const { restart } = useLoadOnScroll(end, {
    isEnabled: hasMore && !games.isFetching,
    shown: shownIds.length,
    load: () => setPages(pages + 1),
  });
  const failed = favorites.isError || games.isError;
  const areRead = games.isSuccess && !games.isPlaceholderData;
  // Also where none of them is a game of this market.
  const isEmpty = favorites.isSuccess && !hasMore && tiles.length === 0 && (ids.length === 0 || areRead);
  return (
    <section ref={section} aria-labelledby="my-games" className="page min-h-[60svh] space-y-4">
      <h2 id="my-games" className="text-xl">
        {messages.mine}
      </h2>
      {failed ? (
        <EmptyState
          icon="warning"
          title={messages.mineFailed}
          action={<Button onClick={() => void favorites.refetch().then(() => games.refetch())}>{messages.again}</Button>}
        />
      ) : isEmpty ? (
        <EmptyState
          icon="heart"
          title={messages.mineEmpty}
          action={
            <Button tone="secondary" onClick={() => changeLobby({ mine: false })}>
              {messages.showAll}
            </Button>
          }
        >
          {messages.mineEmptyText}
        </EmptyState>
      ) : tiles.length === 0 && !areRead ? (
        <Skeleton className="h-48 rounded-card" />
      ) : (
        <Mosaic tiles={layPlain(tiles)} columns={columns} labelledBy="my-games" />
      )}
      {(hasMore || isGrowing) && (
        <div ref={end} className="pt-4 text-center">
          <Button
            tone="secondary"
            loading={games.isFetching}
            onClick={() => {
              restart();
              focusAdded();
              setPages(pages + 1);
            }}
          >
            {messages.more}
          </Button>
        </div>
      )}
    </section>
  );
}
