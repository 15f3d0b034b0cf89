import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { query } from '#lib/core/api/browser.ts';
import { useLocale } from '#lib/core/i18n/client.tsx';
import { useBalance } from '#lib/wallet/client.ts';
import { isOffered } from './rules.ts';
import { useBonusStore } from './store.ts';

const rewardsName = 'GET /bonus/v2/player/me/rewards';

export type RewardList = 'ELIGIBLE' | 'ACTIVE';

/** BON-04: the rewards that are open to the player, or that the player has. */
export function useRewards(rewardsType: RewardList, enabled = true) {
  const { languageCode } = useLocale();
  const [language] = languageCode.split('-');
  return useQuery({
    ...query(rewardsName, { query: { rewardsType, version: 'v2', language } }),
    enabled,
    refetchOnWindowFocus: true,
  });
}

/** Refetches rewards and the wallet, after an action or where the platform knows more. */
export function refetchRewards(client: QueryClient): Promise<unknown> {
  const names: readonly unknown[] = [rewardsName, 'GET /player/me/wallet'];
  return client.invalidateQueries({ predicate: ({ queryKey: [name] }) => names.includes(name) });
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
    if (isChange) void client.invalidateQueries({ queryKey: [rewardsName] });
  }, [bonusMinor, client]);
}
