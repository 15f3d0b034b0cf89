import { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { renderWithLocale } from '../../tests/fixtures/components/render-with-locale.tsx';
import { joinGame, updateWallet, useBalance } from './client.ts';
import type { WinHold } from './win-hold.ts';

let client: QueryClient;
let hold: WinHold;
let second = 0;

function Shown() {
  const { playable } = useBalance('EUR');
  return <p>{playable?.money.minor}</p>;
}

/** The platform announces the wallet: main money, and live casino bonus and locked money that a slot cannot use. */
function receive(amount: number): void {
  second += 1;
  const entry = { walletId: 'w', currencyCode: 'EUR' };
  const balanceMap = {
    main: [{ ...entry, walletType: 'MAIN' as const, amount }],
    locked: [{ ...entry, walletType: 'LOCKED' as const, amount: 25 }],
    bonus: [
      { ...entry, walletType: 'BONUS' as const, amount: 5, vertical: 'LIVE_CASINO' as const, bonusAssignmentId: 'a' },
      { ...entry, walletType: 'BONUS' as const, amount: 10, vertical: 'CASINO' as const, bonusAssignmentId: 'b' },
    ],
  };
  act(() => updateWallet(client, { balanceMap, asOf: new Date(Date.UTC(2026, 10, 20, 12, 0, second)).toISOString() }));
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => Number(screen.getByRole('paragraph').textContent);

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  globalThis.fetch = () => new Promise(() => undefined);
  client = new QueryClient();
  second = 0;
  renderWithLocale(<Shown />, 'en-UN', client);
  receive(100);
  await pass(0);
  expect(shown()).toBe(11_500);
  act(() => {
    hold = joinGame(client, 'CASINO');
  });
});
afterEach(() => {
  act(() => hold.close());
  client.clear();
  jest.useRealTimers();
});

test('WAL-01 in a game the balance leaves out bonus money of other games, and everywhere money set aside', async () => {
  expect(shown()).toBe(11_000);
  act(() => hold.close());
  expect(shown()).toBe(11_500);
});

test('GAM-22 GAM-25 a win that is booked before the game reports its round is shown only after the round', async () => {
  receive(99);
  await pass(0);
  expect(shown()).toBe(10_900);
  receive(150);
  await pass(100);
  act(() => hold.roundStarted());
  await pass(8_000);
  expect(shown()).toBe(10_900);
  act(() => hold.roundEnded());
  await pass(0);
  expect(shown()).toBe(16_000);
});

test('GAM-22 a repeated wallet does not end the hold, and a later stake replaces what is held', async () => {
  act(() => hold.roundStarted());
  receive(150);
  receive(150);
  await pass(2_000);
  expect(shown()).toBe(11_000);
  receive(98);
  await pass(0);
  expect(shown()).toBe(10_800);
  act(() => hold.roundEnded());
  await pass(0);
  expect(shown()).toBe(10_800);
});

test('GAM-22 the balance that the game shows is not held', async () => {
  act(() => hold.balanceShown(16_000));
  receive(150);
  await pass(0);
  expect(shown()).toBe(16_000);
});

test('a deposit without a round appears soon, a round that never ends hides money for half a minute at most', async () => {
  receive(120);
  await pass(1_600);
  expect(shown()).toBe(13_000);
  act(() => hold.roundStarted());
  receive(200);
  await pass(29_000);
  expect(shown()).toBe(13_000);
  await pass(1_100);
  expect(shown()).toBe(21_000);
});

test('leaving the game shows what is held', async () => {
  act(() => hold.roundStarted());
  receive(150);
  act(() => hold.close());
  await pass(0);
  expect(shown()).toBe(16_500);
});
