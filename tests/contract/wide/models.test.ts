import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../fixtures/open-before-all.ts';
import { openSeamlessWallet } from '../../fixtures/sandbox/games.ts';
import { proofs } from '../../fixtures/sandbox/models/proofs.ts';
import { testDatabases } from '../../fixtures/servers/test-databases.ts';

const [histories, steps] = [3, 80];
/** The embedded database has one connection, so that nothing runs beside anything; on a server an interleaving needs several tries. */
const historiesAtOnce = 40;

describe.each(testDatabases)('random histories on $name', ({ name: databaseName, open }) => {
  const opened = openBeforeAll(open);
  beforeAll(async () => {
    await openSeamlessWallet(opened());
  }, 240_000);

  async function run(name: keyof typeof proofs, count = histories): Promise<void> {
    const runOne = await proofs[name].open(opened());
    for (let seed = 1; seed <= count; seed += 1) expect(await runOne(seed, steps)).toEqual([]);
    expect(await verifyLedger(opened().db)).toMatchObject({ balanced: true, faults: [] });
  }

  test(
    'DEC-BON-16 DEC-BON-17 DEC-BON-29 no money of bonuses is lost or made and no bonus is paid early',
    () => run('bonus'),
    600_000,
  );
  test(
    'DEC-LIM-2 DEC-LIM-3 LIM-09 DEP-12 DEP-14 limits, deposits, stakes and wins are answered as their model says, also at once',
    () => run('limit', databaseName === 'embedded' ? histories : historiesAtOnce),
    600_000,
  );
  test('DEC-SPB-21 DEC-SPB-23 DEC-SPB-24 bets, their money and its debt are as their model says', () => run('bet'), 600_000);
  test(
    'LOG-14 LOG-17 DEC-X-9 sessions are as their model says, and none outlives a block or a new password',
    () => run('session'),
    600_000,
  );
  test(
    'DEC-RGA-1 DEC-RGA-9 blocks of a person are as their model says, and leave no withdrawal open',
    () => run('exclusion'),
    600_000,
  );
  test('DOC-06 DOC-09 documents and the level of the player are as their model says', () => run('document'), 600_000);
});
