'use client';

import { changeLobby } from '#lib/lobby/store.ts';
import type { LobbyTile } from '#lib/lobby/types.ts';
import { PlayerHeart } from './lazy-heart.tsx';
import type { TilePlace } from './tile-place.ts';
import { VisitorHeart } from './visitor-heart.tsx';

interface TileActionsProps {
  readonly tile: LobbyTile;
  readonly place: TilePlace;
}

/** What can be done with a game beside playing it: read about it, keep it at hand. */
export function TileActions({ tile, place }: TileActionsProps) {
  const { words, isPlayer } = place;
  return (
    <>
      {isPlayer ? <PlayerHeart tile={tile} words={words} /> : <VisitorHeart tile={tile} words={words} />}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${words.about}: ${tile.title}`}
        className="tile-info"
        onClick={() => changeLobby({ details: tile })}
      />
    </>
  );
}
