import { eq } from 'drizzle-orm';
import { minuteMs } from '#lib/core/time/durations.ts';
import { openGame } from '#lib/games/launch/contract.ts';
import {
  changeActivity,
  readActivity,
  readActivitySummary,
  readMinutesRemaining,
  resetActivityTimer,
} from '#lib/protection/activity/contract.ts';
import { startCooling, startExclusion, startTimeout } from '#lib/protection/contract.ts';
import { readMarketingPermission } from '#lib/protection/marketing/contract.ts';
import { signOut } from '#lib/session/contract.ts';
import { catalogue } from '#sandbox/data/tables/catalogue.ts';
import { findGame } from '#sandbox/games/profile.ts';
import { readSandboxConfig } from '#sandbox/kit/config.ts';
import { readBalances } from '#sandbox/ledger/balances.ts';
import { verifyLedger } from '#sandbox/ledger/verify.ts';
import type { PlayerChange } from '#sandbox/ops/port/players.ts';
import { updatePlayer } from '#sandbox/platform/flows/operator/update-player.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { changePlayer } from '#sandbox/platform/players/write-players.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { readPermission } from '#sandbox/platform/protection/marketing.ts';
import { addToRegister } from '#sandbox/platform/protection/register.ts';
import { createPlayerDirectory } from '#sandbox/platform/session/player-directory.ts';
import { mayBet } from '#sandbox/platform/sportsbook/bettor.ts';
import { openBeforeAll } from '../../../fixtures/open-before-all.ts';
import { idOf } from '../../../fixtures/sandbox/cashier.ts';
import { openSeamlessWallet } from '../../../fixtures/sandbox/games.ts';
import { testDatabases } from '../../../fixtures/servers/test-databases.ts';

const sam = idOf('sam.withdraw');
const { serviceSecret: secret } = readSandboxConfig({ NODE_ENV: 'test' });
const quickspinGame = catalogue.map(({ slug }) => findGame(slug)).find((game) => game?.provider === 'quickspin' && !game.table);

