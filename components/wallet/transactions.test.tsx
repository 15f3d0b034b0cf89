import { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { createFeedReader } from '#lib/realtime/feed-reader.ts';
import en from '#messages/en.json' with { type: 'json' };
import { answerFetch, systemError } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { Transactions } from './transactions.tsx';

const messages = en.transactions;
const requested: URL[] = [];
let client: QueryClient;
let isDown = false;
/** Bookings since the first read. */
let newBookings = 0;

function responseTo(url: URL): unknown {
  if (url.pathname.endsWith('/net_position')) {
    return { netPosition: url.searchParams.has('category') ? -30 : -50, winLoss: 5, currency: 'EUR' };
  }
  if (url.pathname.endsWith('/game-names')) return { cloudbreaker: 'Cloudbreaker' };
  if (url.pathname.endsWith('/profile')) return { playerId: '100024', firstName: 'Ben', lastName: 'One' };
  const position = Number(url.searchParams.get('position'));
  if (url.searchParams.get('type') === 'FORFEIT') return { transactions: [], position };
  const category = url.searchParams.get('category') ?? 'CASINO';
  const transactions = Array.from({ length: position === 0 ? 10 : 3 }, (_, index) => ({
    referenceId: `${category}-${position + index - newBookings}`,
    playerId: '100024',
    walletId: 'w1',
    amount: -1,
    balanceAfterTransaction: 99,
    category,
    type: 'BET',
    status: 'SUCCESS',
    transactionDate: new Date(Date.UTC(2026, 10, 20, 12, 0, 0) - (position + index - newBookings) * 60_000).toISOString(),
    currency: 'EUR',
    ...(category === 'CASINO' ? { gameId: 'cloudbreaker' } : { method: 'CREDITCARD' }),
  }));
  return { transactions, position };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:30:00Z') });
  requested.length = 0;
  isDown = false;
  newBookings = 0;
  window.history.replaceState(null, '', '/en-FI/my-account/banking/transactions');
  answerFetch((path) => {
    const url = new URL(path, 'http://localhost');
    requested.push(url);
    return isDown ? systemError : [200, responseTo(url)];
  });
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const requestsTo = (end: string) => requested.filter(({ pathname }) => pathname.endsWith(end));
const table = () => screen.getByRole('table', { name: messages.caption });
const rows = () => within(table()).getAllByRole('button').length;

async function show() {
  renderWithLocale(<Transactions methods={new Map([['CREDITCARD', 'Bank card']])} />, 'en-FI', client);
  await pass(50);
}

test('TXN-06 net deposits are positive for a player who has paid in more than out', async () => {
  await show();
  const term = screen.getAllByText(messages.netPosition)[0];
  expect(term?.parentElement).toHaveTextContent(/[^−]50\.00 €$/);
});

test('TXN-07 CST-05 refetches rows and sums every 30 seconds', async () => {
  await show();
  expect([requestsTo('/transactions').length, requestsTo('/net_position').length]).toEqual([1, 1]);
  await pass(29_000);
  expect([requestsTo('/transactions').length, requestsTo('/net_position').length]).toEqual([1, 1]);
  await pass(1_000);
  expect([requestsTo('/transactions').length, requestsTo('/net_position').length]).toEqual([2, 2]);
});

test('TXN-02 loads ten rows, then the next page, until a page is not full', async () => {
  await show();
  expect(rows()).toBe(10);
  fireEvent.click(screen.getByRole('button', { name: messages.loadMore }));
  await pass(50);
  expect(requestsTo('/transactions').at(-1)?.searchParams.get('position')).toBe('10');
  expect(rows()).toBe(13);
  expect(screen.queryByRole('button', { name: messages.loadMore })).toBeNull();
});

test('TXN-02 RTM-04 a balance that changes while the next page loads does not stop it, and is followed by one more read', async () => {
  await show();
  const reader = createFeedReader(client);
  let respond: () => void = () => undefined;
  const { fetch: originalFetch } = globalThis;
  globalThis.fetch = async (path, init) => {
    if (String(path).includes('position=10')) await new Promise<void>((resolve) => (respond = resolve));
    return originalFetch(path, init);
  };
  fireEvent.click(screen.getByRole('button', { name: messages.loadMore }));
  reader.receive(JSON.stringify({ type: 'WALLET_BALANCE', balanceMap: { main: [], locked: [], bonus: [] } }));
  await pass(1_100);
  globalThis.fetch = originalFetch;
  respond();
  await pass(50);
  expect(rows()).toBe(13);
  const before = requestsTo('/transactions').length;
  await pass(1_100);
  expect(requestsTo('/transactions').length - before).toBe(2);
  await pass(5_000);
  expect(requestsTo('/transactions').length - before).toBe(2);
  reader.stop();
});

test('TXN-02 RTM-04 a next page that ends the read after a changed balance is followed by that read', async () => {
  await show();
  const reader = createFeedReader(client);
  const { fetch: originalFetch } = globalThis;
  globalThis.fetch = async (path, init) => {
    if (String(path).includes('position=0')) await new Promise(() => undefined);
    return originalFetch(path, init);
  };
  newBookings = 1;
  reader.receive(JSON.stringify({ type: 'WALLET_BALANCE', balanceMap: { main: [], locked: [], bonus: [] } }));
  await pass(1_100);
  globalThis.fetch = originalFetch;
  fireEvent.click(screen.getByRole('button', { name: messages.loadMore }));
  await pass(50);
  expect(requestsTo('/transactions').map(({ searchParams }) => searchParams.get('position'))).toEqual(['0', '10', '0', '10']);
  expect(rows()).toBe(13);
  reader.stop();
});

test('TXN-01 TXN-04 TXN-06 every filter applies to rows and sums, and one button clears them all', async () => {
  await show();
  fireEvent.change(screen.getByRole('combobox', { name: messages.filter }), { target: { value: 'PAYMENT' } });
  fireEvent.change(screen.getByRole('combobox', { name: messages.type }), { target: { value: 'DEPOSIT' } });
  fireEvent.change(screen.getByRole('combobox', { name: messages.status }), { target: { value: 'FAILED' } });
  fireEvent.change(screen.getByRole('combobox', { name: messages.period }), { target: { value: 'week' } });
  await pass(50);
  for (const path of ['/transactions', '/net_position']) {
    const query = Object.fromEntries(requestsTo(path).at(-1)?.searchParams ?? []);
    expect(query).toMatchObject({ category: 'PAYMENT', type: 'DEPOSIT', status: 'FAILED', hour: '168' });
  }
  expect(within(table()).getAllByText(en.transactionCategory.PAYMENT)).toHaveLength(10);
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: messages.export }));
  expect((save.mock.contexts[0] as HTMLAnchorElement).getAttribute('href')).toMatch(
    /^\/api\/history\/export\?locale=en-FI&zone=.+&category=PAYMENT&status=FAILED&type=DEPOSIT&hour=168$/,
  );
  fireEvent.click(screen.getByRole('button', { name: messages.clear }));
  await pass(50);
  expect(within(table()).getAllByText(en.transactionCategory.CASINO)).toHaveLength(10);
  expect(screen.queryByRole('button', { name: messages.clear })).toBeNull();
});

