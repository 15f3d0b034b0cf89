import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { openSportsbook } from '../../../fixtures/sandbox/sports/sportsbook.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';
import { testAnnouncements } from './sportsbook/announcements.ts';
import { testBets } from './sportsbook/bets.ts';
import { testSportsBonuses } from './sportsbook/bonuses.ts';
import { testBoosts } from './sportsbook/boosts.ts';
import { testRefusals } from './sportsbook/refusals.ts';

// One platform serves all subjects: to start one takes longer than the tests of a subject.
describe.each(testDatabases)('bets on $name', ({ open }) => {
  const book = openBeforeAll(async () => openSportsbook(await open()));

  beforeEach(() => book().desk.clock.reset());
  afterEach(async () => expect(await verifyLedger(book().desk.database)).toMatchObject({ balanced: true, faults: [] }));

  testBets(book);
  testSportsBonuses(book);
  testBoosts(book);
  testAnnouncements(book);
  testRefusals(book);
});
