/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TransactionDay, TransactionRow } from './transaction-row.ts';
import { TransactionsView } from './transactions-view.tsx';

const labels = {
  caption: 'Transactions',
  time: 'Time',
  type: 'Type',
  category: 'Category',
  status: 'Status',
  amount: 'Amount',
  balance: 'Balance after',
  loading: 'Loading your transactions',
  loadMore: 'Show more',
  loadingMore: 'Loading more',
  empty: 'Nothing here yet.',
  details: 'Details',
  failed: 'We could not load your transactions.',
  retry: 'Try again',
};

const deposit: TransactionRow = {
  id: '1',
  title: 'Deposit',
  detail: 'Bank',
  category: 'Payments',
  status: { text: 'Completed', tone: 'felt' },
  amount: '+€50.00',
  direction: 'in',
  directionText: 'Money in',
  time: '21:10',
  fullTime: '20 Nov 2026, 21:10:00',
  method: 'Bank',
  game: null,
  dateTime: '2026-11-20T21:10:00Z',
};
const days: readonly TransactionDay[] = [{ day: 'Today', rows: [deposit] }];

const onOpen = jest.fn();

describe('TransactionsView', () => {
  it('TXN-05 shows type, category, status and signed amount of every row', () => {
    render(<TransactionsView state="ready" days={days} labels={labels} onOpen={onOpen} />);
    const table = screen.getByRole('table', { name: 'Transactions' });
    const row = within(table).getByRole('row', { name: /21:10/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['21:10', 'Deposit: DetailsBank', 'Payments', 'Completed', 'Money in +€50.00']);
  });

  it('says in words that nothing has happened yet', () => {
    render(
      <TransactionsView state="ready" days={[]} labels={labels} onOpen={onOpen} emptyAction={<a href="/deposit">Deposit</a>} />,
    );
    expect(screen.getByText('Nothing here yet.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('announces that it loads', () => {
    render(<TransactionsView state="loading" days={[]} labels={labels} onOpen={onOpen} />);
    expect(screen.getByText('Loading your transactions')).toBeInTheDocument();
    expect(screen.queryByText('Nothing here yet.')).toBeNull();
  });

  it('TXN-08 announces a failure, keeps what was there and offers to try again', async () => {
    const onRetry = jest.fn();
    render(
      <TransactionsView
        state="failed"
        days={days}
        labels={labels}
        onOpen={onOpen}
        failure="The bank is closed."
        onRetry={onRetry}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The bank is closed.');
    expect(screen.getByRole('table')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('TXN-02 offers more only where there is more, and not twice while it loads', async () => {
    const onLoadMore = jest.fn();
    const { rerender } = render(
      <TransactionsView state="ready" days={days} labels={labels} onOpen={onOpen} onLoadMore={onLoadMore} />,
    );
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    rerender(<TransactionsView state="ready" days={days} labels={labels} onOpen={onOpen} hasMore onLoadMore={onLoadMore} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    rerender(
      <TransactionsView state="ready" days={days} labels={labels} onOpen={onOpen} hasMore loadingMore onLoadMore={onLoadMore} />,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });
});
