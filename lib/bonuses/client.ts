import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { isCallError } from '#lib/core/api/errors.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { listGameLimitations } from '#lib/games/launch/calls.ts';
import { readWallet } from '#lib/wallet/calls.ts';
import { useBalance } from '#lib/wallet/client.ts';
import { listRewards, listSportsbookRewards, readCodeAvailability, readEligibility } from './calls.ts';
import type { FreeSpins, IneligibleReason, Reward } from './fields.ts';
import { isOffered } from './rules.ts';
import { useBonusStore } from './store.ts';

/** What depends on the bonuses that a player has. */
const heldNames: readonly unknown[] = [listRewards.key, listSportsbookRewards.key, listGameLimitations.key];

export type RewardList = 'ELIGIBLE' | 'ACTIVE';

/** BON-04: the rewards that are open to the player, or that the player has. */
export function useRewards(rewardsType: RewardList, enabled = true) {
  const { languageCode } = useLocale();
  const [language] = languageCode.split('-');
  return useQuery({ ...rewardsQuery(rewardsType, language), enabled, refetchOnWindowFocus: true });
}

function rewardsQuery(rewardsType: RewardList, language: string | undefined) {
  return query(listRewards, { query: { rewardsType, version: 'v2', language } });
}

/** Reads one of the player's own rewards, in the page's language. Rejects with `CallError`. */
export function useFindHeld() {
  const { languageCode } = useLocale();
  const [language] = languageCode.split('-');
  const client = useQueryClient();
  return async (assignmentId: string): Promise<Reward | undefined> => {
    const { rewards, loyalty } = await client.ensureQueryData(rewardsQuery('ACTIVE', language));
    return [...rewards, ...loyalty].find((reward) => reward.assignmentId === assignmentId);
  };
}

export function useSportsbookRewards(enabled: boolean) {
  return useQuery({ ...query(listSportsbookRewards), enabled, refetchOnWindowFocus: true });
}

/** Refetches rewards, the wallet and whether codes can be entered, after an action or where the platform knows more. */
export function refetchRewards(client: QueryClient): Promise<unknown> {
  const names = [...heldNames, readEligibility.key, readCodeAvailability.key, readWallet.key];
  return client.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) });
}

/** A campaign that is open to the player, or that the player has. */
export interface OwnCampaign {
  readonly kind: 'open' | 'held';
  readonly reward: Reward;
  readonly spins: FreeSpins | undefined;
}

/** `unknown` where the platform does not answer, or where the campaign is no bonus to take; `code` where only a code opens it. */
export type OtherCampaign =
  | { readonly kind: 'loading' | 'unknown' | 'code' }
  | { readonly kind: 'closed'; readonly reason: IneligibleReason };

/** BON-12: what a player can do with one campaign. The platform is asked for a reason only where it is no reward of the player. */
export function useCampaign(campaignId: string): OwnCampaign | OtherCampaign {
  const open = useRewards('ELIGIBLE');
  const held = useRewards('ACTIVE');
  const find = (list: typeof open) =>
    [...(list.data?.rewards ?? []), ...(list.data?.loyalty ?? [])].find((reward) => reward.campaignId === campaignId);
  const heldReward = find(held);
  const openReward = find(open);
  const isClosed = [open, held].some(({ error }) => isCallError(error) && error.code === 'error.bonus.not_allowed');
  const isRequested = Boolean(open.data && held.data && !openReward && !heldReward && !isClosed);
  const answer = useQuery({
    ...query(readEligibility, { query: { campaignIds: campaignId } }),
    enabled: isRequested,
    refetchOnWindowFocus: true,
  });
  if (isClosed) return { kind: 'closed', reason: 'closed' };
  // A bonus that the player has comes first: an offer that repeats may be open again.
  const reward = heldReward ?? openReward;
  if (reward) {
    const spins = held.data?.freeSpins.find(({ assignmentId }) => assignmentId === reward.assignmentId);
    return { kind: heldReward ? 'held' : 'open', reward, spins };
  }
  if (open.isError || held.isError || answer.isError) return { kind: 'unknown' };
  const found = answer.data?.find((one) => one.campaignId === campaignId);
  if (!found) return { kind: answer.data ? 'unknown' : 'loading' };
  if (found.reason && found.reason !== 'unknown') return { kind: 'closed', reason: found.reason };
  return { kind: found.eligible && found.needsCode ? 'code' : 'unknown' };
}

/** BON-36: whether a campaign is open to the player that this browser has not shown yet. */
export function useHasNewCampaign(enabled: boolean): boolean {
  const { data } = useRewards('ELIGIBLE', enabled);
  const seen = useBonusStore(({ seenCampaignIds }) => seenCampaignIds);
  return [...(data?.rewards ?? []), ...(data?.loyalty ?? [])].some(
    (reward) => isOffered(reward) && !seen.includes(reward.campaignId),
  );
}

/** DEC-BON-24: refetches the rewards when the bonus part of the balance changes. */
export function useRewardsFollowBalance(): void {
  const client = useQueryClient();
  const { balance } = useBalance(undefined);
  const bonusMinor = balance && balance.casinoBonus.minor + balance.liveCasinoBonus.minor + balance.sportsBonus.minor;
  const known = useRef(bonusMinor);
  useEffect(() => {
    const isChange = known.current !== undefined && bonusMinor !== undefined && known.current !== bonusMinor;
    known.current = bonusMinor ?? known.current;
    if (isChange) void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => heldNames.includes(name) });
  }, [bonusMinor, client]);
}
