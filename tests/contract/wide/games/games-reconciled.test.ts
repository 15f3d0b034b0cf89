import { sql } from 'drizzle-orm';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { scriptedSource } from '../../../fixtures/chance.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openGamesStack } from '../../../fixtures/sandbox/games-stack.ts';

const sam = idOf('sam.withdraw');
const stack = openBeforeAll(() => openGamesStack({ source: { below: (limit) => scriptedSource(17).below(limit) } }));

test('GAM-25 the ledger verification finds a round that the game paid and the wallet refused', async () => {
  const { post } = await stack().play(sam, 'penny-post-roulette');
  const onSeventeen = { action: { type: 'spin', bets: { 'n-17': 100 } } };
  const { body: paid } = await post('/play/open', onSeventeen);
  stack().faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 1, status: 409, code: 'ROUND_ENDED' });
  const { body: unpaid } = await post('/play/open', onSeventeen);
  expect(await verifyLedger(stack().database)).toMatchObject({ balanced: true, faults: [] });

  await stack().database.execute(sql`update play_round set ended_at = ended_at - interval '3 minutes'`);
  const { balanced, faults } = await verifyLedger(stack().database);
  expect([balanced, faults]).toEqual([false, [expect.stringContaining(unpaid.round.roundId)]]);
  expect(faults[0]).toContain('took 100 and paid 3600 in its game, here 100 and 0');
  expect(faults[0]).not.toContain(paid.round.roundId);
});
