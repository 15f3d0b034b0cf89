import { eq, sql } from 'drizzle-orm';
import { playRoundTable, playSessionTable } from '#sandbox/games/play/tables.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { jackpotPotTable } from '#sandbox/platform/lobby/tables.ts';
import { closeGameSessions } from '#sandbox/platform/seamless/sessions.ts';
import { idOf } from '../fixtures/cashier.ts';
import { scriptedSource, seededSource } from '../fixtures/chance.ts';
import { openGameHouse } from '../fixtures/game-house.ts';

const sam = idOf('sam.withdraw');
const patience = { awayMs: 300, settleMs: 2_000 };

let house: Awaited<ReturnType<typeof openGameHouse>>;
let chance = seededSource('broken store');

beforeAll(async () => {
  house = await openGameHouse({
    patience,
    times: { betsMs: 1_600, resultMs: 900 },
    source: { below: (limit) => chance.below(limit) },
  });
}, 240_000);
afterAll(() => house?.close());
beforeEach(async () => {
  house.faults.clear();
  await house.games.reset();
  await house.platform.reset();
  chance = seededSource('broken store');
}, 240_000);
afterEach(async () => expect(await verifyLedger(house.database)).toMatchObject({ balanced: true, faults: [] }));

const until = async (isDone: () => Promise<boolean>) => {
  const end = Date.now() + 12_000;
  while (!(await isDone())) {
    if (Date.now() > end) throw new Error('it did not happen');
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
};

/** Lets the database refuse to keep a round while something is done. */
async function withoutRounds(work: () => Promise<void>): Promise<void> {
  await house.database.execute(sql`alter table play_round add constraint none_is_kept check (false) not valid`);
  try {
    await work();
  } finally {
    await house.database.execute(sql`alter table play_round drop constraint none_is_kept`);
  }
}

test('a stake is given back when its round cannot be kept, without a restart', async () => {
  const { ask } = await house.play(sam, 'sugarplum-express');
  await withoutRounds(async () => {
    expect((await ask('/play/open', { action: { type: 'spin', stakeMinor: 100 } })).status).toBe(500);
    await until(async () => (await house.mainOf(sam)) === 30_000);
  });
});

test('a pot is left alone by a stake whose round cannot be kept', async () => {
  const slug = 'thunder-on-tuesday';
  const { ask } = await house.play(sam, slug);
  const { database } = house;
  const pot = async () => {
    const [row] = await database
      .select()
      .from(jackpotPotTable)
      .where(eq(jackpotPotTable.gameId, `game-${slug}`));
    return row?.amountMinor;
  };
  const spin = { action: { type: 'spin', stakeMinor: 1_000 } };
  const before = await pot();
  await withoutRounds(async () => expect((await ask('/play/open', spin)).status).toBe(500));
  expect(await pot()).toBe(before);
  expect((await ask('/play/open', spin)).status).toBe(200);
  expect(await pot()).not.toBe(before);
});

test('a further stake is given back when the move cannot be kept, and the round goes on as it was', async () => {
  chance = scriptedSource(9, 5, 8, 9, 9, 9);
  const { ask } = await house.play(sam, 'whistlestop-blackjack');
  const { body: open } = await ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  await withoutRounds(async () => {
    expect((await ask('/play/act', { roundId: open.round.roundId, action: { type: 'double' } })).status).toBe(500);
    await until(async () => (await house.mainOf(sam)) === 29_000);
  });
  expect((await ask('/play/state')).body).toMatchObject({ round: { stakeMinor: 1_000 } });
});

test('chips are given back when they cannot be kept', async () => {
  const { ask } = await house.play(sam, 'swift-roulette', { provider: 'pragmaticplay', category: 'LIVE_CASINO' });
  let look = (await ask('/live/look')).body;
  while (look.phase !== 'bets' || look.closesAt - look.now < 900) look = (await ask('/live/look')).body;
  await withoutRounds(async () => {
    const bet = { tableRound: look.tableRound, bets: { red: 1_000 }, wish: 'wish-one' };
    expect((await ask('/live/bet', bet)).status).toBe(500);
    await until(async () => (await house.mainOf(sam)) === 30_000);
  });
});

test('a win goes on being told after the database has failed for a moment', async () => {
  const { ask } = await house.play(sam, 'penny-post-roulette');
  house.faults.add({ service: 'platform', pathPattern: '^/seamless/win$', times: 1, status: 503 });
  chance = scriptedSource(17);
  await ask('/play/open', { action: { type: 'spin', bets: { 'n-17': 100 } } });
  await house.database.execute(sql`alter table play_session rename to play_session_away`);
  await new Promise((resolve) => setTimeout(resolve, 900));
  await house.database.execute(sql`alter table play_session_away rename to play_session`);
  await until(async () => (await house.mainOf(sam)) === 33_500);
}, 30_000);

test('a left round that cannot be settled holds up no other', async () => {
  chance = scriptedSource(9, 8, 5, 9, 9);
  await house.play(sam, 'sugarplum-express');
  const { database, clock } = house;
  const [session] = await database.select().from(playSessionTable);
  if (!session) throw new Error('no session');
  const game = 'a-game-that-is-gone';
  const leave = async (name: string) => {
    const sessionId = `gs_${name}`;
    await database.insert(playSessionTable).values({ ...session, sessionId, game, keyDigest: name, playerId: null });
    await database
      .insert(playRoundTable)
      .values({ roundId: `r_${name}`, sessionId, game, stakeMinor: 100, openedAt: new Date() });
  };
  // In whichever order they are looked at.
  await leave('0');
  const { ask } = await house.play(sam, 'whistlestop-blackjack');
  await ask('/play/open', { action: { type: 'deal', stakeMinor: 1_000 } });
  await leave('z');
  await closeGameSessions(database, sam, clock.now());
  await until(async () => (await house.mainOf(sam)) === 31_000);
}, 30_000);