test('TXN-04 filters without matches say so', async () => {
  await show();
  fireEvent.change(screen.getByRole('combobox', { name: messages.type }), { target: { value: 'FORFEIT' } });
  await pass(50);
  expect(screen.getByText(messages.nothingFound)).toBeInTheDocument();
});

test('TXN-04 one button folds filters and files together, and counts the filters that are chosen', async () => {
  await show();
  const fold = screen.getByRole('button', { name: messages.filters });
  const folded = within(document.getElementById(fold.getAttribute('aria-controls') ?? '') ?? fold);
  expect(folded.getByRole('button', { name: messages.export })).toBeInTheDocument();
  fireEvent.change(folded.getByRole('combobox', { name: messages.filter }), { target: { value: 'PAYMENT' } });
  fireEvent.change(folded.getByRole('combobox', { name: messages.period }), { target: { value: 'week' } });
  expect(fold).toHaveTextContent(`${messages.filters} (2)`);
  await pass(50);
});

test('TXN-04 rejects dates in the wrong order without a request', async () => {
  await show();
  fireEvent.change(screen.getByRole('combobox', { name: messages.period }), { target: { value: 'own' } });
  fireEvent.change(screen.getByLabelText(messages.from), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText(messages.to), { target: { value: '2026-11-10' } });
  await pass(50);
  expect(screen.getByText(messages.periodWrong)).toBeVisible();
  expect(requested.some(({ searchParams }) => (searchParams.get('from') ?? '') > (searchParams.get('to') ?? '9'))).toBe(false);
  expect(screen.getByRole('button', { name: messages.export })).toBeDisabled();
  expect(screen.getByRole('button', { name: messages.print })).toBeDisabled();
  fireEvent.change(screen.getByLabelText(messages.from), { target: { value: '2026-11-01' } });
  await pass(50);
  expect(screen.getByRole('button', { name: messages.print })).toBeEnabled();
});

