'use client';

import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import type { PlacedTile } from '#lib/games/catalog/types.ts';
import { fetchTiles } from '#lib/games/lobby/browser.ts';
import { useRecentGames } from '#lib/games/lobby/favorites.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { GameTile } from '../tiles/game-tile.tsx';

interface RecentGamesProps {
  /** Rows of cells that a tile spans; tiles of live tables are upright. */
  readonly rows: number;
}

const maxGames = 12;

/** LOB-15: the recently played games. The height is the same while loading and when empty, so that nothing shifts. */
export function RecentGames({ rows }: RecentGamesProps) {
  const { locale } = useLocale();
  const { lobby } = useLobbyContext();
  const messages = useMessages('tiles');
  const recent = useRecentGames(lobby, maxGames);
  const ids = recent.data?.map(({ gameId }) => gameId) ?? [];
  const games = useQuery({
    queryKey: ['lobby-tiles', locale, ids],
    queryFn: () => fetchTiles(locale, ids),
    enabled: recent.isSuccess,
    staleTime: 300_000,
    retry: false,
  });
  const size = rows > 1 ? '2xv' : '1x';
  const placed = (games.data ?? []).map((tile): PlacedTile => ({ tile, sizes: { mobile: size, tablet: size, desktop: size } }));
  const isLoading = recent.isPending || (recent.isSuccess && games.isPending);
  return (
    <section aria-labelledby="recent-games" className="space-y-3 md:space-y-4">
      <h2 id="recent-games" className="page text-xl">
        {messages.recent}
      </h2>
      <div className="recent" style={{ '--rows': rows } as CSSProperties}>
        {placed.length > 0 ? (
          <ul aria-labelledby="recent-games" className="page rail scroll-px-(--gutter)">
            {placed.map((one) => (
              <GameTile key={one.tile.id} placed={one} />
            ))}
          </ul>
        ) : (
          <div className="page h-full">
            {isLoading ? (
              <Skeleton className="h-full rounded-card" />
            ) : (
              <EmptyTiles text={recent.isError || games.isError ? messages.mineFailed : messages.recentEmpty} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

function EmptyTiles({ text }: { readonly text: string }) {
  return (
    <div className="relative flex h-full gap-2.5 overflow-hidden pb-(--text)">
      {Array.from({ length: maxGames / 2 }, (_, at) => `tile ${at + 1}`).map((name) => (
        <div key={name} className="w-(--wide) shrink-0 rounded-card border-2 border-dashed border-paper/10 bg-ink-2/50" />
      ))}
      <p className="absolute inset-x-0 top-0 bottom-(--text) grid place-items-center px-6 text-center text-sm">
        <span className="rounded-full bg-ink-3 px-5 py-2.5 text-paper-2 shadow-lit">{text}</span>
      </p>
    </div>
  );
}
