'use client';

import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { askGameNames, useGameNames } from '#lib/games/client.ts';
import { formatMoney } from '#lib/money/format.ts';
import { fromWire } from '#lib/money/money.ts';
import { ask, query } from '#lib/platform/browser.ts';
import { businessNow } from '#lib/time/clock.ts';
import type { Transaction } from '#lib/wallet/contract.ts';
import { hasMore, mergeTransactions, pageSize } from '#lib/wallet/history.ts';
import { HistoryActions } from './history-actions.tsx';
import { everything, filterOf } from './history-choice.ts';
import { HistoryFilters } from './history-filters.tsx';
import { factsOf } from './statement-facts.ts';
import { type HistoryWords, transactionDays, transactionRows } from './transaction-days.ts';
import type { TransactionRow } from './transaction-row.ts';
import { TransactionsView } from './transactions-view.tsx';
import { useBrowserZone } from './use-browser-zone.ts';
import { useHistoryChoice } from './use-history-choice.ts';

/** The dialog loads when the first row is opened. */
const TransactionDetails = dynamic(() => import('./transaction-details.tsx').then((module) => module.TransactionDetails));

interface TransactionsProps extends HistoryWords {
  /** As in the address: `fi-FI`. */
  readonly locale: string;
  /** BCP 47. */
  readonly language: string;
  readonly market: string;
  /** What the editors call each way to pay, by its code. */
  readonly methods: ReadonlyMap<string, string>;
}

const pollMs = 30_000;

/** TXN-01 to TXN-08: the history in pages of ten, polled, filtered by category, kind, status and period. */
export function Transactions({ locale, language, market, methods, ...say }: TransactionsProps) {
  const { words } = say;
  const [choice, choose] = useHistoryChoice();
  const [opened, setOpened] = useState<TransactionRow | null>(null);
  const zone = useBrowserZone();
  const filter = filterOf(choice);
  // The address is read once scripts run, and with it the zone is known.
  const enabled = zone !== undefined;
  const history = useInfiniteQuery({
    queryKey: ['GET /player/me/transactions', filter],
    queryFn: ({ pageParam }) =>
      ask('GET /player/me/transactions', { query: { ...filter, limit: pageSize, position: pageParam } }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (hasMore(last.transactions) ? pages.length * pageSize : undefined),
    refetchInterval: pollMs,
    retry: false,
    enabled,
  });
  const position = useQuery({
    ...query('GET /player/me/transactions/net_position', { query: filter }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs,
    enabled,
  });
  const profile = useQuery(query('GET /player/me/profile', {}));
  const rows = mergeTransactions((history.data?.pages ?? []).map(({ transactions }) => transactions));
  const nameGame = useGameNames(locale, gamesOf(rows));
  const setting = { ...say, market, language, names: { methods, nameGame } };
  const money = (amount: number) => (position.data ? formatMoney(fromWire(amount, position.data.currency), market) : '…');
  const sums = [
    [words.netPosition, money(position.data?.netPosition ?? 0)],
    [words.winLoss, money(position.data?.winLoss ?? 0)],
  ] as const;
  const isFiltered = Object.keys(filter).length > 0;

  async function rowsOnPaper(all: readonly Transaction[]): Promise<readonly TransactionRow[]> {
    const known = await askGameNames(locale, [...new Set(gamesOf(all))]).catch(() => undefined);
    return transactionRows(all, { ...setting, names: { methods, nameGame: (id) => known?.get(id) ?? id } });
  }
  return (
    <div className="space-y-8">
      <header className="space-y-2">
        <h1 className="text-3xl">{words.title}</h1>
        <p className="text-paper-2">{words.intro}</p>
      </header>
      <dl className="grid gap-4 min-[22.5rem]:grid-cols-2">
        {sums.map(([label, value]) => (
          <Figure key={label} label={label} value={value} />
        ))}
      </dl>
      <TransactionsView
        state={history.isPending ? 'loading' : history.isError ? 'failed' : 'ready'}
        days={transactionDays(rows, { ...setting, now: businessNow() })}
        labels={{ ...words, empty: isFiltered ? words.nothingFound : words.empty }}
        emptyAction={
          isFiltered && (
            <Button tone="secondary" onClick={() => choose(everything)}>
              {words.clear}
            </Button>
          )
        }
        filters={
          // A choice made before the scripts run would be lost.
          <fieldset disabled={!zone} className="contents">
            <HistoryFilters choice={choice} onChoose={choose} {...say} />
            <HistoryActions
              locale={locale}
              zone={zone}
              filter={filter}
              words={words}
              rowsOf={rowsOnPaper}
              facts={factsOf({ choice, profile: profile.data, language, sums, ...say })}
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

function gamesOf(rows: readonly Transaction[]): readonly string[] {
  return rows.flatMap(({ gameId }) => gameId ?? []);
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="lit flex flex-col justify-between rounded-card p-4 md:p-6">
      <dt className="text-sm text-paper-3">{label}</dt>
      <dd className="mt-1 font-display text-xl font-semibold md:text-2xl">{value}</dd>
    </div>
  );
}