test('TXN-08 a failed poll shows an error and keeps the rows', async () => {
  await show();
  isDown = true;
  await pass(30_100);
  expect(screen.getByRole('alert')).toHaveTextContent(messages.failed);
  expect(rows()).toBe(10);
});

test('TXN-04 the address holds the filters: read on load, written on change', async () => {
  window.history.replaceState(null, '', '?category=PAYMENT&period=week');
  await show();
  expect(requestsTo('/transactions').map(({ searchParams }) => searchParams.get('category'))).toEqual(['PAYMENT']);
  expect(screen.getByRole('combobox', { name: messages.period })).toHaveValue('week');
  fireEvent.change(screen.getByRole('combobox', { name: messages.status }), { target: { value: 'FAILED' } });
  expect(window.location.search).toBe('?category=PAYMENT&period=week&status=FAILED');
  fireEvent.click(screen.getByRole('button', { name: messages.clear }));
  expect(window.location.search).toBe('');
  await pass(50);
});

test('TXN-05 shows no game id while the names are loading', async () => {
  let respond: () => void = () => undefined;
  const { fetch: originalFetch } = globalThis;
  globalThis.fetch = async (path, init) => {
    if (String(path).startsWith('/api/content/game-names')) await new Promise<void>((resolve) => (respond = resolve));
    return originalFetch(path, init);
  };
  await show();
  expect(rows()).toBe(10);
  expect(screen.queryByText(/cloudbreaker/i)).toBeNull();
  respond();
  await pass(50);
  expect(within(table()).getAllByText('Cloudbreaker')).toHaveLength(10);
});

test('TXN-05 shows the names of payment methods and games', async () => {
  await show();
  expect(within(table()).getAllByText('Cloudbreaker')).toHaveLength(10);
  expect(requestsTo('/game-names').map(({ searchParams }) => searchParams.get('ids'))).toEqual(['cloudbreaker']);
  fireEvent.change(screen.getByRole('combobox', { name: messages.filter }), { target: { value: 'PAYMENT' } });
  await pass(50);
  expect(within(table()).getAllByText('Bank card')).toHaveLength(10);
});

test('TXN-05 a statement asked for right after a choice has the rows and the sums of that choice', async () => {
  const print = jest.fn();
  window.print = print;
  await show();
  fireEvent.change(screen.getByRole('combobox', { name: messages.filter }), { target: { value: 'PAYMENT' } });
  fireEvent.click(screen.getByRole('button', { name: messages.print }));
  await pass(50);
  expect(print).toHaveBeenCalledTimes(1);
  const statement = within(screen.getByRole('region', { name: messages.statement }));
  expect(statement.getByText('Ben One (100024)')).toBeInTheDocument();
  expect(statement.getByText('30.00 €')).toBeInTheDocument();
  expect(statement.getAllByText(en.transactionCategory.PAYMENT)).not.toHaveLength(0);
  // The print dialog opens once, whatever is read again meanwhile.
  await pass(30_100);
  expect(print).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('afterprint'));
  expect(screen.queryByRole('region', { name: messages.statement })).toBeNull();
});

test('a statement whose sums cannot be read is not printed', async () => {
  const print = jest.fn();
  window.print = print;
  await show();
  isDown = true;
  fireEvent.click(screen.getByRole('button', { name: messages.print }));
  await pass(50);
  expect(print).not.toHaveBeenCalled();
});
