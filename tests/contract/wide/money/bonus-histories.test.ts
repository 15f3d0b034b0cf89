import type { OpenDatabase } from '#sandbox/database/database.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { runBonusHistory } from '../../../fixtures/sandbox/bonus-history.ts';
import { openSeamlessWallet } from '../../../fixtures/sandbox/games.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

const histories = 12;
const steps = 120;

describe.each(testDatabases)('random histories of bonuses on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
    await openSeamlessWallet(opened);
  }, 240_000);
  afterAll(() => opened?.close());

  // A database with one session runs steps one after the other.
  test.each([1, ...(name === 'embedded' ? [] : [4])])(
    'DEC-BON-16 DEC-BON-17 DEC-BON-29 no money is lost or made and no bonus is paid early, %d steps at a time',
    async (parallel) => {
      for (let seed = 0; seed < histories; seed += 1) {
        expect(await runBonusHistory(opened.db, seed + parallel * 1_000, steps, parallel)).toEqual([]);
      }
      expect(await verifyLedger(opened.db)).toMatchObject({ balanced: true, faults: [] });
    },
    600_000,
  );
});
