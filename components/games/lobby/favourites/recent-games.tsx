'use client';

import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import type { PlacedTile } from '#lib/games/catalog/types.ts';
import { fetchTiles } from '#lib/games/lobby/browser.ts';
import { recentGamesQuery } from '#lib/games/lobby/favorites.ts';
import { useLobbyContext } from '../lobby-context.tsx';
import { GameTile } from '../tiles/game-tile.tsx';

interface RecentGamesProps {
  /** Rows of cells that a tile spans; tiles of live tables are upright. */
  readonly rows: number;
}

const maxGames = 12;

/** LOB-15: the recently played games; nothing for a player who has none. Appears only out of sight, so that nothing in sight shifts. */
export function RecentGames({ rows }: RecentGamesProps) {
  const { locale } = useLocale();
  const { lobby } = useLobbyContext();
  const messages = useMessages('tiles');
  const recent = useQuery(recentGamesQuery(lobby, maxGames));
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
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  const hasGames = placed.length > 0;
  useEffect(() => {
    if (!hasGames || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && setShown(true));
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [hasGames]);
  if (!isShown || !hasGames) return <div ref={place} className="mb-0!" />;
  return (
    <section aria-labelledby="recent-games" className="space-y-3 md:space-y-4">
      <h2 id="recent-games" className="page text-xl">
        {messages.recent}
      </h2>
      <div className="recent" style={{ '--rows': rows } as CSSProperties}>
        <ul aria-labelledby="recent-games" className="page rail scroll-px-(--gutter)">
          {placed.map((one) => (
            <GameTile key={one.tile.id} placed={one} />
          ))}
        </ul>
      </div>
    </section>
  );
}
