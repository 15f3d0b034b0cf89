import type { ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/empty-state.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { TransactionCards } from './transaction-cards.tsx';
import type { TransactionDay, TransactionLabels, TransactionRow } from './transaction-row.ts';
import { TransactionTable } from './transaction-table.tsx';
import { TransactionsSkeleton } from './transactions-skeleton.tsx';

export type TransactionsState = 'loading' | 'ready' | 'failed';

interface TransactionsViewProps {
  readonly state: TransactionsState;
  readonly days: readonly TransactionDay[];
  readonly labels: TransactionLabels;
  /** A row of controls above the list. */
  readonly filters?: ReactNode;
  /** One way on when there is nothing. */
  readonly emptyAction?: ReactNode;
  /** Replaces the general sentence of a failure. */
  readonly failure?: string | null;
  readonly hasMore?: boolean;
  readonly loadingMore?: boolean;
  readonly onLoadMore?: () => void;
  readonly onRetry?: () => void;
  readonly onOpen: (row: TransactionRow) => void;
}

/** Money in and out: by day on a phone, as a table on a desktop. A failure keeps what is already shown (TXN-05, TXN-08). */
export function TransactionsView(props: TransactionsViewProps) {
  const {
    state,
    days,
    labels,
    filters,
    emptyAction,
    failure,
    hasMore = false,
    loadingMore = false,
    onLoadMore,
    onRetry,
    onOpen,
  } = props;
  return (
    <div className="space-y-6">
      {filters && <div className="flex flex-wrap items-end gap-3">{filters}</div>}
      <div role="alert">
        {state === 'failed' && (
          <Notice
            tone="error"
            action={
              onRetry && (
                <Button tone="secondary" size="small" onClick={onRetry}>
                  <Icon name="retry" size={18} />
                  {labels.retry}
                </Button>
              )
            }
          >
            {failure ?? labels.failed}
          </Notice>
        )}
      </div>
      {state === 'loading' && <TransactionsSkeleton label={labels.loading} />}
      {state === 'ready' && days.length === 0 && <EmptyState icon="list" title={labels.empty} action={emptyAction} />}
      {state !== 'loading' && days.length > 0 && (
        <>
          <div className="lg:hidden">
            <TransactionCards days={days} onOpen={onOpen} />
          </div>
          <div className="hidden lg:block">
            <TransactionTable days={days} labels={labels} onOpen={onOpen} />
          </div>
          {hasMore && (
            <div className="flex justify-center">
              <Button tone="secondary" loading={loadingMore} onClick={onLoadMore}>
                {labels.loadMore}
              </Button>
            </div>
          )}
        </>
      )}
      <p role="status" className="sr-only">
        {loadingMore ? labels.loadingMore : ''}
      </p>
    </div>
  );
}
