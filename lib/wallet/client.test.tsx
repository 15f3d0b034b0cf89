import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { answerFetch } from '../../tests/fixtures/components/answer-fetch.ts';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { lastPushAt, updateWallet, useBalance } from './client.ts';

let requested: string[];
let client: QueryClient;

function respondWith(body: unknown, status = 200): void {
  requested = answerFetch(() => [status, body]);
}

const walletOf = (amount: number, asOf: string) => ({
  asOf,
  balanceMap: {
    main: [{ walletId: 'w1', walletType: 'MAIN' as const, amount, currencyCode: 'EUR' }],
    locked: [],
    bonus: [],
  },
});

function Shown() {
  const { balance, isStale, knownAt } = useBalance('NOK');
  return (
    <p>
      {balance ? `${balance.total.minor} ${balance.total.currency}` : 'nothing'} {isStale ? 'stale' : 'current'}{' '}
      {knownAt?.toISOString() ?? ''}
    </p>
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  client = new QueryClient();
});
afterEach(() => {
  client.clear();
  jest.useRealTimers();
});

async function show() {
  renderWithLocale(<Shown />, 'en-UN', client);
  await act(() => jest.advanceTimersByTimeAsync(0));
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('WAL-04 WAL-05 CST-05 loads, shows and polls every 20 seconds', async () => {
  respondWith(walletOf(1, '2026-11-20T12:00:00.000Z'));
  renderWithLocale(<Shown />, 'en-UN', client);
  expect(screen.getByText(/nothing current/)).toBeVisible();
  await pass(0);
  expect(screen.getByText(/100 EUR current/)).toBeVisible();
  await pass(19_900);
  expect(requested).toHaveLength(1);
  respondWith(walletOf(2, '2026-11-20T12:00:20.000Z'));
  await pass(200);
  expect(screen.getByText(/200 EUR current/)).toBeVisible();
});

test('WAL-04 an update restarts the 20 seconds', async () => {
  respondWith(walletOf(1, '2026-11-20T12:00:00.000Z'));
  await show();
  await pass(15_000);
  act(() => updateWallet(client, walletOf(3, '2026-11-20T12:00:15.000Z')));
  expect(lastPushAt()).toBe(performance.now());
  await pass(0);
  expect(screen.getByText(/300 EUR current/)).toBeVisible();
  await pass(19_000);
  expect(requested).toHaveLength(1);
  await pass(1_000);
  expect(requested).toHaveLength(2);
});

test('WAL-04 a poll in flight does not replace a newer update', async () => {
  let finish: () => void = () => undefined;
  answerFetch(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return [200, walletOf(1, '2026-11-20T12:00:00.000Z')];
  });
  await show();
  act(() => updateWallet(client, walletOf(5, '2026-11-20T12:00:01.000Z')));
  finish();
  await pass(0);
  expect(screen.getByText(/500 EUR/)).toBeVisible();
});

test('WAL-05 XTR-28 a failed poll keeps the last balance and its time until the next response', async () => {
  respondWith(walletOf(1, '2026-11-20T12:00:00.000Z'));
  await show();
  respondWith({ status: 500, code: 'error.system.error' }, 500);
  await pass(20_100);
  expect(screen.getByText(/100 EUR stale 2026-11-20T12:00:00.000Z/)).toBeVisible();
  respondWith(walletOf(2, '2026-11-20T12:00:40.000Z'));
  await pass(20_000);
  expect(screen.getByText(/200 EUR current/)).toBeVisible();
});

test('WAL-04 WAL-06 no wallet is a zero balance in the player’s currency, not an error', async () => {
  respondWith({ balanceMap: { main: [], locked: [], bonus: [] } });
  await show();
  expect(screen.getByText(/0 NOK current/)).toBeVisible();
});
