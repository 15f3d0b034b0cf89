'use client';

import { useQueries, useQuery } from '@tanstack/react-query';
import { Button } from '#components/ui/actions/button.tsx';
import { classNames } from '#components/ui/class-names.ts';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { everyGame } from '#lib/games/catalog/filter.ts';
import { currentScreen } from '#lib/games/catalog/searchable.ts';
import { fetchTiles, searchOnServer } from '#lib/games/lobby/browser.ts';
import { recentGamesQuery } from '#lib/games/lobby/favorites.ts';
import { useIsClosed } from '#lib/session/use-section-access.ts';
import { GameCard } from './game-card.tsx';

const maxGames = 12;
const sizes = '(min-width: 1024px) 240px, (min-width: 768px) 26vw, 40vw';
const cardClass = 'w-[40%] md:w-[25.5%] lg:w-[15.2rem]';

/** LOB-15: the games of both lobbies that the player has played, the latest first, or else the newest games, if the player may play them. Has the same height in each of its states. */
export function ContinuePlaying() {
  const { locale } = useLocale();
  const messages = useMessages('continuePlaying');
  const lists = useQueries({ queries: (['casino', 'live'] as const).map((lobby) => recentGamesQuery(lobby, maxGames)) });
  const ids = lists
    .flatMap(({ data }) => data ?? [])
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, maxGames)
    .map(({ gameId }) => gameId);
  const isKnown = lists.every(({ isPending }) => !isPending);
  const played = useQuery({
    queryKey: ['lobby-tiles', locale, ids],
    queryFn: () => fetchTiles(locale, ids),
    enabled: isKnown && ids.length > 0,
    staleTime: 300_000,
    retry: false,
  });
  const hasFailedList = lists.some(({ isError }) => isError);
  const isNew = isKnown && !hasFailedList && (ids.length === 0 || played.data?.length === 0);
  const isClosed = useIsClosed('casino');
  const newest = useQuery({
    queryKey: ['newest-games', locale],
    queryFn: ({ signal }) => {
      const filter = { ...everyGame, sort: 'newest' } as const;
      return searchOnServer({ locale, lobby: 'casino', filter, screen: currentScreen(), from: 0, count: maxGames }, signal);
    },
    enabled: isNew && !isClosed,
    staleTime: 300_000,
    retry: false,
  });
  const tiles = isNew ? newest.data?.tiles : played.data;
  const isFailed = played.isError || newest.isError || (ids.length === 0 && hasFailedList);
  if (isNew && (isClosed || tiles?.length === 0)) return null;
  const retry = () => {
    for (const query of [...lists, played, newest]) if (query.isError) void query.refetch();
  };
  return (
    <section aria-labelledby="continue-playing" className="space-y-5">
      <h2 id="continue-playing" className={classNames('page text-2xl', !isKnown && 'invisible')}>
        {isNew ? messages.newest : messages.title}
      </h2>
      <div className="relative">
        <ul aria-labelledby="continue-playing" className="page rail gap-3 scroll-px-(--gutter) py-1 md:gap-4">
          {tiles && tiles.length > 0
            ? tiles.map((tile) => (
                <li key={tile.id} className={cardClass}>
                  <GameCard
                    game={{
                      ...tile,
                      rtp: null,
                      picture: { url: tile.art, width: 640, height: 480, alt: '', placeholder: null, tint: tile.tint },
                      isLive: tile.table !== null,
                    }}
                    labels={{ jackpot: messages.jackpot, live: messages.live, returns: null }}
                    href={`/${locale}${tile.path}`}
                    sizes={sizes}
                  />
                </li>
              ))
            : [1, 2, 3, 4, 5, 6].map((place) => (
                <li key={place} aria-hidden="true" className={classNames(cardClass, isFailed && 'invisible')}>
                  <Skeleton className="aspect-[4/3] rounded-card" />
                  <Skeleton className="mt-2.5 h-10 w-3/4 rounded-sm md:h-5" />
                  <Skeleton className="mt-1 h-4 w-1/2 rounded-sm" />
                </li>
              ))}
        </ul>
        {isFailed && (
          <div role="status" className="page absolute inset-0 flex flex-col items-start justify-center gap-4">
            <p className="text-paper-2">{messages.failed}</p>
            <Button tone="secondary" onClick={retry}>
              {messages.again}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}
