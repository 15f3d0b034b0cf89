import { type FeedMessage, feedMessageSchema } from './contract.ts';
import { readFeedMessage } from './message.ts';

const entry = { walletId: 'w1', walletType: 'MAIN', amount: 120.5, currencyCode: 'EUR' };
const bonus = { ...entry, walletType: 'BONUS', vertical: 'CASINO', bonusAssignmentId: 'a' };
const good: readonly unknown[] = [
  { type: 'WALLET_BALANCE', balanceMap: { main: [entry], locked: [], bonus: [bonus] }, asOf: '2026-11-20T12:00:00.000Z' },
  { type: 'WALLET_BALANCE', balanceMap: { main: [], locked: [], bonus: [] } },
  { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { casino: false, limitLevel: 1, status: 'CLOSED', province: null } },
  { type: 'PLAYER_LOYALTY_LEVEL', playerId: '100023', loyaltyLevel: 3 },
  { type: 'PLAYER_LOYALTY_LEVEL', playerId: '100023' },
];
const bad: readonly unknown[] = [
  {},
  [],
  { type: 'OTHER' },
  { type: 'WALLET_BALANCE' },
  { type: 'WALLET_BALANCE', balanceMap: { main: [entry], locked: [] } },
  { type: 'WALLET_BALANCE', balanceMap: { main: [{ ...entry, amount: '120.50' }], locked: [], bonus: [] } },
  { type: 'WALLET_BALANCE', balanceMap: { main: [{ ...entry, walletType: 'OTHER' }], locked: [], bonus: [] } },
  { type: 'WALLET_BALANCE', balanceMap: { main: [], locked: [], bonus: [entry] } },
  { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: { casino: { deep: true } } },
  { type: 'PLAYER_ATTRIBUTE_CHANGE', attributes: [] },
  { type: 'PLAYER_LOYALTY_LEVEL', playerId: 5 },
];

function readOr(text: string): FeedMessage | undefined {
  try {
    return readFeedMessage(text);
  } catch {
    return undefined;
  }
}

test.each(good)('RTM-04 RTM-05 RTM-06 reads what the contract allows: %j', (message) => {
  expect(feedMessageSchema.safeParse(message).success).toBe(true);
  expect(readFeedMessage(JSON.stringify(message))).toEqual(message);
});

test.each(bad)('rejects what the contract does not allow: %j', (message) => {
  expect(feedMessageSchema.safeParse(message).success).toBe(false);
  expect(readOr(JSON.stringify(message))).toBeUndefined();
});

test.each(['', 'hello', '{"type":', 'null', '7'])(
  'RTM-07 throws a SyntaxError for text that is not a JSON object: %j',
  (text) => {
    expect(() => readFeedMessage(text)).toThrow(SyntaxError);
  },
);

test('RTM-04 a time that is not written as services write it is left out', () => {
  const message = { type: 'WALLET_BALANCE', balanceMap: { main: [], locked: [], bonus: [] } };
  expect(readFeedMessage(JSON.stringify({ ...message, asOf: '-000001-12-31T00:00:00.000Z' }))).toEqual(message);
});
