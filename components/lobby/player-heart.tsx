'use client';

import { showToast } from '#components/ui/toast.ts';
import { useChangeFavorite, useIsFavorite } from '#lib/lobby/favorites.ts';
import type { LobbyTile } from '#lib/lobby/types.ts';
import type { TilePlace } from './tile-place.ts';

interface PlayerHeartProps {
  readonly tile: LobbyTile;
  readonly words: TilePlace['words'];
  readonly className?: string;
}

/** TRN-08: pressed where the game is a favourite. */
export function PlayerHeart({ tile, words, className = 'tile-heart' }: PlayerHeartProps) {
  const category = tile.table ? 'LIVE_CASINO' : 'CASINO';
  const isFavorite = useIsFavorite(category, tile.id);
  const change = useChangeFavorite(category, () => showToast(words.favoriteFailed, 'error'));
  return (
    <button
      type="button"
      aria-pressed={isFavorite ?? false}
      aria-label={`${words.favorite}: ${tile.title}`}
      aria-disabled={isFavorite === undefined}
      className={className}
      onClick={() => isFavorite !== undefined && change.mutate({ gameId: tile.id, isWanted: !isFavorite })}
    />
  );
}
