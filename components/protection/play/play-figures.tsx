import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '#components/ui/status/load-failure.tsx';
import { Skeleton } from '#components/ui/status/skeleton.tsx';
import { query } from '#lib/core/api/browser.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { readPlayPeriods } from '#lib/protection/activity/calls.ts';
import { PlayChart } from './play-chart.tsx';
import { PlayLimits } from './play-limits.tsx';
import { PlayTable } from './play-table.tsx';
import { useFacts } from './use-facts.ts';

const refetchMs = 60_000;
const currentNames = { D: 'today', W: 'thisWeek', M: 'thisMonth' } as const;

/** The current period with its limits, and those before it. Without an answer of the platform there are no figures. */
export function PlayFigures({ by }: { readonly by: LimitPeriod }) {
  const messages = useMessages('ownPlay');
  const factsOf = useFacts();
  const { isError, isPending, refetch, ...periods } = useQuery({
    ...query(readPlayPeriods, { query: { by } }),
    refetchInterval: refetchMs,
    retry: false,
  });
  const data = isError ? undefined : periods.data;
  const current = data?.periods[0];
  return (
    <div className="space-y-6" aria-busy={isPending}>
      <p role="status" className="sr-only">
        {isPending && messages.loading}
      </p>
      <div className="grid gap-4 lg:grid-cols-2">
        <div className="lit rounded-card p-5 md:p-6">
          <h3 className="mb-3 text-lg font-semibold">{messages[currentNames[by]]}</h3>
          {data && current ? (
            <dl className="space-y-2.5 text-sm">
              {factsOf(current, data.currency).map(({ label, text }) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-4">
                  <dt className="text-paper-2">{label}</dt>
                  <dd className="font-semibold tabular-nums">{text}</dd>
                </div>
              ))}
            </dl>
          ) : isError ? (
            <LoadFailure label={messages.retry} onRetry={refetch}>
              {messages.failed}
            </LoadFailure>
          ) : (
            <Skeleton className="h-44 w-full rounded-md" />
          )}
        </div>
        <PlayLimits period={by} />
      </div>
      {data && (
        <>
          <PlayChart periods={data.periods} currency={data.currency} />
          <PlayTable by={by} periods={data.periods} currency={data.currency} />
          <p className="max-w-prose text-sm text-paper-3">{messages.note}</p>
        </>
      )}
    </div>
  );
}
