import { eq } from 'drizzle-orm';
import { hourMs } from '#lib/core/time/durations.ts';
import { parseFromGame } from '#lib/games/play/frame-contract.ts';
import { toGameSchema } from '#lib/games/play/to-frame-contract.ts';
import { openBonusAccount } from '#sandbox/ledger/accounts.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { listPlayerTransactions } from '#sandbox/ledger/history.ts';
import { post } from '#sandbox/ledger/post.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import { listPlayerWins } from '#sandbox/platform/games/lobby/player-wins.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { addToRegister } from '#sandbox/platform/protection/register.ts';
import { closeGameSessions } from '#sandbox/platform/seamless/sessions.ts';
import { gameRoundTable } from '#sandbox/platform/seamless/tables.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openSeamlessWallet } from '../../../fixtures/sandbox/games.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

const sam = idOf('sam.withdraw');
const ben = idOf('ben.one');

describe.each(testDatabases)('the seamless wallet on $name', ({ open }) => {
  const desk = openBeforeAll(async () => openSeamlessWallet(await open()));
  let sessionId: string;
  let launchToken: string;

  beforeEach(async () => {
    await desk().service.reset();
    await desk().clock.reset();
    ({ sessionId, launchToken } = await desk().launch(sam));
  }, 240_000);
  afterEach(async () => expect(await verifyLedger(desk().database)).toMatchObject({ balanced: true, faults: [] }));

  const bet = (txId: string, amountMinor: number, more: object = {}) =>
    desk().bet({ sessionId, roundId: 'r1', txId, amountMinor, ...more });
  const win = (txId: string, amountMinor: number, more: object = {}) =>
    desk().win({ sessionId, roundId: 'r1', txId, amountMinor, roundEnded: true, ...more });

  test('of concurrent launches one session stays open', async () => {
    const launches = await Promise.all(Array.from({ length: 5 }, () => desk().launch(sam)));
    const request = launches.map((each, at) =>
      desk().bet({ sessionId: each.sessionId, roundId: `r${at}`, txId: `b${at}`, amountMinor: 10 }),
    );
    const statuses = (await Promise.all(request)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('an id that two players use concurrently belongs to the first, and the other is refused', async () => {
    const other = (await desk().launch(ben)).sessionId;
    const both = (of: (mine: string) => Promise<{ status: number; body: unknown }>) =>
      Promise.all([sessionId, other].map(async (mine) => (await of(mine)).status));
    const stake = (mine: string, more: object) => desk().bet({ sessionId: mine, amountMinor: 10, ...more });
    for (let turn = 0; turn < 4; turn += 1) {
      const [a, b] = [`a${turn}`, `b${turn}`];
      expect((await both((mine) => stake(mine, { txId: a, roundId: `${a}:${mine}` }))).sort()).toEqual([200, 409]);
      const [one = 0, two = 0] = (await both((mine) => stake(mine, { txId: `${b}:${mine}`, roundId: b }))).sort();
      expect([one, two === 404 || two === 409]).toEqual([200, true]);
      expect((await both((mine) => desk().rollback({ sessionId: mine, txId: `c${turn}` }))).sort()).toEqual([200, 409]);
    }
  });

  test('a round accepts stakes of its own game only', async () => {
    await bet('b1', 200);
    const elsewhere = { gameId: 'game-whistlestop-blackjack' };
    const next = await desk().launch(sam, elsewhere);
    const request = { ...elsewhere, sessionId: next.sessionId, roundId: 'r1', txId: 'b2', amountMinor: 200 };
    expect(await desk().bet(request)).toMatchObject({ status: 404, body: { code: 'ROUND_UNKNOWN' } });
  });

  test('GAM-25 a stake and a win change the wallet and appear in the history with game and round', async () => {
    expect(await desk().authenticate(launchToken)).toMatchObject({
      status: 200,
      body: { sessionId, playerId: sam, currency: 'EUR', balanceMinor: 30_000, mode: 'real', gameId: 'game-sugarplum-express' },
    });
    expect(await bet('b1', 200)).toEqual({ status: 200, body: { balanceMinor: 29_800, bonusPartMinor: 0, txId: 'b1' } });
    expect(await win('w1', 350)).toEqual({ status: 200, body: { balanceMinor: 30_150 } });
    expect(await desk().balance(sessionId)).toEqual({ status: 200, body: { balanceMinor: 30_150, stakeLimit: null } });
    const rows = await listPlayerTransactions(desk().database, { playerId: sam, limit: 2, position: 0 });
    expect(rows).toMatchObject([
      { type: 'WIN', category: 'CASINO', amountMinor: 350, gameId: 'game-sugarplum-express', roundId: 'r1' },
      { type: 'BET', category: 'CASINO', amountMinor: -200, gameId: 'game-sugarplum-express', roundId: 'r1' },
    ]);
  });

  test('DEC-GAM-2 a limit that stopped a stake is recorded once, however often the call is repeated', async () => {
    await desk().players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value: 3 }] });
    const repeats = await Promise.all(Array.from({ length: 4 }, () => bet('b1', 301)));
    for (const each of repeats) expect(each).toMatchObject({ status: 402, body: { code: 'SPEND_LIMIT' } });
    const events = await readProtectionEvents(desk().database, sam, { position: 0, limit: 50 });
    expect(events.filter(({ kind }) => kind === 'LIMIT_REACHED')).toHaveLength(1);
  });

  test('a stake that was returned is reverted in the history', async () => {
    await bet('b1', 200);
    await desk().rollback({ sessionId, txId: 'b1' });
    const rows = await listPlayerTransactions(desk().database, { playerId: sam, limit: 2, position: 0 });
    expect(rows.map(({ type, status }) => [type, status])).toEqual([
      ['BET_VOID', 'SUCCESS'],
      ['BET', 'REVERTED'],
    ]);
  });

  test('refuses an amount above the balance, an unknown or foreign session, another game and an invalid signature', async () => {
    expect(await bet('b1', 30_001)).toMatchObject({ status: 402, body: { code: 'NOT_ENOUGH_FUNDS' } });
    expect((await bet('b0', 30_000)).status).toBe(200);
    expect(await bet('b2', 1, { sessionId: 'gs_none' })).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    const closed = await bet('b2', 1, { gameId: 'game-other' });
    expect(closed).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    expect(await bet('b2', 1, { gameId: 'game-other' })).toEqual(closed);
    const other = await desk().launch(ben);
    expect(await win('w1', 10, { sessionId: other.sessionId })).toMatchObject({ status: 404, body: { code: 'ROUND_UNKNOWN' } });
    const fun = await desk().launch(undefined);
    expect(await bet('b2', 1, { sessionId: fun.sessionId })).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    expect(await desk().authenticate('no-such-token')).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
    expect(await desk().authenticate(launchToken, 'relax')).toMatchObject({ status: 401, body: { code: 'INVALID_TOKEN' } });
    expect(await desk().send('/seamless/balance', { sessionId }, 'wrong-secret')).toMatchObject({ status: 401 });
    for (const amountMinor of [0, -5, 1.5, 1e15]) expect((await bet('b3', amountMinor)).status).toBe(400);
  });

  test('a second real-money game closes the first, whose open round is still paid', async () => {
    await bet('b1', 100);
    await desk().launch(sam);
    expect(await bet('b2', 100)).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    expect(await desk().balance(sessionId)).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    expect(await win('w1', 500)).toEqual({ status: 200, body: { balanceMinor: 30_400 } });
    await closeGameSessions(desk().database, sam, desk().clock.now());
    expect(await desk().authenticate(launchToken)).toMatchObject({ status: 401 });
  });

  test.each([
    ['excluded', { status: 'SELF_EXCLUDED' } as const],
    ['paused', { status: 'TIMEOUT' } as const],
    ['closed', { status: 'CLOSED' } as const],
    ['on risk payout', { flags: { payout: true } }],
    ['without casino', { flags: { casino: false } }],
    ['suspended', { multibrandSuspended: true }],
  ])('a player who is %s cannot stake and is still paid', async (_, change) => {
    await bet('b1', 100);
    await desk().players.update(sam, change);
    expect(await bet('b2', 100)).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    expect((await win('w1', 300)).body).toEqual({ balanceMinor: 30_200 });
  });

  test('DEC-RGA-4 a person who is in the register since the game was opened cannot stake until the entry ends, and is still paid', async () => {
    await bet('b1', 100);
    const id = Number(sam);
    const [player] = await desk().database.select().from(playerTable).where(eq(playerTable.id, id));
    if (!player) throw new Error('the test player is unknown');
    const until = new Date(desk().clock.now().getTime() + 60_000);
    await addToRegister(desk().database, player, { until }, desk().context.config.serviceSecret);
    expect(await bet('b2', 100)).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    expect((await win('w1', 300)).body).toEqual({ balanceMinor: 30_200 });
    await desk().clock.advance(61_000);
    expect((await bet('b3', 100, { roundId: 'r2' })).status).toBe(200);
  });

  test('GAM-26 an excluded game accepts no stake, a limited one no round above its maximum; wins are paid', async () => {
    const [game, other] = ['sugarplum-express', 'peppermint-reels'];
    const limited = (statusCode: 'GAME_EXCLUDED' | 'MAX_BET' | null, maxBet?: number) =>
      desk().players.update(sam, { limitations: [{ game, statusCode, maxBet }] });
    const refused = { status: 402, body: { code: 'GAME_LIMITATION' } };
    await limited('MAX_BET', 5);
    expect(await bet('b0', 501)).toMatchObject(refused);
    expect((await bet('b1', 300)).status).toBe(200);
    expect(await bet('b2', 201)).toMatchObject(refused);
    expect((await bet('b3', 200)).status).toBe(200);
    await limited('GAME_EXCLUDED');
    expect(await bet('b4', 1, { roundId: 'r2' })).toMatchObject(refused);
    expect((await win('w1', 900)).body).toEqual({ balanceMinor: 30_400 });
    // The spend limit is checked before the limitation, the funds after it.
    expect(await bet('b5', 99_999, { roundId: 'r2' })).toMatchObject(refused);
    await desk().players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value: 1 }] });
    expect(await bet('b8', 200, { roundId: 'r2' })).toMatchObject({ body: { code: 'SPEND_LIMIT' } });
    await desk().players.update(sam, { limits: [{ kind: 'SPEND', period: 'D', value: null }] });
    const { sessionId: elsewhere } = await desk().launch(sam, { gameId: `game-${other}` });
    const there = { sessionId: elsewhere, gameId: `game-${other}`, roundId: 'r3' };
    expect((await bet('b6', 1_000, there)).status).toBe(200);
    await limited(null);
    ({ sessionId } = await desk().launch(sam));
    expect((await bet('b7', 1_000, { roundId: 'r4' })).status).toBe(200);
    expect((await desk().players.readRestrictions(sam))?.limitations).toEqual([]);
  });

  test('the operator sees the limitations, and gets an error for an unknown game', async () => {
    await desk().players.update(sam, { limitations: [{ game: 'sugarplum-express', statusCode: 'MAX_BET', maxBet: 2.5 }] });
    const held = { game: 'sugarplum-express', title: 'Sugarplum Express', statusCode: 'MAX_BET', maxBet: 2.5 };
    expect((await desk().players.readRestrictions(sam))?.limitations).toEqual([held]);
    const nowhere = desk().players.update(sam, { limitations: [{ game: 'no-such-game', statusCode: 'GAME_EXCLUDED' }] });
    await expect(nowhere).rejects.toThrow('There is no game no-such-game.');
  });

  async function openGift(vertical: 'CASINO' | 'LIVE_CASINO'): Promise<void> {
    await openBonusAccount(desk().database, { playerId: sam, currency: 'EUR', assignmentId: 'asg_x', vertical });
    await post(desk().database, {
      playerId: sam,
      currency: 'EUR',
      at: desk().clock.now(),
      category: 'BONUS',
      type: 'DEPOSIT',
      status: 'COMPLETED',
      referenceId: 'gift',
      entries: { 'bonus:asg_x': 5_000, 'house:bonus': -5_000 },
    });
  }

  test('a stake debits main money first, a win is split in the proportion of the stake', async () => {
    await bet('b0', 29_800, { roundId: 'r0' });
    await openGift('CASINO');
    expect((await bet('b1', 500)).body).toEqual({ balanceMinor: 4_700, bonusPartMinor: 300, txId: 'b1' });
    await win('w1', 251);
    const balances = await readBalances(desk().database, sam);
    expect(balances?.main.money.minor).toBe(101);
    expect(balances?.bonus[0]?.money.minor).toBe(4_700 + 150);
  });

  test('TRN-04 TRN-05 a round that paid more than its stake is listed among the winners, with one letter of the name', async () => {
    const winners = async (query: string) => {
      const response = await desk().service.app.request(`/player/wallet/${query}&siteId=5`, { headers: { SiteContext: '5' } });
      return response.json();
    };
    await bet('b1', 100);
    await win('w1', 9_000_000);
    await bet('b2', 200, { roundId: 'r2' });
    await win('w2', 199, { roundId: 'r2' });
    await bet('b3', 200, { roundId: 'r3' });
    await win('w3', 9_900_000, { roundId: 'r3', roundEnded: false });
    const own = { gameId: 'game-sugarplum-express', amount: 90_000, currency: 'EUR', playerAlias: 'S***' };
    const latest = await winners('latest-winners?currency=EUR');
    expect(latest).toHaveLength(20);
    expect(latest[0]).toMatchObject(own);
    expect(latest.filter(({ amount }: { amount: number }) => amount === 1.99)).toEqual([]);
    const top = await winners('top-winners?dateRange=1&currency=NOK');
    expect(top[0]).toMatchObject({ ...own, amount: 900_000, currency: 'NOK' });
    expect(JSON.stringify([latest, top])).not.toContain(sam);
    // A later and smaller one in another currency; no more are read than are shown.
    const now = desk().clock.now();
    const later = { roundId: 'nok', currency: 'NOK', wonMinor: 9_900_000, endedAt: now };
    const [round] = await desk().database.select().from(gameRoundTable).where(eq(gameRoundTable.roundId, 'r1'));
    if (round)
      await desk()
        .database.insert(gameRoundTable)
        .values({ ...round, ...later });
    const listWins = (by: 'time' | 'amount') => listPlayerWins(desk().database, by, new Date(now.getTime() - hourMs), 1);
    expect((await listWins('time')).map(({ euros }) => euros)).toEqual([9_900]);
    expect((await listWins('amount')).map(({ euros }) => euros)).toEqual([90_000]);
    await desk().clock.advance(25 * hourMs);
    expect((await winners('top-winners?dateRange=1&currency=EUR'))[0]).not.toMatchObject(own);
  });

  test('a hundred concurrent stakes, each sent twice: none is lost or booked twice, and no balance is negative', async () => {
    const stakes = Array.from({ length: 100 }, (_, turn) => [turn, turn]).flat();
    const answers = await Promise.all(stakes.map((turn) => bet(`b${turn}`, 400, { roundId: `r${turn}` })));
    const taken = new Set(answers.flatMap(({ status, body }) => (status === 200 ? [body.txId] : [])));
    expect(taken.size).toBe(75);
    expect(await desk().mainOf(sam)).toBe(0);
  }, 60_000);
});

test('GAM-22 messages between frame and site are read by their shape, others are rejected', () => {
  expect(parseFromGame({ type: 'gprg_ready', payload: {} })).toBeDefined();
  expect(toGameSchema.safeParse({ type: 'oprg_balanceUpdate', payload: { balance: 12.5 } }).success).toBe(true);
  for (const strange of [null, 'gprg_ready', { type: 'gprg_ready' }, { type: 'oprg_pause', payload: {} }]) {
    expect(parseFromGame(strange)).toBeUndefined();
  }
});