describe.each(testDatabases)('player protection on $name', ({ open }) => {
  const desk = openBeforeAll(async () => openSeamlessWallet(await open()));

  beforeEach(async () => {
    await desk().service.reset();
    await desk().clock.reset();
  }, 240_000);

  const signIn = () =>
    createPlayerDirectory(desk().database, desk().clock, secret).recordSignIn(sam, {
      ipAddress: '',
      country: 'FI',
    });
  const minutes = async () => (await desk().call(sam, readMinutesRemaining, {})).minutesRemaining;
  const setPeriod = (period: 'NOT_SET' | 'HALF_AN_HOUR' | 'HOUR' | 'TWO_HOURS') =>
    desk().call(sam, changeActivity, { body: { period } });
  const reset = () => desk().call(sam, resetActivityTimer, { body: {} });
  const launch = () =>
    desk().call(sam, openGame, {
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
    (await readProtectionEvents(desk().database, sam, { position: 0, limit: 50 }))
      .map(({ kind, by, details }) => [kind, by, details] as const)
      .reverse();

  test('RGA-01 a reality check comes after two hours unless the player chooses another time, and the change applies at once', async () => {
    await signIn();
    expect(await desk().call(sam, readActivity, {})).toEqual({ period: 'TWO_HOURS', minutes: 120 });
    expect(await minutes()).toBe(120);
    await desk().clock.advance(20 * minuteMs + 1);
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
    await desk().clock.advance(1_000 * minuteMs);
    expect((await desk().bet({ ...(await desk().launch(sam)), roundId: 'r', txId: 'b', amountMinor: 10 })).status).toBe(200);
    expect((await trail()).map(([kind, by, details]) => [kind, by, details.to])).toEqual(
      ['HALF_AN_HOUR', 'HOUR', 'TWO_HOURS', 'NOT_SET'].map((to) => ['REALITY_CHECK_SETTING_CHANGED', 'PLAYER', to]),
    );
  });

  test('RGA-02 RGA-03 RGA-05 at its end minutes are 0 or less, and the summary is of this session of play only', async () => {
    const { sessionId } = await desk().launch(sam);
    await desk().bet({ sessionId, roundId: 'r0', txId: 'b0', amountMinor: 5_000 });
    await desk().win({ sessionId, roundId: 'r0', txId: 'w0', amountMinor: 0, roundEnded: true });
    await desk().clock.advance(minuteMs);
    await signIn();
    const from = desk().clock.now().getTime();
    await desk().clock.advance(1_000);
    await desk().bet({ sessionId, roundId: 'r1', txId: 'b1', amountMinor: 1_000 });
    await desk().win({ sessionId, roundId: 'r1', txId: 'w1', amountMinor: 250, roundEnded: true });
    await desk().bet({ sessionId, roundId: 'r2', txId: 'b2', amountMinor: 400 });
    await desk().rollback({ sessionId, txId: 'b2' });
    await desk().clock.advance(120 * minuteMs - 1_000);
    expect(await minutes()).toBe(0);
    await desk().clock.advance(5 * minuteMs);
    expect(await minutes()).toBe(-5);
    const summary = await desk().call(sam, readActivitySummary, {});
    expect(summary).toMatchObject({
      settings: { period: 'TWO_HOURS', minutes: 120 },
      turnover: 10,
      winnings: 2.5,
      delta: -7.5,
      currency: 'EUR',
    });
    expect(Math.abs(Date.parse(summary.from) - from)).toBeLessThan(5_000);
    expect(Math.round((Date.parse(summary.to) - Date.parse(summary.from)) / minuteMs)).toBe(125);
    expect((await reset()).minutesRemaining).toBe(120);
    expect(await desk().call(sam, readActivitySummary, {})).toMatchObject({ turnover: 0, winnings: 0, delta: 0 });
  });

  test('DEC-RGA-3 until it is answered nothing is launched and no round begins, an open round goes on, and all of it is recorded once', async () => {
    await signIn();
    const { sessionId } = await desk().launch(sam);
    expect((await desk().bet({ sessionId, roundId: 'open', txId: 'b1', amountMinor: 100 })).status).toBe(200);
    await desk().clock.advance(120 * minuteMs);
    for (const txId of ['b2', 'b3']) {
      expect(await desk().bet({ sessionId, roundId: txId, txId, amountMinor: 100 })).toMatchObject({
        status: 402,
        body: { code: 'error.reality_check.due' },
      });
      await expect(launch()).rejects.toMatchObject({ status: 400, code: 'error.reality_check.due' });
    }
    expect((await desk().bet({ sessionId, roundId: 'open', txId: 'b4', amountMinor: 100 })).status).toBe(200);
    expect((await desk().win({ sessionId, roundId: 'open', txId: 'w1', amountMinor: 50, roundEnded: true })).status).toBe(200);
    // The setting cannot be used to get round the answer.
    await expect(setPeriod('NOT_SET')).rejects.toMatchObject({ status: 400, code: 'error.reality_check.due' });
    for (let turn = 0; turn < 2; turn += 1) await desk().call(sam, readActivitySummary, {});
    await reset();
    // A refused id stays refused; the next attempt has another.
    expect((await desk().bet({ sessionId, roundId: 'b2', txId: 'b2', amountMinor: 100 })).status).toBe(402);
    expect((await desk().bet({ sessionId, roundId: 'b5', txId: 'b5', amountMinor: 100 })).status).toBe(200);
    await launch();
    expect(await trail()).toEqual([
      ['REALITY_CHECK_REFUSED_PLAY', 'SYSTEM', {}],
      ['REALITY_CHECK_SHOWN', 'SYSTEM', {}],
      ['REALITY_CHECK_ANSWERED', 'PLAYER', { answer: 'CONTINUE' }],
    ]);
  });

  test('DEC-RGA-3 the time of the session counts from the sign-in, through an answered reality check and a change of its setting', async () => {
    const seconds = async () => (await desk().call(sam, readMinutesRemaining, {})).sessionSeconds;
    await signIn();
    await desk().clock.advance(120 * minuteMs);
    expect(Math.floor((await seconds()) / 60)).toBe(120);
    await reset();
    await setPeriod('HOUR');
    await desk().clock.advance(5 * minuteMs);
    expect(Math.floor((await seconds()) / 60)).toBe(125);
    await desk().call(sam, signOut, { body: { which: 'CURRENT' } });
    await signIn();
    expect(await seconds()).toBeLessThan(60);
  });

  test('DEC-RGA-7 a person in the register of excluded persons gets no marketing, whatever the account says', async () => {
    const permission = () => desk().call(sam, readMarketingPermission, {});
    const isSam = eq(playerTable.id, Number(sam));
    expect(await permission()).toEqual({ mayShow: true, maySend: false });
    await desk().database.update(playerTable).set({ marketingOptIn: true }).where(isSam);
    expect(await permission()).toEqual({ mayShow: true, maySend: true });
    const [person] = await desk().database.select().from(playerTable).where(isSam);
    if (!person) throw new Error('The test player is missing.');
    const until = new Date(desk().clock.now().getTime() + 60 * minuteMs);
    await addToRegister(desk().database, person, { until }, secret);
    expect(await permission()).toEqual({ mayShow: false, maySend: false });
    await desk().clock.advance(61 * minuteMs);
    expect(await permission()).toEqual({ mayShow: true, maySend: true });
    for (const status of ['TIMEOUT', 'REGISTERED'] as const) {
      await updatePlayer(desk().database, sam, { status }, { by: 'operator', now: desk().clock.now(), secret });
    }
    expect(await permission()).toEqual({ mayShow: true, maySend: false });
  });

  test.each(['jon.timeout', 'kim.excluded', 'lea.indef', 'max.closed', 'nia.black'])(
    'DEC-RGA-7 %s gets no marketing, even with an old consent',
    async (handle) => {
      const isPlayer = eq(playerTable.id, Number(idOf(handle)));
      const [player] = await desk().database.update(playerTable).set({ marketingOptIn: true }).where(isPlayer).returning();
      if (!player) throw new Error('The test player is missing.');
      const permission = await readPermission(desk().database, player, desk().clock.now());
      expect(permission).toEqual({ mayShow: false, maySend: false });
    },
  );

  test('DEC-RGA-3 a second device shares the session of play; a sign-in begins a new one once the player has left', async () => {
    await signIn();
    await desk().clock.advance(100 * minuteMs);
    expect(await minutes()).toBe(20);
    await desk().clock.advance(10 * minuteMs);
    await signIn();
    expect(await minutes()).toBe(10);
    await desk().clock.advance(31 * minuteMs);
    await signIn();
    expect(await minutes()).toBe(120);
  });

  test('RGA-04 signing out answers a reality check and ends the session of play', async () => {
    await signIn();
    await desk().clock.advance(119 * minuteMs);
    await minutes();
    await desk().clock.advance(2 * minuteMs);
    await desk().call(sam, signOut, { body: { which: 'CURRENT' } });
    await signIn();
    expect(await minutes()).toBe(120);
    expect(await trail()).toEqual([['REALITY_CHECK_ANSWERED', 'PLAYER', { answer: 'SIGN_OUT' }]]);
  });

  const directory = () => createPlayerDirectory(desk().database, desk().clock, secret);
  const cleo = idOf('cleo.vip');
  const chosen = { envelope: { status: 409, code: 'error.block.chosen' } };
  const exclude = (playerId: string, exclusionInMonths: 6 | 60) =>
    desk().call(playerId, startExclusion, { body: { exclusionInMonths, exclusionDelayInHours: 0 } });

  test('J06 RGA-06 RGA-09 DEC-X-5 an exclusion pays pending withdrawals, ends bonuses, games and marketing at once, and is recorded', async () => {
    const { sessionId } = await desk().launch(cleo);
    const before = await readBalances(desk().database, cleo);
    expect(before?.locked.money.minor).toBeGreaterThan(0);
    await desk()
      .database.update(playerTable)
      .set({ marketingOptIn: true })
      .where(eq(playerTable.id, Number(cleo)));
    const { until, indefinite } = await exclude(cleo, 6);
    expect(indefinite).toBe(false);
    const days = Math.ceil((Date.parse(until ?? '') - desk().clock.now().getTime()) / (1_440 * minuteMs));
    expect(await directory().findRefusal(cleo)).toEqual({ kind: 'exclusion', days, until });
    const after = await readBalances(desk().database, cleo);
    expect([after?.locked.money.minor, after?.main.money.minor]).toEqual([0, before?.main.money.minor]);
    expect(before?.bonus.some(({ money }) => money.minor > 0)).toBe(true);
    expect(after?.bonus.every(({ money }) => money.minor === 0)).toBe(true);
    const [player] = await desk()
      .database.select()
      .from(playerTable)
      .where(eq(playerTable.id, Number(cleo)));
    expect(player).toMatchObject({ status: 'SELF_EXCLUDED', marketingOptIn: false });
    expect((await desk().bet({ sessionId, roundId: 'r', txId: 'b', amountMinor: 10 })).body).toMatchObject({
      code: 'SESSION_CLOSED',
    });
    await expect(exclude(cleo, 60)).rejects.toMatchObject({ status: 403, code: `error.exclusion.in.progress.${days}` });
    const [entry] = await readProtectionEvents(desk().database, cleo, { position: 0, limit: 1 });
    expect(entry).toMatchObject({ kind: 'EXCLUSION_STARTED', by: 'PLAYER', details: { until } });
    expect((await verifyLedger(desk().database)).faults).toEqual([]);
    // It does not end by itself.
    await desk().clock.advance((days + 1) * 1_440 * minuteMs);
    expect(await directory().findRefusal(cleo)).toMatchObject({ kind: 'exclusion' });
    await desk().players.update(cleo, { status: 'REGISTERED' });
    expect(await directory().findRefusal(cleo)).toBeUndefined();
  });

  test('RGA-07 an exclusion without an end, and RGA-10 a time-out of three days', async () => {
    const body = { accountDisableIndefinitely: true, exclusionInMonths: 1_200, exclusionDelayInHours: 0 } as const;
    expect(await desk().call(cleo, startExclusion, { body })).toEqual({ until: null, indefinite: true });
    expect(await directory().findRefusal(cleo)).toEqual({ kind: 'exclusion-indefinite' });
    const paused = await desk().call(sam, startTimeout, { body: { timeoutInHours: 72 } });
    expect(paused).toMatchObject({ millisLeft: 72 * 60 * minuteMs, initiator: 'PLAYER', cooling: false });
    await desk().clock.advance(72 * 60 * minuteMs - 1_000);
    expect(await directory().findRefusal(sam)).toMatchObject({ kind: 'timeout', initiator: 'PLAYER', cooling: false });
    await desk().clock.advance(2_000);
    expect(await directory().findRefusal(sam)).toBeUndefined();
  });

  test('DEC-RGA-9 an exclusion blocks the person’s other accounts in any country and spelling, and its end opens them', async () => {
    const [own, stranger] = [await desk().launch(sam), await desk().launch(idOf('ben.one'))];
    const [excluded, other] = [await findPlayer(desk().database, cleo), await findPlayer(desk().database, sam)];
    if (!excluded || !other) throw new Error('The test players are missing.');
    const { dateOfBirth } = excluded;
    const spelling = { firstName: 'CLEO Haa', lastName: '-vistó', dateOfBirth, countryCode: 'AT', postCode: '1010' };
    await changePlayer(desk().database, other, { ...spelling, marketingOptIn: true }, secret);
    await exclude(cleo, 6);
    expect((await desk().bet({ ...own, roundId: 'r', txId: 'b1', amountMinor: 10 })).body).toMatchObject({
      code: 'SESSION_CLOSED',
    });
    const block = { initiator: 'PLAYER', until: (await findPlayer(desk().database, cleo))?.block?.until };
    expect(await findPlayer(desk().database, sam)).toMatchObject({ status: 'SELF_EXCLUDED', block, marketingOptIn: false });
    expect(await directory().findRefusal(sam)).toMatchObject({ kind: 'exclusion' });
    expect((await trail()).at(-1)).toEqual(['EXCLUSION_STARTED', 'SYSTEM', { until: block.until, account: Number(cleo) }]);
    expect((await desk().bet({ ...stranger, roundId: 'r', txId: 'b2', amountMinor: 10 })).status).toBe(200);
    // Its end cannot be brought forward, by either account.
    for (const playerId of [sam, cleo]) {
      await expect(desk().players.update(playerId, { status: 'REGISTERED' })).rejects.toMatchObject(chosen);
    }
    await desk().clock.advance(Date.parse(block.until ?? '') - desk().clock.now().getTime());
    await desk().players.update(sam, { status: 'REGISTERED' }, { by: 'Olga', reason: 'The half year is over' });
    for (const playerId of [sam, cleo]) expect(await directory().findRefusal(playerId)).toBeUndefined();
    expect((await readProtectionEvents(desk().database, cleo, { position: 0, limit: 1 }))[0]).toMatchObject({
      kind: 'STATUS_CHANGED',
      by: 'Olga',
    });
  });

  test('DEC-PER-2 an account whose person is almost the excluded one takes no stake, pays wins and waits for an operator', async () => {
    const [excluded, other] = [await findPlayer(desk().database, cleo), await findPlayer(desk().database, sam)];
    if (!excluded || !other) throw new Error('The test players are missing.');
    const { firstName, dateOfBirth } = excluded;
    await changePlayer(desk().database, other, { firstName, lastName: 'Haavist', dateOfBirth }, secret);
    const own = await desk().launch(sam);
    expect((await desk().bet({ ...own, roundId: 'r', txId: 'b1', amountMinor: 10 })).status).toBe(200);
    await exclude(cleo, 6);
    expect((await desk().bet({ ...own, roundId: 'r2', txId: 'b2', amountMinor: 10 })).body).toMatchObject({
      code: 'SESSION_CLOSED',
    });
    expect((await desk().win({ ...own, roundId: 'r', txId: 'w1', amountMinor: 50, roundEnded: true })).status).toBe(200);
    const reviewed = await findPlayer(desk().database, sam);
    expect(reviewed).toMatchObject({ status: 'REGISTERED', identityReview: true });
    if (reviewed) expect(await mayBet(desk().database, reviewed, 'SPORTS', desk().clock.now())).toBe(false);
    expect(await directory().findRefusal(sam)).toBeUndefined();
    expect((await trail()).at(-1)).toMatchObject(['IDENTITY_MATCH_OPENED', 'SYSTEM', { likeness: 'SPELLING' }]);
  });

  test('DEC-RGA-9 an exclusion that an operator enters is one of the person too', async () => {
    const other = await findPlayer(desk().database, sam);
    const excluded = await findPlayer(desk().database, cleo);
    if (!excluded || !other) throw new Error('The test players are missing.');
    const { firstName, lastName, dateOfBirth } = excluded;
    await changePlayer(desk().database, other, { firstName, lastName, dateOfBirth }, secret);
    await desk().players.update(cleo, { status: 'SELF_EXCLUDED' });
    for (const playerId of [sam, cleo]) {
      expect(await directory().findRefusal(playerId)).toEqual({ kind: 'exclusion-indefinite' });
    }
  });

  test('RGA-10 the market of the player decides how long a time-out may be, and a call without its key starts nothing', async () => {
    const pause = (playerId: string, timeoutInHours: number, key?: string) =>
      desk().call(playerId, startTimeout, { body: { timeoutInHours } }, key);
    const brazilian = idOf('player.br');
    for (const hours of [48, 1_008]) {
      await expect(pause(brazilian, hours)).rejects.toMatchObject({ status: 400, code: 'error.validation' });
    }
    for (const hours of [0, 23, 1_009, 24.5]) {
      await expect(pause(sam, hours)).rejects.toMatchObject({ status: 400, code: 'error.validation' });
    }
    await expect(pause(sam, 24, '')).rejects.toMatchObject({ status: 400, code: 'error.idempotency.key' });
    expect(await directory().findRefusal(sam)).toBeUndefined();
    expect((await pause(sam, 1_008)).millisLeft).toBe(1_008 * 60 * minuteMs);
  });

  test('DEC-RGA-1 no operator ends a time-out before its time, also not by way of another status or of another account', async () => {
    const change = (status: PlayerChange['status'], playerId = sam) => desk().players.update(playerId, { status });
    const { until } = await desk().call(sam, startTimeout, { body: { timeoutInHours: 1_008 } });
    for (const status of ['REGISTERED', 'TIMEOUT', 'PRE_REGISTERED'] as const) {
      await expect(change(status)).rejects.toMatchObject(chosen);
    }
    for (const status of ['CLOSED', 'BLACKLISTED', 'SELF_EXCLUDED'] as const) {
      expect(await change(status)).toMatchObject({ status });
      await expect(change('REGISTERED')).rejects.toMatchObject(chosen);
    }
    expect(await directory().findRefusal(sam)).toEqual({ kind: 'exclusion-indefinite' });
    const other = await findPlayer(desk().database, sam);
    const own = await findPlayer(desk().database, cleo);
    if (!own || !other) throw new Error('The test players are missing.');
    const { firstName, lastName, dateOfBirth } = other;
    await changePlayer(desk().database, own, { firstName, lastName, dateOfBirth }, secret);
    await change('SELF_EXCLUDED', cleo);
    await expect(change('REGISTERED', cleo)).rejects.toMatchObject(chosen);
    await desk().clock.advance(Date.parse(until) - desk().clock.now().getTime());
    await change('REGISTERED', cleo);
    for (const playerId of [sam, cleo]) expect(await directory().findRefusal(playerId)).toBeUndefined();
  });

  test('DEC-RGA-1 an exclusion that was accepted stands, whatever time-outs are requested at the same time', async () => {
    const [exclusion] = await Promise.allSettled([
      exclude(sam, 6),
      desk().call(sam, startTimeout, { body: { timeoutInHours: 24 } }),
      desk().call(sam, startCooling, { body: { playerId: sam } }),
    ]);
    // A time-out that came first has ended the session, and then the exclusion is refused with it.
    const isExcluded = exclusion.status === 'fulfilled';
    expect((await directory().findRefusal(sam))?.kind).toBe(isExcluded ? 'exclusion' : 'timeout');
    const [last] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(last?.kind === 'EXCLUSION_STARTED').toBe(isExcluded);
  });

  test('DEC-RGA-4 a person in the register cannot sign in to an account', async () => {
    const [player] = await desk()
      .database.select()
      .from(playerTable)
      .where(eq(playerTable.id, Number(sam)));
    if (!player) throw new Error('the test player is unknown');
    const until = new Date(desk().clock.now().getTime() + 10 * 1_440 * minuteMs - minuteMs);
    await addToRegister(desk().database, { ...player, lastName: ` ${player.lastName.toUpperCase()} ` }, { until }, secret);
    expect(await directory().findRefusal(sam)).toMatchObject({ kind: 'exclusion', days: 10 });
    await desk().clock.advance(11 * 1_440 * minuteMs);
    expect(await directory().findRefusal(sam)).toBeUndefined();
  });
});
