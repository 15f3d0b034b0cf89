import { QueryClient } from '@tanstack/react-query';
import { createFeedReader } from './apply.ts';

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
afterAll(() => warning.mockRestore());

const say = (message: object) => reader.hear(JSON.stringify(message));
const walletOf = (amount: number, asOf?: string) => ({
  balanceMap: { main: [{ walletId: 'w1', walletType: 'MAIN', amount, currencyCode: 'EUR' }], locked: [], bonus: [] },
  ...(asOf && { asOf }),
});

test('RTM-04 XTR-28 a balance takes the place of the one shown, also where a question had failed', async () => {
  await expect(
    client.fetchQuery({ queryKey: walletKey, queryFn: async () => Promise.reject(new Error('down')) }),
  ).rejects.toThrow();
  say({ type: 'WALLET_BALANCE', ...walletOf(12.5, '2026-11-20T12:00:00.000Z') });
  expect(client.getQueryState(walletKey)).toMatchObject({ status: 'success', error: null, data: walletOf(12.5) });
});

test('RTM-04 an older balance does not take the place of a newer one', () => {
  say({ type: 'WALLET_BALANCE', ...walletOf(20, '2026-11-20T12:00:05.000Z') });
  say({ type: 'WALLET_BALANCE', ...walletOf(10, '2026-11-20T12:00:04.999Z') });
  expect(client.getQueryData(walletKey)).toMatchObject(walletOf(20));
});

test('RTM-04 the history is asked for anew once after a burst of balances', () => {
  const renew = jest.spyOn(client, 'invalidateQueries');
  for (let count = 0; count < 5; count += 1) say({ type: 'WALLET_BALANCE', ...walletOf(count) });
  expect(renew).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1_000);
  expect(renew.mock.calls.map(([filter]) => filter?.queryKey)).toEqual([
    ['GET /player/me/transactions'],
    ['GET /player/me/transactions/net_position'],
  ]);
});

test('RTM-05 a changed switch is taken over in profile and doors, and both are asked for anew', () => {
  client.setQueryData(profileKey, { playerId: '1', casino: true, kycStatus: 'PENDING', limitLevel: 0 });
  client.setQueryData(accessKey, { casino: true, sports: true });
  say({ type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { casino: false, kycStatus: 'ENHANCED', limitLevel: 'x', other: 1 } });
  expect(client.getQueryData(profileKey)).toEqual({ playerId: '1', casino: false, kycStatus: 'ENHANCED', limitLevel: 0 });
  expect(client.getQueryData(accessKey)).toEqual({ casino: false, sports: true });
  expect([profileKey, accessKey].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, true]);
});

test('RTM-06 a new level shows at once; without its figure it is asked for', () => {
  client.setQueryData(profileKey, { playerId: '1', loyaltyLevel: 2 });
  say({ type: 'PLAYER_LOYALTY_LEVEL', playerId: '1', loyaltyLevel: 3 });
  expect(client.getQueryData(profileKey)).toMatchObject({ loyaltyLevel: 3 });
  client.setQueryData(profileKey, { playerId: '1', loyaltyLevel: 3 });
  say({ type: 'PLAYER_LOYALTY_LEVEL', playerId: '1' });
  expect(client.getQueryData(profileKey)).toMatchObject({ loyaltyLevel: 3 });
  expect(client.getQueryState(profileKey)?.isInvalidated).toBe(true);
});

test('RTM-07 what is no JSON is logged without its content, and changes nothing', () => {
  reader.hear('<html>Ben One, ben.one@sandbox.test</html>');
  expect(warning).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warning.mock.calls)).not.toContain('ben');
  expect(client.getQueryCache().getAll()).toEqual([]);
});
