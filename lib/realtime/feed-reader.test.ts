/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { createFeedReader } from './feed-reader.ts';

const walletKey = ['GET /player/me/wallet', {}];
const profileKey = ['GET /player/me/profile', {}];
const accessKey = ['GET /player/me/access/details', {}];

let client: QueryClient;
let reader: ReturnType<typeof createFeedReader>;
const warning = jest.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
  client = new QueryClient();
  reader = createFeedReader(client);
  warning.mockClear();
});
afterEach(() => {
  reader.stop();
  client.clear();
  jest.useRealTimers();
});

const receive = (message: object) => reader.receive(JSON.stringify(message));
const walletOf = (amount: number, asOf?: string) => ({
  balanceMap: { main: [{ walletId: 'w1', walletType: 'MAIN', amount, currencyCode: 'EUR' }], locked: [], bonus: [] },
  ...(asOf && { asOf }),
});

test('RTM-04 XTR-28 a balance replaces the cached one, and clears a failed request', async () => {
  await expect(
    client.fetchQuery({ queryKey: walletKey, queryFn: async () => Promise.reject(new Error('down')) }),
  ).rejects.toThrow();
  receive({ type: 'WALLET_BALANCE', ...walletOf(12.5, '2026-11-20T12:00:00.000Z') });
  expect(client.getQueryState(walletKey)).toMatchObject({ status: 'success', error: null, data: walletOf(12.5) });
});

test('RTM-04 an older balance does not replace a newer one', () => {
  receive({ type: 'WALLET_BALANCE', ...walletOf(20, '2026-11-20T12:00:05.000Z') });
  receive({ type: 'WALLET_BALANCE', ...walletOf(10, '2026-11-20T12:00:04.999Z') });
  expect(client.getQueryData(walletKey)).toMatchObject(walletOf(20));
});

test('RTM-04 refetches the history once after a burst of balances', () => {
  const invalidate = jest.spyOn(client, 'invalidateQueries');
  for (let count = 0; count < 5; count += 1) receive({ type: 'WALLET_BALANCE', ...walletOf(count) });
  expect(invalidate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(invalidate.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['GET /player/me/transactions'],
    ['GET /player/me/transactions/net_position'],
  ]);
});

test('RTM-04 a hidden page refetches no history until it is shown', () => {
  const invalidate = jest.spyOn(client, 'invalidateQueries');
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  receive({ type: 'WALLET_BALANCE', ...walletOf(1) });
  jest.advanceTimersByTime(1_000);
  expect(invalidate.mock.calls.map(([filter]) => filter?.refetchType)).toEqual(['none', 'none']);
  hidden.mockRestore();
});

test('RTM-05 a changed flag is written to profile and access details, and both are refetched', () => {
  client.setQueryData(profileKey, { playerId: '1', casino: true, kycStatus: 'PENDING', limitLevel: 0 });
  client.setQueryData(accessKey, { casino: true, sports: true });
  receive({ type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { casino: false, kycStatus: 'ENHANCED', limitLevel: 'x', other: 1 } });
  expect(client.getQueryData(profileKey)).toEqual({ playerId: '1', casino: false, kycStatus: 'ENHANCED', limitLevel: 0 });
  expect(client.getQueryData(accessKey)).toEqual({ casino: false, sports: true });
  expect([profileKey, accessKey].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

test('RTM-06 a new level is shown at once, and refetched where the message lacks it', () => {
  client.setQueryData(profileKey, { playerId: '1', loyaltyLevel: 2 });
  receive({ type: 'PLAYER_LOYALTY_LEVEL', playerId: '1', loyaltyLevel: 3 });
  expect(client.getQueryData(profileKey)).toMatchObject({ loyaltyLevel: 3 });
  client.setQueryData(profileKey, { playerId: '1', loyaltyLevel: 3 });
  receive({ type: 'PLAYER_LOYALTY_LEVEL', playerId: '1' });
  expect(client.getQueryData(profileKey)).toMatchObject({ loyaltyLevel: 3 });
  expect(client.getQueryState(profileKey)?.isInvalidated).toBe(true);
});

test('RTM-07 a message that is not JSON is logged without its content and changes nothing', () => {
  reader.receive('<html>Ben One, ben.one@sandbox.test</html>');
  expect(warning).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warning.mock.calls)).not.toContain('ben');
  expect(client.getQueryCache().getAll()).toEqual([]);
});
