'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useRewards, useRewardsFollowBalance } from '#lib/bonuses/client.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import type { CampaignPromotion } from '#lib/bonuses/promotion.ts';
import { isForSportsbook, isOffered } from '#lib/bonuses/rules.ts';
import { type RewardTab, rememberCampaigns, useBonusStore } from '#lib/bonuses/store.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { ownValue } from '#lib/core/own-value.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { useNow } from '#lib/core/time/use-now.ts';
import { useGameNames } from '#lib/games/catalog/client.ts';
import { useFreeBets } from '../notices/use-free-bets.ts';
import { PartnerReward } from './partner-reward.tsx';
import { RewardCard } from './reward-card.tsx';
import { NoRewards, RewardsFailure, RewardsLoading } from './reward-states.tsx';

interface RewardsProps {
  readonly tab: RewardTab;
  /** Promotions by campaign; they describe a campaign that the content service manages. */
  readonly promotions: Readonly<Record<string, CampaignPromotion>>;
}

/** BON-02, BON-25, BON-32: the player's offers, or the player's active rewards, those of the sportsbook apart. */
export function Rewards({ tab, promotions }: RewardsProps) {
  const { home, locale } = useLocale();
  const messages = useMessages('rewards');
  const panel = useRef<HTMLDivElement>(null);
  const now = useNow(businessNow, 60_000);
  const { data, isError, refetch } = useRewards(tab === 'active' ? 'ACTIVE' : 'ELIGIBLE');
  useRewardsFollowBalance();
  useEffect(() => useBonusStore.setState({ rewardTabId: tab }), [tab]);
  const isShown = (reward: Reward) => tab === 'active' || isOffered(reward);
  const rewards = data?.rewards.filter(isShown) ?? [];
  const loyalty = data?.loyalty.filter(isShown) ?? [];
  const locked = (tab === 'offers' && data?.locked?.filter(isOffered)) || [];
  const { freeBets, isFailed, retry } = useFreeBets(tab === 'active', [...rewards, ...loyalty]);
  const groups = [
    {
      title: tab === 'active' ? messages.tabActive : messages.tabOffers,
      rewards: rewards.filter((reward) => !isForSportsbook(reward)),
      isFirst: true,
    },
    { title: messages.sportsbook, rewards: rewards.filter(isForSportsbook), freeBets },
    { title: messages.loyalty, rewards: [...loyalty, ...locked] },
  ].filter((group) => group.rewards.length > 0 || (group.freeBets ?? []).length > 0);
  const shown = groups.flatMap((group) => group.rewards);
  const shownIds = shown.map(({ campaignId }) => campaignId).join(' ');
  useEffect(() => {
    if (tab === 'offers' && shownIds) rememberCampaigns(shownIds.split(' '));
  }, [tab, shownIds]);
  const gameName = useGameNames(
    locale,
    shown.flatMap(({ freeSpinDetail }) => freeSpinDetail?.gameId ?? []),
  );
  if (!data) return isError ? <RewardsFailure onRetry={() => void refetch()} /> : <RewardsLoading />;
  return (
    <div ref={panel} tabIndex={-1} className="space-y-8 outline-none">
      {isError && <Notice tone="warn">{messages.stale}</Notice>}
      {isFailed && (
        <Notice
          tone="warn"
          action={
            <Button tone="quiet" size="small" onClick={retry}>
              {messages.retry}
            </Button>
          }
        >
          {messages.sportsbookFailed}
        </Notice>
      )}
      {groups.length === 0 && !isFailed && <NoRewards tab={tab} />}
      {groups.map((group) => (
        <section key={group.title} aria-label={group.title} className="space-y-4">
          <h2 className={group.isFirst ? 'sr-only' : 'text-xl'}>{group.title}</h2>
          <ul className="space-y-5">
            {group.rewards.map((reward) => {
              const { campaignId, assignmentId, campaignDisplayInfo, freeSpinDetail } = reward;
              const promotion = data.managedIds.includes(campaignId) ? ownValue(promotions, campaignId) : undefined;
              return (
                <li key={assignmentId ?? campaignId}>
                  <RewardCard
                    reward={reward}
                    isLocked={locked.includes(reward)}
                    spins={data.freeSpins.find((spins) => spins.assignmentId === assignmentId)}
                    title={promotion?.title ?? campaignDisplayInfo.title}
                    description={promotion?.teaser || campaignDisplayInfo.description}
                    href={promotion && `${home}${promotion.path}`}
                    gameName={freeSpinDetail && gameName(freeSpinDetail.gameId)}
                    now={now}
                    onGone={() => panel.current?.focus()}
                  />
                </li>
              );
            })}
            {group.freeBets?.map(({ id, amount, currency, expiresAt }) => (
              <li key={id}>
                <PartnerReward amount={amount} currency={currency} expiresAt={expiresAt} now={now} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
