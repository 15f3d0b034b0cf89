/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import en from '#messages/en.json' with { type: 'json' };
import { Transactions } from './transactions.tsx';

const words = en.transactions;
const asked: URL[] = [];
let client: QueryClient;
let isDown = false;

function answerTo(url: URL): unknown {
  if (url.pathname.endsWith('/net_position')) return { netPosition: -50, winLoss: 5, currency: 'EUR' };
  if (url.pathname.endsWith('/game-names')) return { cloudbreaker: 'Cloudbreaker' };
  if (url.pathname.endsWith('/profile')) return { playerId: '100024', firstName: 'Ben', lastName: 'One' };
  const position = Number(url.searchParams.get('position'));
  const category = url.searchParams.get('category') ?? 'CASINO';
  const transactions = Array.from({ length: position === 0 ? 10 : 3 }, (_, index) => ({
    referenceId: `${category}-${position + index}`,
    playerId: '100024',
    walletId: 'w1',
    amount: -1,
    balanceAfterTransaction: 99,
    category,
    type: 'BET',
    status: 'SUCCESS',
    transactionDate: new Date(Date.UTC(2026, 10, 20, 12, 0, 0) - (position + index) * 60_000).toISOString(),
    currency: 'EUR',
    ...(category === 'CASINO' ? { gameId: 'cloudbreaker' } : { method: 'CREDITCARD' }),
  }));
  return { transactions, position };
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:30:00Z') });
  asked.length = 0;
  isDown = false;
  window.history.replaceState(null, '', '/en-FI/my-account/banking/transactions');
  globalThis.fetch = (async (path: string) => {
    const url = new URL(path, 'http://localhost');
    asked.push(url);
    const body = isDown ? { status: 500, code: 'error.system.error' } : answerTo(url);
    return { ok: !isDown, status: isDown ? 500 : 200, headers: new Headers(), json: async () => body };
  }) as unknown as typeof fetch;
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const askedFor = (end: string) => asked.filter(({ pathname }) => pathname.endsWith(end));
const table = () => screen.getByRole('table', { name: words.caption });
const rows = () => within(table()).getAllByRole('button').length;

async function show() {
  render(
    <QueryClientProvider client={client}>
      <Transactions
        locale="en-FI"
        language="en-FI"
        market="FI"
        methods={new Map([['CREDITCARD', 'Bank card']])}
        words={words}
        categories={en.transactionCategory}
        statuses={en.transactionStatus}
        types={en.transactionType}
      />
    </QueryClientProvider>,
  );
  await pass(50);
}

test('TXN-07 CST-05 rows and sums are asked for anew every 30 seconds', async () => {
  await show();
  expect([askedFor('/transactions').length, askedFor('/net_position').length]).toEqual([1, 1]);
  await pass(29_000);
  expect([askedFor('/transactions').length, askedFor('/net_position').length]).toEqual([1, 1]);
  await pass(1_000);
  expect([askedFor('/transactions').length, askedFor('/net_position').length]).toEqual([2, 2]);
});

test('TXN-02 ten rows, then ten more from the tenth on, and no more after a page that is not full', async () => {
  await show();
  expect(rows()).toBe(10);
  fireEvent.click(screen.getByRole('button', { name: words.loadMore }));
  await pass(50);
  expect(askedFor('/transactions').at(-1)?.searchParams.get('position')).toBe('10');
  expect(rows()).toBe(13);
  expect(screen.queryByRole('button', { name: words.loadMore })).toBeNull();
});

test('TXN-01 TXN-04 TXN-06 every filter goes into both questions, replaces the list, and is cleared by one press', async () => {
  await show();
  fireEvent.change(screen.getByRole('combobox', { name: words.filter }), { target: { value: 'PAYMENT' } });
  fireEvent.change(screen.getByRole('combobox', { name: words.type }), { target: { value: 'DEPOSIT' } });
  fireEvent.change(screen.getByRole('combobox', { name: words.status }), { target: { value: 'FAILED' } });
  fireEvent.change(screen.getByRole('combobox', { name: words.period }), { target: { value: 'week' } });
  await pass(50);
  for (const path of ['/transactions', '/net_position']) {
    const query = Object.fromEntries(askedFor(path).at(-1)?.searchParams ?? []);
    expect(query).toMatchObject({ category: 'PAYMENT', type: 'DEPOSIT', status: 'FAILED', hour: '168' });
  }
  expect(within(table()).getAllByText(en.transactionCategory.PAYMENT)).toHaveLength(10);
  const exported = screen.getByRole('link', { name: words.export }).getAttribute('href');
  expect(exported).toMatch(/^\/api\/history\/export\?locale=en-FI&zone=.+&category=PAYMENT&status=FAILED&type=DEPOSIT&hour=168$/);
  fireEvent.click(screen.getByRole('button', { name: words.clear }));
  await pass(50);
  expect(within(table()).getAllByText(en.transactionCategory.CASINO)).toHaveLength(10);
  expect(screen.queryByRole('button', { name: words.clear })).toBeNull();
});

test('TXN-04 two days in the wrong order are said to be so, and are not asked for', async () => {
  await show();
  fireEvent.change(screen.getByRole('combobox', { name: words.period }), { target: { value: 'own' } });
  fireEvent.change(screen.getByLabelText(words.from), { target: { value: '2026-11-20' } });
  fireEvent.change(screen.getByLabelText(words.to), { target: { value: '2026-11-10' } });
  await pass(50);
  expect(screen.getByText(words.periodWrong)).toBeVisible();
  expect(asked.some(({ searchParams }) => (searchParams.get('from') ?? '') > (searchParams.get('to') ?? '9'))).toBe(false);
});

test('TXN-08 a poll that fails says so and keeps the rows', async () => {
  await show();
  isDown = true;
  await pass(30_100);
  expect(screen.getByRole('alert')).toHaveTextContent(words.failed);
  expect(rows()).toBe(10);
});

test('TXN-04 the choice is in the address: a link opens it, and what is chosen is written there', async () => {
  window.history.replaceState(null, '', '?category=PAYMENT&period=week');
  await show();
  expect(askedFor('/transactions').map(({ searchParams }) => searchParams.get('category'))).toEqual(['PAYMENT']);
  expect(screen.getByRole('combobox', { name: words.period })).toHaveValue('week');
  fireEvent.change(screen.getByRole('combobox', { name: words.status }), { target: { value: 'FAILED' } });
  expect(window.location.search).toBe('?category=PAYMENT&period=week&status=FAILED');
  fireEvent.click(screen.getByRole('button', { name: words.clear }));
  expect(window.location.search).toBe('');
  await pass(50);
});

test('TXN-05 no game is called by its id before it is certain that it has no name', async () => {
  let answer: () => void = () => undefined;
  const { fetch: quick } = globalThis;
  globalThis.fetch = async (path, init) => {
    if (String(path).startsWith('/api/content/game-names')) await new Promise<void>((resolve) => (answer = resolve));
    return quick(path, init);
  };
  await show();
  expect(rows()).toBe(10);
  expect(screen.queryByText(/cloudbreaker/i)).toBeNull();
  answer();
  await pass(50);
  expect(within(table()).getAllByText('Cloudbreaker')).toHaveLength(10);
});

test('TXN-05 ways to pay and games bear their names', async () => {
  await show();
  expect(within(table()).getAllByText('Cloudbreaker')).toHaveLength(10);
  expect(askedFor('/game-names').map(({ searchParams }) => searchParams.get('ids'))).toEqual(['cloudbreaker']);
  fireEvent.change(screen.getByRole('combobox', { name: words.filter }), { target: { value: 'PAYMENT' } });
  await pass(50);
  expect(within(table()).getAllByText('Bank card')).toHaveLength(10);
});
