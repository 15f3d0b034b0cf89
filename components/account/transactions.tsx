'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Select } from '#components/ui/select.tsx';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { ask, query } from '#lib/platform/browser.ts';
import { businessNow } from '#lib/time/clock.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import { hasMore, mergeTransactions, pageSize } from '#lib/wallet/history.ts';
import { type HistoryWords, transactionDays } from './transaction-days.ts';
import { TransactionsView } from './transactions-view.tsx';

interface TransactionsProps extends HistoryWords {
  /** BCP 47. */
  readonly language: string;
  readonly market: string;
}

const pollMs = 30_000;

/** TXN-01 to TXN-08: the history in pages of ten, polled, filtered by category. */
export function Transactions({ language, market, ...say }: TransactionsProps) {
  const { words, categories } = say;
  const [category, setCategory] = useState<Transaction['category'] | ''>('');
  const filter = category ? { category } : {};
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
  const rows = mergeTransactions((history.data?.pages ?? []).map(({ transactions }) => transactions));
  const money = (amount: number) => (position.data ? formatMoney(fromWire(amount, position.data.currency), market) : '…');
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-paper-2">{words.intro}</p>
      </header>
      <dl className="grid grid-cols-2 gap-4">
        <Figure label={words.netPosition} value={money(position.data?.netPosition ?? 0)} />
        <Figure label={words.winLoss} value={money(position.data?.winLoss ?? 0)} />
      </dl>
      <TransactionsView
        state={history.isPending ? 'loading' : history.isError ? 'failed' : 'ready'}
        days={transactionDays(rows, { ...say, market, language, now: businessNow() })}
        labels={words}
        filters={
          <Select
            label={words.filter}
            value={category}
            onChange={(event) => setCategory(event.target.value as Transaction['category'] | '')}
            options={[
              { value: '', label: words.allCategories },
              ...Object.entries(categories).map(([value, label]) => ({ value, label })),
            ]}
          />
        }
        hasMore={history.hasNextPage}
        loadingMore={history.isFetchingNextPage}
        onLoadMore={() => void history.fetchNextPage()}
        onRetry={() => void history.refetch()}
      />
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
