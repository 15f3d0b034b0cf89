'use client';

import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { askTiles } from '#lib/lobby/browser.ts';
import { useRecentGames } from '#lib/lobby/favorites.ts';
import type { PlacedTile } from '#lib/lobby/types.ts';
import { GameTile } from './game-tile.tsx';
import type { TilePlace } from './tile-place.ts';

interface RecentGamesProps {
  readonly place: TilePlace;
  /** How many rows of cells a tile spans: live tables stand upright. */
  readonly rows: number;
}

const most = 12;

/** LOB-15: the games played last, in a row that scrolls sideways. Its height is the same while it loads and when it is empty. */
export function RecentGames({ place, rows }: RecentGamesProps) {
  const { words, locale, lobby } = place;
  const recent = useRecentGames(lobby, most);
  const ids = recent.data?.map(({ gameId }) => gameId) ?? [];
  const games = useQuery({
    queryKey: ['lobby-tiles', locale, ids],
    queryFn: () => askTiles(locale, ids),
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
        {words.recent}
      </h2>
      <div className="recent" style={{ '--rows': rows } as CSSProperties}>
        {placed.length > 0 ? (
          <ul aria-labelledby="recent-games" className="page rail scroll-px-(--gutter)">
            {placed.map((one) => (
              <GameTile key={one.tile.id} placed={one} place={place} />
            ))}
          </ul>
        ) : (
          <div className="page h-full">
            {isLoading ? (
              <Skeleton className="h-full rounded-card" />
            ) : (
              <EmptyPlaces text={recent.isError || games.isError ? words.mineFailed : words.recentEmpty} />
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** The places that games will take, so that the room kept for them says what it is for. */
function EmptyPlaces({ text }: { readonly text: string }) {
  return (
    <div className="relative flex h-full gap-2.5 overflow-hidden pb-(--text)">
      {Array.from({ length: most / 2 }, (_, at) => `place ${at + 1}`).map((name) => (
        <div key={name} className="w-(--wide) shrink-0 rounded-card border-2 border-dashed border-paper/10 bg-ink-2/50" />
      ))}
      <p className="absolute inset-x-0 top-0 bottom-(--text) grid place-items-center px-6 text-center text-sm">
        <span className="rounded-full bg-ink-3 px-5 py-2.5 text-paper-2 shadow-lit">{text}</span>
      </p>
    </div>
  );
}
