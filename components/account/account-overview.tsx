'use client';

import { useQuery } from '@tanstack/react-query';
import { createTranslator } from 'use-intl/core';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { query } from '#lib/platform/browser.ts';
import { useBalance } from '#lib/wallet/client.ts';
import type en from '#messages/en.json';

interface AccountOverviewProps {
  /** BCP 47. */
  readonly language: string;
  readonly market: string;
  readonly transactionsHref: string;
  readonly words: (typeof en)['account'];
}

/** Who the player is and what his money means, in plain words. */
export function AccountOverview({ language, market, transactionsHref, words }: AccountOverviewProps) {
  const say = createTranslator({ locale: language, messages: words });
  const profile = useQuery(query('GET /player/me/profile', {}));
  const summary = useQuery(query('GET /player/me/transaction_summary', {}));
  const { balance } = useBalance(profile.data?.currencyCode);
  if (profile.isError && !profile.data) {
    return (
      <Notice
        tone="error"
        action={
          <Button tone="secondary" size="small" onClick={() => void profile.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.failed}
      </Notice>
    );
  }
  if (!profile.data) return <OverviewSkeleton label={words.loading} />;
  const { firstName, lastName, email, mobilePhone, address, postCode, city, registrationDate } = profile.data;
  const facts = [
    [words.email, email],
    [words.phone, mobilePhone],
    [words.address, [address, [postCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
    [words.since, new Date(registrationDate).toLocaleDateString('en-GB')],
  ] as const;
  return (
    <div className="space-y-8">
      <h1 className="text-3xl">{say('greeting', { name: firstName })}</h1>
      <section className="lit flex flex-wrap items-center justify-between gap-6 rounded-card p-6 md:p-8">
        <div className="space-y-1">
          <p className="font-display text-2xl font-semibold">
            {balance ? (
              balance.main.minor > 0 ? (
                say('withdrawable', { amount: formatMoney(balance.main, market) })
              ) : (
                words.noMoney
              )
            ) : (
              <Skeleton className="h-8 w-64 rounded-sm" />
            )}
          </p>
          <p className="min-h-6 text-paper-2">{summary.data && say('deposits', { count: summary.data.totalDepositsCount })}</p>
        </div>
        <ButtonLink href={transactionsHref} tone="secondary">
          {words.seeTransactions}
        </ButtonLink>
      </section>
      <dl className="lit divide-y divide-paper/7 rounded-card">
        <div className="px-6 py-4">
          <dt className="sr-only">{words.title}</dt>
          <dd className="font-display text-xl">{`${firstName} ${lastName}`}</dd>
        </div>
        {facts.map(([label, value]) => (
          <div key={label} className="grid gap-1 px-6 py-4 md:grid-cols-[14rem_1fr]">
            <dt className="text-sm text-paper-3">{label}</dt>
            <dd>{value || '—'}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function OverviewSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="space-y-8">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton className="h-14 w-72 rounded-md" />
      <Skeleton className="h-36 w-full rounded-card" />
      <Skeleton className="h-80 w-full rounded-card" />
    </div>
  );
}
