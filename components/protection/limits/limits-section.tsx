'use client';

import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { limitPeriods } from '#lib/core/market/protection.ts';
import { useLimits } from '#lib/protection/limits/client.ts';
import type { LimitTopic } from '#lib/protection/limits/rules.ts';
import { LimitCard } from './limit-card.tsx';

const texts = {
  deposit: ['limits_depositTitle', 'limits_depositText'],
  spend: ['limits_spendTitle', 'limits_spendText'],
} as const;

/** LIM-01, LIM-08: the limits of a kind per day, week and month, side by side. Needs the namespace `gambling`. */
export function LimitsSection({ topic }: { readonly topic: LimitTopic }) {
  const messages = useMessages('gambling');
  const limits = useLimits(topic);
  const [title, text] = texts[topic];
  const id = `${topic}-limits`;
  return (
    <section aria-labelledby={id} className="space-y-5">
      <div className="max-w-prose space-y-1.5">
        <h2 id={id} className="scroll-mt-24 text-2xl">
          {messages[title]}
        </h2>
        <p className="text-paper-2">{messages[text]}</p>
      </div>
      {limits.isError && !limits.data ? (
        <LoadFailure label={messages.limits_retry} onRetry={limits.refetch}>
          {messages.limits_loadFailed}
        </LoadFailure>
      ) : (
        <ul className="grid gap-4 xl:grid-cols-3" aria-busy={!limits.data}>
          {limitPeriods.map((period) => (
            <li key={period} className="lit rounded-card p-5 md:p-6">
              {limits.data ? (
                <LimitCard topic={topic} period={period} limits={limits.data} />
              ) : (
                <Skeleton className="h-52 w-full rounded-md" />
              )}
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {limits.isPending && messages.limits_loading}
      </p>
      <div role="status" className="empty:sr-only">
        {limits.isError && limits.data && <Notice tone="warn">{messages.limits_stale}</Notice>}
      </div>
    </section>
  );
}
