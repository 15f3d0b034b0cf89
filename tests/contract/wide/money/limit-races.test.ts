import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openSeamlessWallet } from '../../../fixtures/sandbox/games.ts';
import { runLimitRace } from '../../../fixtures/sandbox/limit-race.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

const runs = Number(process.env.LIMIT_RUNS ?? 1_000);

describe.each(testDatabases)('a race against limits on $name', ({ open, name }) => {
  const desk = openBeforeAll(async () => openSeamlessWallet(await open()));

  test(
    'LIM-09 DEP-14 no deposit and no stake passes a limit, however they meet',
    async () => {
      // The embedded database has one connection, so that nothing runs beside anything.
      const some = name === 'embedded' ? Math.ceil(runs / 50) : runs;
      for (let seed = 1; seed <= some; seed += 1)
        expect(await runLimitRace(desk().database, seed, desk().clock.now())).toEqual([]);
      expect(await verifyLedger(desk().database)).toMatchObject({ balanced: true, faults: [] });
    },
    60_000 + runs * 2_000,
  );
});
