'use client';

import { useMessages } from '#lib/core/i18n/client.tsx';
import type { LobbyTile } from '#lib/games/catalog/types.ts';
import { changeLobby } from '#lib/games/lobby/store.ts';
import { PlayerHeart } from '../favourites/lazy-heart.tsx';
import { VisitorHeart } from '../favourites/visitor-heart.tsx';
import { useLobbyContext } from '../lobby-context.tsx';

export function TileActions({ tile }: { readonly tile: LobbyTile }) {
  const { isPlayer } = useLobbyContext();
  const messages = useMessages('tiles');
  return (
    <>
      {isPlayer ? <PlayerHeart tile={tile} /> : <VisitorHeart tile={tile} />}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${messages.about}: ${tile.title}`}
        className="tile-info"
        onClick={() => changeLobby({ details: tile })}
      />
    </>
  );
}
