import { useEffect, useState } from 'react';
import type { LobbyTile, PlacedTile } from '#lib/games/catalog/types.ts';
import { fetchCountry } from '#lib/games/lobby/browser.ts';

/** DEC-GAM-8: the games without those that are closed in the visitor's country; until it is known, without all that are closed anywhere. */
export function useOpenTiles(found: readonly PlacedTile[]): readonly LobbyTile[] {
  /** Null where it cannot be known. */
  const [country, setCountry] = useState<string | null>();
  const isNeeded = found.some(({ tile }) => tile.closedIn.length > 0);
  useEffect(() => {
    let isUnmounted = false;
    if (isNeeded) void fetchCountry().then((current) => !isUnmounted && setCountry(current));
    return () => {
      isUnmounted = true;
    };
  }, [isNeeded]);
  const isOpen = ({ closedIn }: LobbyTile) =>
    closedIn.length === 0 || (country !== undefined && !closedIn.includes(country ?? ''));
  return found.map(({ tile }) => tile).filter(isOpen);
}
