import { create } from 'zustand';

export type RewardTab = 'offers' | 'active';

interface BonusState {
  /** XTR-15: the tab that links to the rewards open, the last one seen. */
  readonly rewardTabId: RewardTab;
}

export const useBonusStore = create<BonusState>(() => ({ rewardTabId: 'offers' }));
