import { create } from 'zustand';
import type { Poll } from '#lib/core/api/poll.ts';
import { countChosen, everyGame, type GameFilter } from '../catalog/filter.ts';
import type { LobbyTile } from '../catalog/types.ts';
import type { LobbyUrlState } from './url-state.ts';

/** What the player's bonuses do in a game, in words. */
export interface TileMark {
  readonly kind: 'excluded' | 'spins';
  readonly label: string;
  readonly text: string;
}

interface LobbyState extends LobbyUrlState {
  /** Whether the panel with the providers is open (LOB-10). */
  readonly filterOpen: boolean;
  /** The game whose details are open (LOB-18). */
  readonly details: LobbyTile | null;
  /** Currency of the player's wallet; null until it is known; until then the market's currency applies (DEC-X-12). */
  readonly currency: string | null;
  /** GAM-26: by game id; known after the page has loaded. */
  readonly marks: ReadonlyMap<string, TileMark>;
}

/** State that the search, the filter, the bottom bar and the results share. */
export const useLobbyStore = create<LobbyState>(() => ({
  ...everyGame,
  mine: false,
  filterOpen: false,
  details: null,
  currency: null,
  marks: new Map(),
}));

/** Reads what is in the currency of the wallet again as soon as that is known. */
export function refreshForWallet({ refresh }: Pick<Poll<unknown>, 'refresh'>): void {
  useLobbyStore.subscribe((now, before) => {
    if (now.currency !== before.currency) refresh();
  });
}

export function changeLobby(change: Partial<LobbyState>): void {
  useLobbyStore.setState(change);
}

/** LOB-08, LOB-09: whether search results replace the rows. */
export function hasSearchFilter(state: GameFilter): boolean {
  return state.text.trim() !== '' || state.sort !== everyGame.sort || countChosen(state) > 0;
}
