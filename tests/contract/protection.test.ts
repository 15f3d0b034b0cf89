import { openGame } from '#lib/games/launch/contract.ts';
import {
  changeActivity,
  readActivity,
  readActivitySummary,
  readMinutesRemaining,
  resetActivityTimer,
} from '#lib/protection/activity/contract.ts';
import { signOut } from '#lib/session/contract.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import type { OpenDatabase } from '#sandbox/database/database.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { createPlayerDirectory } from '#sandbox/platform/players/directory.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { idOf } from '../fixtures/cashier.ts';
import { openSeamlessWallet } from '../fixtures/games.ts';
import { testDatabases } from '../fixtures/test-databases.ts';

const sam = idOf('sam.withdraw');
const minute = 60_000;
const quickspinGame = catalogue.map(({ slug }) => findGame(slug)).find((game) => game?.provider === 'quickspin' && !game.table);

describe.each(testDatabases)('player protection on $name', ({ open }) => {
  let opened: OpenDatabase;
  let desk: Awaited<ReturnType<typeof openSeamlessWallet>>;

  beforeAll(async () => {
    opened = await open();
    desk = await openSeamlessWallet(opened);
  }, 240_000);
  afterAll(() => opened?.close());
  beforeEach(async () => {
    await desk.service.reset();
    await desk.clock.reset();
  }, 240_000);

  const signIn = () =>
    createPlayerDirectory(desk.database, desk.clock, readSandboxConfig({ NODE_ENV: 'test' }).serviceSecret).recordSignIn(sam, {
      ipAddress: '',
      country: 'FI',
    });
  const minutes = async () => (await desk.call(sam, readMinutesRemaining, {})).minutesRemaining;
  const setPeriod = (period: 'NOT_SET' | 'HALF_AN_HOUR' | 'HOUR' | 'TWO_HOURS') =>
    desk.call(sam, changeActivity, { body: { period } });
  const reset = () => desk.call(sam, resetActivityTimer, { body: {} });
  const launch = () =>
    desk.call(sam, openGame, {
      body: {
        provider: 'quickspin',
        gameId: quickspinGame?.code ?? '',
        language: 'en',
        currency: 'EUR',
        channel: 'web',
        lobbyUrl: 'http://localhost:3000/en-UN/online-casino',
        depositUrl: 'http://localhost:3000/en-UN/deposit',
        jurisdiction: 'MT',
      },
    });
  const trail = async () =>
    (await readProtectionEvents(desk.database, sam, { position: 0, limit: 50 }))
      .map(({ kind, by, details }) => [kind, by, details] as const)
      .reverse();

  test('RGA-01 a reality check comes after two hours unless the player chooses another time, and the change applies at once', async () => {
    await signIn();
    expect(await desk.call(sam, readActivity, {})).toEqual({ period: 'TWO_HOURS', minutes: 120 });
    expect(await minutes()).toBe(120);
    await desk.clock.advance(20 * minute + 1);
    expect(await minutes()).toBe(100);
    for (const [period, length] of [
      ['HALF_AN_HOUR', 30],
      ['HOUR', 60],
      ['TWO_HOURS', 120],
    ] as const) {
      expect(await setPeriod(period)).toEqual({ period, minutes: length });
      expect(await minutes()).toBe(length);
    }
    expect(await setPeriod('NOT_SET')).toEqual({ period: 'NOT_SET', minutes: 0 });
    expect(await minutes()).toBeNull();
    await desk.clock.advance(1_000 * minute);
    expect((await desk.bet({ ...(await desk.launch(sam)), roundId: 'r', txId: 'b', amountMinor: 10 })).status).toBe(200);
    expect((await trail()).map(([kind, by, details]) => [kind, by, details.to])).toEqual(
      ['HALF_AN_HOUR', 'HOUR', 'TWO_HOURS', 'NOT_SET'].map((to) => ['REALITY_CHECK_SETTING_CHANGED', 'PLAYER', to]),
    );
  });

  test('RGA-02 RGA-03 RGA-05 at its end minutes are 0 or less, and the summary is of this session of play only', async () => {
    const { sessionId } = await desk.launch(sam);
    await desk.bet({ sessionId, roundId: 'r0', txId: 'b0', amountMinor: 5_000 });
    await desk.win({ sessionId, roundId: 'r0', txId: 'w0', amountMinor: 0, roundEnded: true });
    await desk.clock.advance(minute);
    await signIn();
    const from = desk.clock.now().getTime();
    await desk.clock.advance(1_000);
    await desk.bet({ sessionId, roundId: 'r1', txId: 'b1', amountMinor: 1_000 });
    await desk.win({ sessionId, roundId: 'r1', txId: 'w1', amountMinor: 250, roundEnded: true });
    await desk.bet({ sessionId, roundId: 'r2', txId: 'b2', amountMinor: 400 });
    await desk.rollback({ sessionId, txId: 'b2' });
    await desk.clock.advance(120 * minute - 1_000);
    expect(await minutes()).toBe(0);
    await desk.clock.advance(5 * minute);
    expect(await minutes()).toBe(-5);
    const summary = await desk.call(sam, readActivitySummary, {});
    expect(summary).toMatchObject({
      settings: { period: 'TWO_HOURS', minutes: 120 },
      turnover: 10,
      winnings: 2.5,
      delta: -7.5,
      currency: 'EUR',
    });
    expect(Math.abs(Date.parse(summary.from) - from)).toBeLessThan(5_000);
    expect(Math.round((Date.parse(summary.to) - Date.parse(summary.from)) / minute)).toBe(125);
    expect((await reset()).minutesRemaining).toBe(120);
    expect(await desk.call(sam, readActivitySummary, {})).toMatchObject({ turnover: 0, winnings: 0, delta: 0 });
  });

  test('DEC-RGA-3 until it is answered nothing is launched and no round begins, an open round goes on, and all of it is recorded once', async () => {
    await signIn();
    const { sessionId } = await desk.launch(sam);
    expect((await desk.bet({ sessionId, roundId: 'open', txId: 'b1', amountMinor: 100 })).status).toBe(200);
    await desk.clock.advance(120 * minute);
    for (const txId of ['b2', 'b3']) {
      expect(await desk.bet({ sessionId, roundId: txId, txId, amountMinor: 100 })).toMatchObject({
        status: 402,
        body: { code: 'error.reality_check.due' },
      });
      await expect(launch()).rejects.toMatchObject({ status: 400, code: 'error.reality_check.due' });
    }
    expect((await desk.bet({ sessionId, roundId: 'open', txId: 'b4', amountMinor: 100 })).status).toBe(200);
    expect((await desk.win({ sessionId, roundId: 'open', txId: 'w1', amountMinor: 50, roundEnded: true })).status).toBe(200);
    // The setting cannot be used to get round the answer.
    await expect(setPeriod('NOT_SET')).rejects.toMatchObject({ status: 400, code: 'error.reality_check.due' });
    for (let turn = 0; turn < 2; turn += 1) await desk.call(sam, readActivitySummary, {});
    await reset();
    expect((await desk.bet({ sessionId, roundId: 'b2', txId: 'b2', amountMinor: 100 })).status).toBe(200);
    await launch();
    expect(await trail()).toEqual([
      ['REALITY_CHECK_REFUSED_PLAY', 'SYSTEM', {}],
      ['REALITY_CHECK_SHOWN', 'SYSTEM', {}],
      ['REALITY_CHECK_ANSWERED', 'PLAYER', { answer: 'CONTINUE' }],
    ]);
  });

  test('DEC-RGA-3 a second device shares the session of play; a sign-in begins a new one once the player has left', async () => {
    await signIn();
    await desk.clock.advance(100 * minute);
    expect(await minutes()).toBe(20);
    await desk.clock.advance(10 * minute);
    await signIn();
    expect(await minutes()).toBe(10);
    await desk.clock.advance(31 * minute);
    await signIn();
    expect(await minutes()).toBe(120);
  });

  test('RGA-04 signing out answers a reality check and ends the session of play', async () => {
    await signIn();
    await desk.clock.advance(119 * minute);
    await minutes();
    await desk.clock.advance(2 * minute);
    await desk.call(sam, signOut, { body: { which: 'CURRENT' } });
    await signIn();
    expect(await minutes()).toBe(120);
    expect(await trail()).toEqual([['REALITY_CHECK_ANSWERED', 'PLAYER', { answer: 'SIGN_OUT' }]]);
  });
});
