import { create } from 'zustand';
import type { ActivitySummary } from './contract.ts';

interface RealityCheckState {
  /** RGA-03: the time is up, and the player has not answered yet. */
  readonly isDue: boolean;
  /** True while the dialog covers the page. */
  readonly isOpen: boolean;
  readonly summary: ActivitySummary | undefined;
  /** True while a game on this page has not paused: its round is played to its end before the dialog covers it. */
  readonly isGameRunning: boolean;
}

/** The reality check of this tab, shared by the dialog, the game on the page, and the notice of inactivity. */
export const useRealityCheck = create<RealityCheckState>(() => ({
  isDue: false,
  isOpen: false,
  summary: undefined,
  isGameRunning: false,
}));
