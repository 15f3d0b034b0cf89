import { isHiddenInFilter } from '#lib/core/config/game-providers.ts';
import type { LobbyKey } from './types.ts';

interface Provider {
  readonly providerId: string;
  readonly isAggregator?: boolean | null | undefined;
  readonly hiddenInFilter?: boolean | null | undefined;
}

/** LOB-11, LOB-12: whether a lobby's filter offers a provider; its games are listed in any case. */
export function isOffered(lobby: LobbyKey, { providerId, isAggregator, hiddenInFilter }: Provider): boolean {
  if (isHiddenInFilter(lobby, providerId) || hiddenInFilter === true) return false;
  return lobby === 'live' || isAggregator !== true;
}
