'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { ask, query } from '#lib/platform/browser.ts';
import { businessNow } from '#lib/time/clock.ts';
import { hasMore, mergeTransactions, pageSize } from '#lib/wallet/history.ts';
import { HistoryActions } from './history-actions.tsx';
import { everything, filterOf, type HistoryChoice } from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { type HistoryWords, transactionDays, transactionRows } from './transaction-days.ts';
import type { TransactionRow } from './transaction-row.ts';
import { TransactionsView } from './transactions-view.tsx';
import { useBrowserZone } from './use-browser-zone.ts';

/** The dialog loads when the first row is opened. */
const TransactionDetails = dynamic(() => import('./transaction-details.tsx').then((module) => module.TransactionDetails));

interface TransactionsProps extends HistoryWords {
  /** As in the address: `fi-FI`. */
  readonly locale: string;
  /** BCP 47. */
  readonly language: string;
  readonly market: string;
}

const pollMs = 30_000;

/** TXN-01 to TXN-08: the history in pages of ten, polled, filtered by category, kind, status and period. */
export function Transactions({ locale, language, market, ...say }: TransactionsProps) {
  const { words } = say;
  const [choice, setChoice] = useState<HistoryChoice>(everything);
  const [opened, setOpened] = useState<TransactionRow | null>(null);
  const zone = useBrowserZone();
  const filter = filterOf(choice);
  const history = useInfiniteQuery({
    queryKey: ['GET /player/me/transactions', filter],
    queryFn: ({ pageParam }) =>
      ask('GET /player/me/transactions', { query: { ...filter, limit: pageSize, position: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (hasMore(last.transactions) ? pages.length * pageSize : undefined),
    refetchInterval: pollMs,
    retry: false,
  });
  const position = useQuery({
    ...query('GET /player/me/transactions/net_position', { query: filter }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
  });
  const profile = useQuery(query('GET /player/me/profile', {}));
  const rows = mergeTransactions((history.data?.pages ?? []).map(({ transactions }) => transactions));
  const money = (amount: number) => (position.data ? formatMoney(fromWire(amount, position.data.currency), market) : '…');
  const sums = [
    [words.netPosition, money(position.data?.netPosition ?? 0)],
    [words.winLoss, money(position.data?.winLoss ?? 0)],
  ] as const;
  const name = [profile.data?.firstName, profile.data?.lastName, profile.data && `(${profile.data.playerId})`];
  const chosen = [
    choice.category && say.categories[choice.category],
    choice.type && say.types[choice.type],
    choice.status && say.statuses[choice.status],
  ].filter(Boolean);
  const isFiltered = Object.keys(filter).length > 0;
  const day = (date: string) => new Date(`${date}T00:00`).toLocaleDateString(language);
  const period = { all: words.periodAll, day: words.periodDay, week: words.periodWeek, month: words.periodMonth }[
    choice.period === 'own' ? 'all' : choice.period
  ];
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-paper-2">{words.intro}</p>
      </header>
      <dl className="grid grid-cols-2 gap-4">
        {sums.map(([label, value]) => (
          <Figure key={label} label={label} value={value} />
        ))}
      </dl>
      <TransactionsView
        state={history.isPending ? 'loading' : history.isError ? 'failed' : 'ready'}
        days={transactionDays(rows, { ...say, market, language, now: businessNow() })}
        labels={{ ...words, empty: isFiltered ? words.nothingFound : words.empty }}
        emptyAction={
          isFiltered && (
            <Button tone="secondary" onClick={() => setChoice(everything)}>
              {words.clear}
            </Button>
          )
        }
        filters={
          // A choice made before the scripts run would be lost.
          <fieldset disabled={!zone} className="contents">
            <HistoryFilters choice={choice} onChoose={setChoice} {...say} />
            <HistoryActions
              locale={locale}
              zone={zone}
              filter={filter}
              words={words}
              rowsOf={(all) => transactionRows(all, { ...say, market, language })}
              facts={[
                [words.player, name.filter(Boolean).join(' ')],
                [
                  words.period,
                  choice.period === 'own' && (choice.from || choice.to)
                    ? `${choice.from && day(choice.from)} – ${choice.to && day(choice.to)}`
                    : period,
                ],
                [words.filter, chosen.length > 0 ? chosen.join(', ') : words.allCategories],
                ...sums,
                [words.printed, businessNow().toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })],
              ]}
            />
          </fieldset>
        }
        hasMore={history.hasNextPage}
        loadingMore={history.isFetchingNextPage}
        onLoadMore={() => void history.fetchNextPage()}
        onRetry={() => void history.refetch()}
        onOpen={setOpened}
      />
      {opened && <TransactionDetails row={opened} words={words} onClose={() => setOpened(null)} />}
    </div>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="lit rounded-card p-4 md:p-6">
      <dt className="text-sm text-paper-3">{label}</dt>
      <dd className="mt-1 font-display text-xl font-semibold md:text-2xl">{value}</dd>
    </div>
  );
}
