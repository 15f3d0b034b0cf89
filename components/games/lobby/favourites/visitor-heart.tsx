'use client';

import { useMessages } from '#lib/core/i18n/client.tsx';
import type { LobbyTile } from '#lib/games/catalog/types.ts';
import { storePendingFavourite } from '#lib/games/lobby/pending-favourite.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';

interface VisitorHeartProps {
  readonly tile: LobbyTile;
  readonly className?: string;
}

/** TRN-10: opens the sign-in, after which the game becomes a favourite. */
export function VisitorHeart({ tile, className = 'tile-heart' }: VisitorHeartProps) {
  const messages = useMessages('tiles');
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${messages.favorite}: ${tile.title}`}
      className={className}
      onClick={() => {
        storePendingFavourite(tile);
        changeLobby({ details: null });
        window.location.hash = 'sign-in';
      }}
    />
  );
}
