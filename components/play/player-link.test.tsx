/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { PlayerLink } from './player-link.tsx';

jest.mock('#lib/platform/browser.ts', () => ({
  ask: () => Promise.resolve({}),
  query: (key: string) => ({ queryKey: [key], queryFn: () => ({ currencyCode: 'EUR' }) }),
}));
jest.mock('#lib/wallet/client.ts', () => ({ useBalance: () => ({ balance: undefined }) }));

const game = { id: 'game-lantern', slug: 'lantern', title: 'Lantern', isLive: false, gameType: 'slot', hasDemo: true };

afterEach(() => jest.useRealTimers());

test('GAM-25 a flood of rounds asks for the wallet once a second, and once more at its end', () => {
  jest.useFakeTimers();
  const client = new QueryClient();
  const asked = jest.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const at = (rounds: number) => (
    <QueryClientProvider client={client}>
      <PlayerLink game={game} rounds={rounds} isReady tell={() => undefined} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(at(0));
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  wait(5_000);
  asked.mockClear();
  for (let round = 1; round <= 150; round += 1) {
    rerender(at(round));
    wait(20);
  }
  wait(5_000);
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(5);
  unmount();
});
