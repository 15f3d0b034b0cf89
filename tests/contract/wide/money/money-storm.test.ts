import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { runMoneyStorm } from '../../../fixtures/sandbox/money-storm.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

const seeds = 12;

describe.each(testDatabases)("a player's money on $name", ({ open }) => {
  const database = openBeforeAll(open, 180_000);

  test('OPS-03 DEP-12 is right after fifty concurrent operations in any order', async () => {
    const start = Math.floor(Math.random() * 1e9);
    for (let seed = start; seed < start + seeds; seed += 1) {
      expect([seed, await runMoneyStorm(database().db, seed)]).toEqual([seed, []]);
    }
    expect(await verifyLedger(database().db)).toMatchObject({ balanced: true, faults: [] });
  });
});
