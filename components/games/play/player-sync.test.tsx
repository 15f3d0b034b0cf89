import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import { PlayerSync } from './player-sync.tsx';

jest.mock('#lib/core/api/browser.ts', () => ({
  call: (key: string) => Object.assign(() => Promise.resolve({}), { key }),
  query: ({ key }: { key: string }) => ({ queryKey: [key], queryFn: () => ({ currencyCode: 'EUR' }) }),
}));
let pushedAt: number;
jest.mock('#lib/wallet/client.ts', () => ({
  lastPushAt: () => pushedAt,
  joinGame: () => ({ close: () => undefined }),
  useBalance: () => ({ playable: undefined }),
}));

const game = { id: 'game-lantern', slug: 'lantern', title: 'Lantern', isLive: false, gameType: 'slot', hasDemo: true };

afterEach(() => jest.useRealTimers());

test.each([
  ['without the feed many rounds reload the wallet once a second, and once more at the end', Number.NEGATIVE_INFINITY, 4],
  ['rounds whose bookings the feed pushes do not reload the wallet', 8_000, 0],
])('GAM-25 %s', (_, lastPush, reloads) => {
  jest.useFakeTimers();
  pushedAt = lastPush;
  const client = new QueryClient();
  const invalidate = jest.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const at = (rounds: number) => (
    <QueryClientProvider client={client}>
      <PlayerSync game={game} rounds={rounds} isReady send={() => undefined} winHold={{ current: null }} />
    </QueryClientProvider>
  );
  const { rerender, unmount } = render(at(0));
  const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
  wait(5_000);
  invalidate.mockClear();
  for (let round = 1; round <= 150; round += 1) {
    rerender(at(round));
    wait(20);
  }
  wait(5_000);
  expect(Math.abs(invalidate.mock.calls.length - reloads)).toBeLessThanOrEqual(reloads && 1);
  unmount();
});
