import type { LobbyKey } from './types.ts';

interface Provider {
  readonly providerId: string;
  readonly isAggregator?: boolean | null | undefined;
  /** Switched off by editors. */
  readonly hiddenInFilter?: boolean | null | undefined;
}

const hidden: Readonly<Record<LobbyKey, ReadonlySet<string>>> = {
  live: new Set(['pariplay', 'softswiss', 'creedroomz']),
  casino: new Set(['relax']),
};

/** LOB-11, LOB-12: whether a provider can be ticked in a lobby's filter; its games are listed in any case. */
export function isOffered(lobby: LobbyKey, { providerId, isAggregator, hiddenInFilter }: Provider): boolean {
  if (hidden[lobby].has(providerId) || hiddenInFilter === true) return false;
  return lobby === 'live' || isAggregator !== true;
}
