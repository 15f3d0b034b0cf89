import { isFlag, isNumber, object, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';
import type { LobbyTile } from '../catalog/types.ts';

/** A player who signs in later in the same tab may be another person. */
const maxAgeMs = 15 * 60_000;

const pendingFavourite = stored(
  'session',
  'lobby.pendingFavourite',
  object({ gameId: text(96), title: text(300), isLive: isFlag, markedAt: isNumber }),
);

export type PendingFavourite = NonNullable<ReturnType<typeof pendingFavourite.read>>;

export function storePendingFavourite({ id, title, table }: LobbyTile): void {
  pendingFavourite.write({ gameId: id, title, isLive: table !== null, markedAt: Date.now() });
}

/** Reads and removes the pending favourite, so that it is added once; undefined where it was marked too long ago. */
export function takePendingFavourite(): PendingFavourite | undefined {
  const favourite = pendingFavourite.read();
  pendingFavourite.remove();
  return favourite && Date.now() - favourite.markedAt < maxAgeMs ? favourite : undefined;
}
