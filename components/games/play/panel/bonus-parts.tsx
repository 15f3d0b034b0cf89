import type { ReactNode } from 'react';
import { BonusCode } from '#components/bonuses/codes/bonus-code.tsx';
import { ActiveRewards } from '#components/bonuses/rewards/active-rewards.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import type { Namespace } from '#lib/core/i18n/catalog-types.ts';
import { MessagesProvider, useMessages } from '#lib/core/i18n/client.tsx';
import { useLoadedMessages } from '#lib/core/i18n/use-loaded-messages.ts';
import { LoadError } from './load-error.tsx';

const namespaces = ['rewards', 'bonusFigures', 'bonusCode', 'gameBonus'] as const satisfies readonly Namespace[];

/** GAM-23: the player's bonuses over a game; their messages load with the panel's part. */
export function RewardPart() {
  return (
    <WithMessages>
      <ActiveRewards />
    </WithMessages>
  );
}

export function BonusCodePart({ onRewards }: { readonly onRewards: () => void }) {
  return (
    <WithMessages>
      <CodeForm onRewards={onRewards} />
    </WithMessages>
  );
}

function CodeForm({ onRewards }: { readonly onRewards: () => void }) {
  const { intro } = useMessages('bonusCode');
  return (
    <div className="space-y-5">
      <p className="text-sm text-paper-2">{intro}</p>
      <BonusCode onRewards={onRewards} />
    </div>
  );
}

function WithMessages({ children }: { readonly children: ReactNode }) {
  const { messages, isError, refetch } = useLoadedMessages(...namespaces);
  if (messages) return <MessagesProvider messages={messages}>{children}</MessagesProvider>;
  return isError ? <LoadError onRetry={refetch} /> : <Skeleton className="h-88 w-full rounded-card" />;
}
