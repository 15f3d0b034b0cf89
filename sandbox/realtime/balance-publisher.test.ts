import { createBalancePublisher } from './balance-publisher.ts';

const none = { walletId: 'w1', money: { minor: 0, currency: 'EUR' } };
const balances = { main: none, locked: none, bonus: [] };

/** The players who were sent a balance when a second one changes so many microtasks after the first is sent. */
async function sendAfter(microtasks: number): Promise<readonly string[]> {
  const sent: string[] = [];
  async function changeSecond(): Promise<void> {
    for (let passed = 0; passed < microtasks; passed += 1) await null;
    publisher.changed('b');
  }
  const publisher = createBalancePublisher({
    clock: { now: () => new Date(0) },
    readBalances: async (ids) => new Map(ids.map((id) => [id, balances])),
    sockets: {
      hasPlayer: () => true,
      send: (playerId) => {
        sent.push(playerId);
        if (playerId === 'a') void changeSecond();
      },
    },
  });
  publisher.changed('a');
  await new Promise((resolve) => setTimeout(resolve, 5));
  return sent;
}

test('RTM-04 a change that comes just as the last one is sent is sent too', async () => {
  const sent = await Promise.all(Array.from({ length: 12 }, (_, microtasks) => sendAfter(microtasks)));
  expect(sent).toEqual(sent.map(() => ['a', 'b']));
});
