import { Button } from '#components/ui/actions/button.tsx';
import { ButtonLink } from '#components/ui/actions/button-link.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import type { RewardTab } from '#lib/bonuses/store.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';

export function RewardsLoading() {
  const messages = useMessages('rewards');
  return (
    <div className="space-y-5">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-88 w-full rounded-card" />
      ))}
    </div>
  );
}

export function RewardsFailure({ onRetry }: { readonly onRetry: () => void }) {
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

export function NoRewards({ tab }: { readonly tab: RewardTab }) {
  const { home } = useLocale();
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
