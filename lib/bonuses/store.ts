import { create } from 'zustand';
import { listOf, text } from '#lib/core/storage/shape.ts';
import { stored } from '#lib/core/storage/stored.ts';

export type RewardTab = 'offers' | 'active';

/** DEC-BON-28: both outlast a sign-out, because the next sign-in is no reason to repeat a notice. */
const storedCampaigns = stored('local', 'bonus.campaignIds', listOf(text(80)));
const storedHidden = stored('local', 'bonus.hideWagering', listOf(text(80)));
/** The oldest ids are forgotten first. */
const maxIds = 200;

interface BonusState {
  /** XTR-15: the tab that links to the rewards open, the last one seen. */
  readonly rewardTabId: RewardTab;
  /** BON-36: the campaigns that this browser has shown as offers. */
  readonly seenCampaignIds: readonly string[];
  /** BON-31: the active bonuses whose progress notice was put away. */
  readonly hiddenAssignmentIds: readonly string[];
  /** XTR-17: the sports bonuses and free bets of which no notice is due; undefined until the wallet is known. */
  readonly sportsBonusToast: readonly string[] | undefined;
}

const read = ({ read: readStored }: typeof storedCampaigns) => (typeof window === 'undefined' ? [] : (readStored() ?? []));

export const useBonusStore = create<BonusState>(() => ({
  rewardTabId: 'offers',
  seenCampaignIds: read(storedCampaigns),
  hiddenAssignmentIds: read(storedHidden),
  sportsBonusToast: undefined,
}));

export function rememberCampaigns(ids: readonly string[]): void {
  const seenCampaignIds = [...new Set([...useBonusStore.getState().seenCampaignIds, ...ids])].slice(-maxIds);
  storedCampaigns.write(seenCampaignIds);
  useBonusStore.setState({ seenCampaignIds });
}

/** Hides the progress notice of these bonuses; another active bonus shows it again. */
export function hideWagering(assignmentIds: readonly string[]): void {
  storedHidden.write([...assignmentIds]);
  useBonusStore.setState({ hiddenAssignmentIds: assignmentIds });
}
