'use client';

import { useRefusals } from '#components/refusals/use-refusals.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { LobbyTile } from '#lib/games/catalog/types.ts';
import { useChangeFavorite, useIsFavorite } from '#lib/games/lobby/favorites.ts';

interface PlayerHeartProps {
  readonly tile: LobbyTile;
  readonly className?: string;
}

/** TRN-08: a toggle button, pressed if the game is a favourite. */
export function PlayerHeart({ tile, className = 'tile-heart' }: PlayerHeartProps) {
  const messages = useMessages('tiles');
  const category = tile.table ? 'LIVE_CASINO' : 'CASINO';
  const isFavorite = useIsFavorite(category, tile.id);
  const { notices } = useRefusals({ lost: { title: '', detail: messages.favoriteFailed } }, false);
  const change = useChangeFavorite(category, notices);
  return (
    <button
      type="button"
      aria-pressed={isFavorite ?? false}
      aria-label={`${messages.favorite}: ${tile.title}`}
      aria-disabled={isFavorite === undefined}
      className={className}
      onClick={() => isFavorite !== undefined && change.mutate({ gameId: tile.id, isWanted: !isFavorite })}
    />
  );
}
