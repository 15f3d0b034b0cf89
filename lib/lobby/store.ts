import { create } from 'zustand';
import type { LobbyAddress } from './address.ts';

interface LobbyState extends LobbyAddress {
  /** Whether the panel with the providers is open (LOB-10). */
  readonly filterOpen: boolean;
}

/** What the search, the panel, the bottom bar and the list of results have in common. */
export const useLobby = create<LobbyState>(() => ({ text: '', providers: [], mine: false, filterOpen: false }));

export function changeLobby(change: Partial<LobbyState>): void {
  useLobby.setState(change);
}

/** LOB-08, LOB-09: whether results stand in the place of the rows. */
export function isSearchFilter({ text, providers, mine }: LobbyAddress): boolean {
  return text.trim() !== '' || providers.length > 0 || mine;
}
