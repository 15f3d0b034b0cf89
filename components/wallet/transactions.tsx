'use client';

import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { readProfile } from '#lib/account/calls.ts';
import { query } from '#lib/core/api/browser.ts';
import { specificText } from '#lib/core/api/error-message.ts';
import { useLocale, useMessages } from '#lib/core/i18n/client.tsx';
import { formatMoney } from '#lib/core/money/format.ts';
import { fromWire } from '#lib/core/money/money.ts';
import { businessNow } from '#lib/core/time/clock.ts';
import { fetchGameNames, useGameNames } from '#lib/games/catalog/client.ts';
import { listTransactions, readNetPosition } from '#lib/wallet/calls.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import { hasMore, mergeTransactions, pageSize } from '#lib/wallet/history.ts';
import { isReversed } from '#lib/wallet/period.ts';
import { HistoryActions } from './history-actions.tsx';
import { everything, toFilter } from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { statementFacts } from './statement-facts.ts';
import { transactionDays, transactionRows } from './transaction-days.ts';
import type { TransactionRow } from './transaction-row.ts';
import { TransactionsView } from './transactions-view.tsx';
import { useBrowserZone } from './use-browser-zone.ts';
import { useHistoryChoice } from './use-history-choice.ts';
import { useHistoryMessages } from './use-history-messages.ts';

const TransactionDetails = dynamic(() => import('./transaction-details.tsx').then((module) => module.TransactionDetails));

interface TransactionsProps {
  readonly methods: ReadonlyMap<string, string>;
}

const pollMs = 30_000;

/** TXN-01 to TXN-08: the history in pages of ten, polled, filtered by category, type, status and period. */
export function Transactions({ methods }: TransactionsProps) {
  const { locale, numbers, languageCode } = useLocale();
  const [language] = languageCode.split('-');
  const historyMessages = useHistoryMessages();
  const { messages } = historyMessages;
  const errors = useMessages('errors');
  const [choice, choose] = useHistoryChoice();
  const [opened, setOpened] = useState<TransactionRow | null>(null);
  const zone = useBrowserZone();
  const filter = toFilter(choice);
  // URL and time zone are known only after hydration.
  const enabled = zone !== undefined;
  const history = useInfiniteQuery({
    queryKey: [listTransactions.key, filter, language],
    queryFn: ({ pageParam }) => listTransactions({ query: { ...filter, language, limit: pageSize, position: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (hasMore(last.transactions) ? pages.length * pageSize : undefined),
    refetchInterval: pollMs,
    retry: false,
    enabled,
  });
  const { isRefetching } = history;
  const positionQuery = query(readNetPosition, { query: filter });
  const position = useQuery({ ...positionQuery, refetchInterval: pollMs, enabled });
  const client = useQueryClient();
  const rows = mergeTransactions((history.data?.pages ?? []).map(({ transactions }) => transactions));
  const nameGame = useGameNames(locale, gamesOf(rows));
  const rowOptions = { ...historyMessages, numbers, names: { methods, nameGame } };
  const sumsOf = (data: typeof position.data) => {
    const money = (amount: number) => (data ? formatMoney(fromWire(amount, data.currency), numbers) : '…');
    return [
      // The platform counts a withdrawal as positive.
      [messages.netPosition, money(0 - (data?.netPosition ?? 0))],
      [messages.winLoss, money(data?.winLoss ?? 0)],
    ] as const;
  };
  const isFiltered = Object.keys(filter).length > 0;

  /** The next page ends a running refetch, which is due again after it. */
  async function loadMore() {
    await history.fetchNextPage();
    if (isRefetching) await history.refetch();
  }

  async function toPrintRows(all: readonly Transaction[]): Promise<readonly TransactionRow[]> {
    const gameNames = await fetchGameNames(locale, [...new Set(gamesOf(all))]).catch(() => undefined);
    return transactionRows(all, { ...rowOptions, names: { methods, nameGame: (id) => gameNames?.get(id) ?? id } });
  }

  async function readFacts() {
    const [sums, profile] = await Promise.all([
      client.fetchQuery({ ...positionQuery, staleTime: 0 }),
      client.fetchQuery(query(readProfile)),
    ]);
    return statementFacts({ choice, profile, sums: sumsOf(sums), ...historyMessages });
  }

  return (
    <div className="space-y-4 md:space-y-8">
      <header className="space-y-2">
        <h1 className="text-3xl">{messages.title}</h1>
        <p className="text-paper-2 max-md:hidden">{messages.intro}</p>
      </header>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 md:grid md:grid-cols-2 md:gap-4">
        {sumsOf(position.data).map(([label, value]) => (
          <Figure key={label} label={label} value={value} />
        ))}
      </dl>
      <TransactionsView
        state={history.isPending ? 'loading' : history.isError ? 'failed' : 'ready'}
        days={transactionDays(rows, { ...rowOptions, now: businessNow() })}
        emptyText={isFiltered ? messages.nothingFound : messages.empty}
        emptyAction={
          isFiltered && (
            <Button tone="secondary" onClick={() => choose(everything)}>
              {messages.clear}
            </Button>
          )
        }
        filters={
          <HistoryFilters choice={choice} onChoose={choose}>
            <HistoryActions
              filter={filter}
              disabled={isReversed(choice)}
              onClear={isFiltered || choice.period !== everything.period ? () => choose(everything) : undefined}
              toRows={toPrintRows}
              readFacts={readFacts}
            />
          </HistoryFilters>
        }
        hasMore={history.hasNextPage}
        loadingMore={history.isFetchingNextPage}
        onLoadMore={() => void loadMore()}
        onRetry={() => void history.refetch()}
        failure={specificText(history.error, errors)}
        onOpen={setOpened}
      />
      {opened && <TransactionDetails row={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

function gamesOf(rows: readonly Transaction[]): readonly string[] {
  return rows.flatMap(({ gameId }) => gameId ?? []);
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="flex items-baseline gap-2 md:lit md:flex-col md:gap-1 md:rounded-card md:p-6">
      <dt className="text-sm text-paper-3">{label}</dt>
      <dd className="text-sm font-semibold md:font-display md:text-2xl">{value}</dd>
    </div>
  );
}
