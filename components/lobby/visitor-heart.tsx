'use client';

import { changeLobby } from '#lib/lobby/store.ts';
import type { LobbyTile } from '#lib/lobby/types.ts';
import { keepWish } from '#lib/lobby/wish.ts';
import type { TilePlace } from './tile-place.ts';

interface VisitorHeartProps {
  readonly tile: LobbyTile;
  readonly words: TilePlace['words'];
  readonly className?: string;
}

/** TRN-10: a visitor is asked to sign in; what he wanted is done then. */
export function VisitorHeart({ tile, words, className = 'tile-heart' }: VisitorHeartProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${words.favorite}: ${tile.title}`}
      className={className}
      onClick={() => {
        keepWish(tile);
        changeLobby({ details: null });
        window.location.hash = 'sign-in';
      }}
    />
  );
}
