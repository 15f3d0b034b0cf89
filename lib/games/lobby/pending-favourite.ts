import { isFlag, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import type { LobbyTile } from '../catalog/types.ts';

const pendingFavourite = stored(
  'session',
  'lobby.pendingFavourite',
  object({ gameId: text(96), title: text(300), isLive: isFlag }),
);

export type PendingFavourite = NonNullable<ReturnType<typeof pendingFavourite.read>>;

export function storePendingFavourite({ id, title, table }: LobbyTile): void {
  pendingFavourite.write({ gameId: id, title, isLive: table !== null });
}

/** Reads and removes the pending favourite, so that it is added once. */
export function takePendingFavourite(): PendingFavourite | undefined {
  const favourite = pendingFavourite.read();
  pendingFavourite.remove();
  return favourite;
}
