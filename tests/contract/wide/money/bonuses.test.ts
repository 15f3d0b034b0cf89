import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { addBonusPlayers, type BonusFixture, openBonuses } from '../../../fixtures/sandbox/bonuses.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';
import { testAbuse } from './bonuses/abuse.ts';
import { testCashback } from './bonuses/cashback.ts';
import { testClaims } from './bonuses/claims.ts';
import { testQueue } from './bonuses/queue.ts';
import { testRaces } from './bonuses/races.ts';
import { testSports } from './bonuses/sports.ts';
import { testWagering } from './bonuses/wagering.ts';

// One platform serves all subjects: to start one takes longer than the tests of a subject.
describe.each(testDatabases)('bonuses on $name', ({ open }) => {
  const platform = openBeforeAll(async () => openBonuses(await open()));
  let bonuses: BonusFixture;

  beforeEach(async () => {
    await platform().desk.clock.reset();
    bonuses = { ...platform(), ...(await addBonusPlayers(platform().desk)) };
  });
  afterEach(async () => expect(await verifyLedger(platform().desk.database)).toMatchObject({ balanced: true, faults: [] }));

  testClaims(() => bonuses);
  testQueue(() => bonuses);
  testWagering(() => bonuses);
  testCashback(() => bonuses);
  testSports(() => bonuses);
  testAbuse(() => bonuses);
  testRaces(() => bonuses);
});
