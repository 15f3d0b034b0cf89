import { create } from 'zustand';
import type { GameCategory } from './seamless/contract.ts';

interface GameState {
  /** The category of the game for money that runs on this page. */
  readonly category: GameCategory | undefined;
}

/** What the header and the game screen share about the running game. */
export const useGameStore = create<GameState>(() => ({ category: undefined }));
