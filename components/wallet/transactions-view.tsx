import { type ReactNode, useRef } from 'react';
import { Button } from '#components/ui/actions/button.tsx';
import { Icon } from '#components/ui/media/icon.tsx';
import { EmptyState } from '#components/ui/status/empty-state.tsx';
import { Notice } from '#components/ui/status/notice.tsx';
import { useAddedFocus } from '#components/ui/use-added-focus.ts';
import { useLoadOnScroll } from '#components/ui/use-load-on-scroll.ts';
import { useMessages } from '#lib/core/i18n/client.tsx';
import { useTranslator } from '#lib/core/i18n/use-translator.ts';
import { TransactionCards } from './transaction-cards.tsx';
import type { TransactionDay, TransactionRow } from './transaction-row.ts';
import { TransactionTable } from './transaction-table.tsx';
import { TransactionsSkeleton } from './transactions-skeleton.tsx';

export type TransactionsState = 'loading' | 'ready' | 'failed';

interface TransactionsViewProps {
  readonly state: TransactionsState;
  readonly days: readonly TransactionDay[];
  readonly emptyText: string;
  readonly filters?: ReactNode;
  readonly emptyAction?: ReactNode;
  readonly hasMore?: boolean;
  readonly loadingMore?: boolean;
  readonly onLoadMore?: () => void;
  readonly onRetry?: () => void;
  /** What is known of the failure. */
  readonly failure?: string | undefined;
  readonly onOpen: (row: TransactionRow) => void;
}

/** The history: cards by day on phones, a table on desktops. A failed poll keeps the rows (TXN-05, TXN-08). */
export function TransactionsView(props: TransactionsViewProps) {
  const {
    state,
    days,
    emptyText,
    filters,
    emptyAction,
    hasMore = false,
    loadingMore = false,
    onLoadMore,
    onRetry,
    failure,
    onOpen,
  } = props;
  const messages = useMessages('transactions');
  const t = useTranslator('transactions');
  const list = useRef<HTMLDivElement>(null);
  const focusAdded = useAddedFocus(list);
  const end = useRef<HTMLDivElement>(null);
  const shown = days.reduce((count, { rows }) => count + rows.length, 0);
  const { restart } = useLoadOnScroll(end, {
    isEnabled: hasMore && !loadingMore,
    shown,
    load: () => onLoadMore?.(),
  });
  const loadMore = () => {
    restart();
    focusAdded();
    onLoadMore?.();
  };
  return (
    <div ref={list} className="space-y-4 md:space-y-6">
      {filters}
      <div role="alert" className="empty:mb-0!">
        {state === 'failed' && (
          <Notice
            tone="error"
            title={failure && messages.failed}
            action={
              onRetry && (
                <Button tone="secondary" size="small" onClick={onRetry}>
                  <Icon name="retry" size={18} />
                  {messages.retry}
                </Button>
              )
            }
          >
            {failure ?? messages.failed}
          </Notice>
        )}
      </div>
      {state === 'loading' && <TransactionsSkeleton label={messages.loading} />}
      <div role="status" className="empty:sr-only">
        {state === 'ready' && shown === 0 && <EmptyState icon="list" title={emptyText} action={emptyAction} />}
      </div>
      {state !== 'loading' && days.length > 0 && (
        <>
          <div className="lg:hidden">
            <TransactionCards days={days} onOpen={onOpen} />
          </div>
          <div className="hidden lg:block">
            <TransactionTable days={days} onOpen={onOpen} />
          </div>
          {hasMore && (
            <div ref={end} className="flex justify-center">
              <Button tone="secondary" loading={loadingMore} onClick={loadMore}>
                {messages.loadMore}
              </Button>
            </div>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {loadingMore ? messages.loadingMore : state === 'ready' && shown > 0 && t('rowsShown', { count: shown })}
      </p>
    </div>
  );
}
