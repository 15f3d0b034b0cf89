import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMessage } from '#lib/core/i18n/format-message.ts';
import en from '#messages/en.json' with { type: 'json' };
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import type { TransactionDay, TransactionRow } from './transaction-row.ts';
import { TransactionsView } from './transactions-view.tsx';

const messages = en.transactions;

const deposit: TransactionRow = {
  reference: '7KX-4MA-9RD',
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
  bet: null,
  bonus: null,
  dateTime: '2026-11-20T21:10:00Z',
};
const days: readonly TransactionDay[] = [{ day: 'Today', rows: [deposit] }];

const onOpen = jest.fn();

/** As on a large screen, which hides the cards. */
Element.prototype.getClientRects = function getClientRects() {
  return Object.assign(this.closest('[class~="lg:hidden"]') ? [] : [new DOMRect()], { item: () => null });
};

describe('TransactionsView', () => {
  it('TXN-05 shows type, category, status and signed amount of every row', () => {
    renderWithLocale(<TransactionsView state="ready" days={days} emptyText="Nothing here yet." onOpen={onOpen} />);
    const table = screen.getByRole('table', { name: messages.caption });
    const row = within(table).getByRole('row', { name: /21:10/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['21:10', `Deposit: ${messages.details}Bank`, 'Payments', 'Completed', 'Money in +€50.00']);
  });

  it('shows the empty text and action without rows', () => {
    renderWithLocale(
      <TransactionsView
        state="ready"
        days={[]}
        emptyText="Nothing here yet."
        onOpen={onOpen}
        emptyAction={<a href="/deposit">Deposit</a>}
      />,
    );
    expect(screen.getByText('Nothing here yet.').closest('[role="status"]')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Deposit' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('announces loading', () => {
    renderWithLocale(<TransactionsView state="loading" days={[]} emptyText="Nothing here yet." onOpen={onOpen} />);
    expect(screen.getByText(messages.loading)).toBeInTheDocument();
    expect(screen.queryByText('Nothing here yet.')).toBeNull();
  });

  it('TXN-08 announces a failure with the platform’s message, keeps the rows and offers a retry', async () => {
    const onRetry = jest.fn();
    renderWithLocale(
      <TransactionsView
        state="failed"
        failure="The history is being moved until noon."
        days={days}
        emptyText="Nothing here yet."
        onOpen={onOpen}
        onRetry={onRetry}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent(`${messages.failed}The history is being moved until noon.`);
    expect(screen.getByRole('table')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: messages.retry }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  it('TXN-02 offers more only where there is more, and not while it loads', async () => {
    const onLoadMore = jest.fn();
    const { rerender } = renderWithLocale(
      <TransactionsView state="ready" days={days} emptyText="Nothing here yet." onOpen={onOpen} onLoadMore={onLoadMore} />,
    );
    expect(screen.queryByRole('button', { name: messages.loadMore })).toBeNull();
    rerender(
      <TransactionsView
        state="ready"
        days={days}
        emptyText="Nothing here yet."
        onOpen={onOpen}
        hasMore
        onLoadMore={onLoadMore}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: messages.loadMore }));
    rerender(
      <TransactionsView
        state="ready"
        days={days}
        emptyText="Nothing here yet."
        onOpen={onOpen}
        hasMore
        loadingMore
        onLoadMore={onLoadMore}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: messages.loadMore }));
    expect(onLoadMore).toHaveBeenCalledTimes(1);
  });

  it('TXN-02 says how many rows are shown, and focuses the first one that “show more” has added', async () => {
    const view = (rows: readonly TransactionRow[], hasMore: boolean, state: 'loading' | 'ready' = 'ready') => (
      <TransactionsView state={state} days={[{ day: 'Today', rows }]} emptyText="" onOpen={onOpen} hasMore={hasMore} />
    );
    const { rerender } = renderWithLocale(view([], false, 'loading'));
    rerender(view([deposit], true));
    const status = screen.getByText(formatMessage(messages.rowsShown, { count: 1 }));
    expect(status).toHaveAttribute('role', 'status');
    await userEvent.click(screen.getByRole('button', { name: messages.loadMore }));
    rerender(view([deposit, { ...deposit, id: '2', title: 'Stake' }], false));
    expect(within(screen.getByRole('table')).getByRole('button', { name: /Stake/ })).toHaveFocus();
    expect(status).toHaveTextContent(formatMessage(messages.rowsShown, { count: 2 }));
  });
});
