'use client';

import { useEffect, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useRewards, useRewardsFollowBalance } from '#lib/bonuses/client.ts';
import type { Reward } from '#lib/bonuses/fields.ts';
import type { CampaignPromotion } from '#lib/bonuses/promotion.ts';
import { isOffered } from '#lib/bonuses/rules.ts';
import { type RewardTab, rememberCampaigns, useBonusStore } from '#lib/bonuses/store.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { useGameNames } from '#lib/games/catalog/client.ts';
import { RewardCard } from './reward-card.tsx';
import { useNow } from './use-now.ts';

interface RewardsProps {
  readonly tab: RewardTab;
  /** Promotions by campaign; they describe a campaign that the content service manages. */
  readonly promotions: Readonly<Record<string, CampaignPromotion>>;
}

/** BON-02, BON-32: the player's offers, or the player's active rewards. */
export function Rewards({ tab, promotions }: RewardsProps) {
  const { home, locale } = useLocale();
  const messages = useMessages('rewards');
  const panel = useRef<HTMLDivElement>(null);
  const now = useNow();
  const { data, isError, refetch } = useRewards(tab === 'active' ? 'ACTIVE' : 'ELIGIBLE');
  useRewardsFollowBalance();
  useEffect(() => useBonusStore.setState({ rewardTabId: tab }), [tab]);
  const isShown = (reward: Reward) => tab === 'active' || isOffered(reward);
  const groups = [
    { title: tab === 'active' ? messages.tabActive : messages.tabOffers, rewards: data?.rewards.filter(isShown) ?? [] },
    { title: messages.loyalty, rewards: data?.loyalty.filter(isShown) ?? [] },
  ].filter(({ rewards }) => rewards.length > 0);
  const shownIds = groups.flatMap(({ rewards }) => rewards.map(({ campaignId }) => campaignId)).join(' ');
  useEffect(() => {
    if (tab === 'offers' && shownIds) rememberCampaigns(shownIds.split(' '));
  }, [tab, shownIds]);
  const gameName = useGameNames(
    locale,
    groups.flatMap(({ rewards }) => rewards.flatMap(({ freeSpinDetail }) => freeSpinDetail?.gameId ?? [])),
  );
  if (!data) return isError ? <Failure onRetry={() => void refetch()} /> : <Loading label={messages.loading} />;
  return (
    <div ref={panel} tabIndex={-1} className="space-y-8 outline-none">
      {isError && <Notice tone="warn">{messages.stale}</Notice>}
      {groups.length === 0 && <Nothing tab={tab} home={home} />}
      {groups.map(({ title, rewards }, index) => (
        <section key={title} aria-label={title} className="space-y-4">
          <h2 className={index === 0 && title !== messages.loyalty ? 'sr-only' : 'text-xl'}>{title}</h2>
          <ul className="space-y-5">
            {rewards.map((reward) => {
              const { campaignId, assignmentId, campaignDisplayInfo, freeSpinDetail } = reward;
              const promotion = data.managedIds.includes(campaignId) ? promotions[campaignId] : undefined;
              return (
                <li key={assignmentId ?? campaignId}>
                  <RewardCard
                    reward={reward}
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
          </ul>
        </section>
      ))}
    </div>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div className="space-y-5">
      <p role="status" className="sr-only">
        {label}
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-88 w-full rounded-card" />
      ))}
    </div>
  );
}

function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const messages = useMessages('rewards');
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={messages.failedTitle}
        action={
          <Button tone="secondary" onClick={onRetry}>
            {messages.retry}
          </Button>
        }
      >
        {messages.failedText}
      </EmptyState>
    </div>
  );
}

function Nothing({ tab, home }: { readonly tab: RewardTab; readonly home: string }) {
  const messages = useMessages('rewards');
  const isActive = tab === 'active';
  return (
    <EmptyState
      icon="gift"
      title={isActive ? messages.noActive : messages.noOffers}
      action={
        <ButtonLink tone="secondary" href={isActive ? `${home}/my-account/rewards` : `${home}/promotions`}>
          {isActive ? messages.toOffers : messages.toPromotions}
        </ButtonLink>
      }
    >
      {isActive ? messages.noActiveText : messages.noOffersText}
    </EmptyState>
  );
}
