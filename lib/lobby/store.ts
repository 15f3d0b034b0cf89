import { create } from 'zustand';
import type { LobbyAddress } from './address.ts';
import type { LobbyTile } from './types.ts';

interface LobbyState extends LobbyAddress {
  /** Whether the panel with the providers is open (LOB-10). */
  readonly filterOpen: boolean;
  /** The game whose details are open (LOB-18). */
  readonly details: LobbyTile | null;
  /** Of the player's wallet, once it is known; the market's until then (DEC-X-12). */
  readonly currency: string | null;
}

/** What the search, the panel, the bottom bar and the list of results have in common. */
export const useLobby = create<LobbyState>(() => ({
  text: '',
  providers: [],
  mine: false,
  filterOpen: false,
  details: null,
  currency: null,
}));

export function changeLobby(change: Partial<LobbyState>): void {
  useLobby.setState(change);
}

/** LOB-08, LOB-09: whether results stand in the place of the rows. */
export function isSearchFilter({ text, providers }: LobbyAddress): boolean {
  return text.trim() !== '' || providers.length > 0;
}
