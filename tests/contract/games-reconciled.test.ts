import { sql } from 'drizzle-orm';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { idOf } from '../fixtures/cashier.ts';
import { scriptedSource } from '../fixtures/chance.ts';
import { openGameHouse } from '../fixtures/game-house.ts';

const sam = idOf('sam.withdraw');
let house: Awaited<ReturnType<typeof openGameHouse>>;

beforeAll(async () => {
  house = await openGameHouse({ source: { below: (limit) => scriptedSource(17).below(limit) } });
}, 240_000);
afterAll(() => house?.close());

test('GAM-25 a round that its game paid and the wallet would not is found by the proof of the ledger', async () => {
  const { ask } = await house.play(sam, 'penny-post-roulette');
  const onSeventeen = { action: { type: 'spin', bets: { 'n-17': 100 } } };
  const { body: paid } = await ask('/play/open', onSeventeen);
  house.faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 1, status: 409, code: 'ROUND_ENDED' });
  const { body: unpaid } = await ask('/play/open', onSeventeen);
  expect(await verifyLedger(house.database)).toMatchObject({ balanced: true, faults: [] });

  await house.database.execute(sql`update play_round set ended_at = ended_at - interval '3 minutes'`);
  const { balanced, faults } = await verifyLedger(house.database);
  expect([balanced, faults]).toEqual([false, [expect.stringContaining(unpaid.round.roundId)]]);
  expect(faults[0]).toContain('took 100 and paid 3600 in its game, here 100 and 0');
  expect(faults[0]).not.toContain(paid.round.roundId);
});
