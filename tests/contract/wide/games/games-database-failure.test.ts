import { eq, sql } from 'drizzle-orm';
import { jackpotTable } from '#sandbox/games/jackpots/tables.ts';
import { playRoundTable, playSessionTable } from '#sandbox/games/play/tables.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { closeGameSessions } from '#sandbox/platform/seamless/sessions.ts';
import { scriptedSource, seededSource } from '../../../fixtures/chance.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openGamesStack } from '../../../fixtures/sandbox/games-stack.ts';
import { until } from '../../../fixtures/soon.ts';

const sam = idOf('sam.withdraw');
const abandonTimes = { awayMs: 300, settleMs: 2_000 };

let chance = seededSource('database failure');
const stack = openBeforeAll(() =>
  openGamesStack({
    abandonTimes,
    times: { betsMs: 1_600, resultMs: 900 },
    source: { below: (limit) => chance.below(limit) },
  }),
);
beforeEach(async () => {
  stack().faults.clear();
  await stack().games.reset();
  await stack().platform.reset();
  chance = seededSource('database failure');
}, 240_000);
afterEach(async () => expect(await verifyLedger(stack().database)).toMatchObject({ balanced: true, faults: [] }));

/** Makes the database reject every stored round while `work` runs. */
async function withRejectedRounds(work: () => Promise<void>): Promise<void> {
  await stack().database.execute(sql`alter table play_round add constraint no_round_is_stored check (false) not valid`);
  try {
    await work();
  } finally {
    await stack().database.execute(sql`alter table play_round drop constraint no_round_is_stored`);
  }
}

test('refunds a stake whose round cannot be stored, without a restart', async () => {
  const { post } = await stack().play(sam, 'sugarplum-express');
  await withRejectedRounds(async () => {
    expect((await post('/play/open', { action: { type: 'spin', stakeMinor: 100 } })).status).toBe(500);
    await until(async () => (await stack().mainOf(sam)) === 30_000);
  });
});

test('leaves the jackpot unchanged when the round cannot be stored', async () => {
  const slug = 'thunder-on-tuesday';
  const { post } = await stack().play(sam, slug);
  const { database } = stack();
  const jackpot = async () => {
    const [row] = await database
      .select()
      .from(jackpotTable)
      .where(eq(jackpotTable.gameId, `game-${slug}`));
    return row?.amountMinor;
  };
  const spin = { action: { type: 'spin', stakeMinor: 1_000 } };
  const before = await jackpot();
  await withRejectedRounds(async () => expect((await post('/play/open', spin)).status).toBe(500));
  expect(await jackpot()).toBe(before);
  expect((await post('/play/open', spin)).status).toBe(200);
  expect(await jackpot()).not.toBe(before);
});

test('refunds an additional stake whose move cannot be stored, and leaves the round as it was', async () => {
  chance = scriptedSource(9, 5, 8, 9, 9, 9);
  const { post } = await stack().play(sam, 'whistlestop-blackjack');
  const { body: open } = await post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  await withRejectedRounds(async () => {
    expect((await post('/play/act', { roundId: open.round.roundId, action: { type: 'double' } })).status).toBe(500);
    await until(async () => (await stack().mainOf(sam)) === 29_000);
  });
  expect((await post('/play/state')).body).toMatchObject({ round: { stakeMinor: 1_000 } });
});

test('refunds chips that cannot be stored', async () => {
  const { post } = await stack().play(sam, 'swift-roulette', { provider: 'pragmaticplay', category: 'LIVE_CASINO' });
  let table = (await post('/live/table')).body;
  while (table.phase !== 'bets' || table.closesAt - table.now < 900) table = (await post('/live/table')).body;
  await withRejectedRounds(async () => {
    const bet = { tableRound: table.tableRound, bets: { red: 1_000 }, idempotencyKey: 'bet-request-1' };
    expect((await post('/live/bet', bet)).status).toBe(500);
    await until(async () => (await stack().mainOf(sam)) === 30_000);
  });
});

test('keeps retrying a win after a database failure', async () => {
  const { post } = await stack().play(sam, 'penny-post-roulette');
  stack().faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 1, status: 503 });
  chance = scriptedSource(17);
  await post('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
  await stack().database.execute(sql`alter table play_session rename to play_session_renamed`);
  await new Promise((resolve) => setTimeout(resolve, 900));
  await stack().database.execute(sql`alter table play_session_renamed rename to play_session`);
  await until(async () => (await stack().mainOf(sam)) === 33_500);
}, 30_000);

test('settles the other abandoned rounds when one of them fails', async () => {
  chance = scriptedSource(9, 8, 5, 9, 9);
  await stack().play(sam, 'sugarplum-express');
  const { database, clock } = stack();
  const [session] = await database.select().from(playSessionTable);
  if (!session) throw new Error('no session');
  const game = 'a-removed-game';
  const abandon = async (name: string) => {
    const sessionId = `gs_${name}`;
    await database.insert(playSessionTable).values({ ...session, sessionId, game, keyDigest: name, playerId: null });
    await database
      .insert(playRoundTable)
      .values({ roundId: `r_${name}`, sessionId, game, stakeMinor: 100, openedAt: new Date() });
  };
  // One before and one after, because the order of settling is not defined.
  await abandon('0');
  const { post } = await stack().play(sam, 'whistlestop-blackjack');
  await post('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  await abandon('z');
  await closeGameSessions(database, sam, clock.now());
  await until(async () => (await stack().mainOf(sam)) === 31_000);
}, 30_000);
