import { eq } from 'drizzle-orm';
import { readTransactionSummary } from '#lib/account/contract.ts';
import { changeProvince } from '#lib/account/details/contract.ts';
import { checkDeposit, startDeposit } from '#lib/cashier/contract.ts';
import { CallError } from '#lib/core/api/errors.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { addDays } from '#lib/core/time/calendar-date.ts';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { dateIn, startOfDay } from '#lib/core/time/zone.ts';
import { readOpenGame } from '#lib/games/launch/contract.ts';
import { readMinutesRemaining, readPlayPeriods } from '#lib/protection/activity/contract.ts';
import {
  changeDepositLimit,
  changeSpendLimit,
  type LimitChange,
  readDepositLimits,
  readLimitPrompt,
  readSpendLimits,
  skipLimitPrompt,
} from '#lib/protection/limits/contract.ts';
import { readReview, recordReview } from '#lib/protection/review/contract.ts';
import { openBonusAccount } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { openRealMoneyGame } from '#sandbox/platform/games/launch/open-game.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { calendarWindow } from '#sandbox/platform/protection/limits/calendar-window.ts';
import { readLossLimit } from '#sandbox/platform/protection/limits/market-limits.ts';
import { bookBet } from '#sandbox/platform/seamless/bet.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { openSeamlessWallet } from '../fixtures/sandbox/games.ts';
import { addPlayer } from '../fixtures/sandbox/new-player.ts';
import { testDatabases } from '../fixtures/servers/test-databases.ts';

const ivo = idOf('ivo.limits');

describe.each(testDatabases)('limits on $name', ({ open }) => {
  const desk = openBeforeAll(async () => openSeamlessWallet(await open()));
  let sam: string;

  beforeEach(async () => {
    await desk().clock.reset();
    sam = await addPlayer(desk().database, [300], new Date(desk().clock.now().getTime() - 40 * dayMs));
  });

  const readDeposit = async (player = sam) => (await desk().call(player, readDepositLimits, {})).limits;
  const readSpend = async (player = sam) => (await desk().call(player, readSpendLimits, {})).limits;
  const deposit = async (body: LimitChange, key?: string) => (await desk().call(sam, changeDepositLimit, { body }, key)).limits;
  const spend = async (body: LimitChange) => (await desk().call(sam, changeSpendLimit, { body })).limits;
  const errorOf = async (promise: Promise<unknown>) => {
    const error = await promise.catch((thrown: unknown) => thrown);
    if (error instanceof CallError) return error.envelope;
    throw new Error('The call was not refused.');
  };
  const unset = { value: null, remaining: null, pendingValue: null, pendingDate: null, pendingDelete: false, updatedAt: null };

  test('LIM-01 LIM-02 a limit is not set at first, applies at once, and names its window', async () => {
    expect(await readDeposit()).toMatchObject({ D: { ...unset, used: 0, locked: false }, W: unset, M: unset });
    const { D } = await deposit({ duration: 'D', limit: 100 });
    expect(D).toMatchObject({ value: 100, used: 0, remaining: 100, pendingValue: null, lockReason: null });
    const now = desk().clock.now().getTime();
    expect(Date.parse(D.startedAt)).toBeLessThanOrEqual(now);
    expect(Date.parse(D.resetAt)).toBeGreaterThan(now);
    expect(await readSpend()).toMatchObject({ D: unset });
  });

  test('LIM-03 LIM-04 LIM-05 what raises or removes a limit waits, may be cancelled, and is applied by the first read after its time', async () => {
    await deposit({ duration: 'W', limit: 200 });
    const raised = await deposit({ duration: 'W', limit: 500 });
    expect(raised.W).toMatchObject({ value: 200, pendingValue: 500, pendingDelete: false });
    const due = Date.parse(raised.W.pendingDate ?? '');
    expect(Math.abs(due - desk().clock.now().getTime() - dayMs)).toBeLessThan(60_000);
    expect((await deposit({ duration: 'W', cancelPendingLimit: true })).W).toMatchObject({ value: 200, pendingValue: null });
    await deposit({ duration: 'W', limit: 500 });
    await desk().clock.advance(dayMs - 60_000);
    expect((await readDeposit()).W).toMatchObject({ value: 200, pendingValue: 500 });
    await desk().clock.advance(60_000);
    expect((await readDeposit()).W).toMatchObject({ value: 500, pendingValue: null, pendingDate: null });
    const [applied] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(applied).toMatchObject({
      kind: 'LIMIT_APPLIED',
      by: 'SYSTEM',
      details: { limit: 'DEPOSIT', period: 'W', toMinor: 50_000 },
    });
    expect((await deposit({ duration: 'W', deleteLimit: true })).W).toMatchObject({ value: 500, pendingDelete: true });
    await desk().clock.advance(dayMs);
    expect((await readDeposit()).W).toMatchObject(unset);
  });

  test('LIM-05 a market may let an increase wait longer', async () => {
    const reply = await desk().call(ivo, changeDepositLimit, { body: { duration: 'M', limit: 5_000 } });
    expect(reply.increaseDelayHours).toBe(168);
    const wait = Date.parse(reply.limits.M.pendingDate ?? '') - desk().clock.now().getTime();
    expect(Math.abs(wait - 7 * dayMs)).toBeLessThan(60_000);
    await desk().call(ivo, changeDepositLimit, { body: { duration: 'M', cancelPendingLimit: true } });
  });

  test('an operator and the player change limits at the same time, and both are answered', async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.all([
        desk().players.update(sam, { limits: [{ kind: 'DEPOSIT', period: 'W', value: 100 + turn }] }),
        spend({ duration: 'D', limit: 50 - turn }),
      ]);
    }
    expect([(await readDeposit()).W.value, (await readSpend()).D.value]).toEqual([109, 41]);
  });

  test.each<[string, LimitPeriod, number, string]>([
    ['outside the range', 'D', 4, 'INTERVAL'],
    ['above a longer period', 'D', 301, 'TOO_HIGH'],
    ['below a shorter period', 'M', 99, 'TOO_LOW'],
  ])('LIM-06 a limit %s is refused at its field', async (_, duration, limit, code) => {
    await deposit({ duration: 'W', limit: 300 });
    await spend({ duration: 'W', limit: 300 });
    const validationErrors = { limit: { code, message: expect.any(String) } };
    const own = (kind: string) => ({ status: 400, code: `error.${kind}.limit.${code.toLowerCase()}`, validationErrors });
    expect(await errorOf(deposit({ duration, limit }))).toMatchObject(own('deposit'));
    expect(await errorOf(spend({ duration, limit }))).toMatchObject(own('spend'));
    expect((await readDeposit())[duration].value).toBeNull();
  });

  test('DEC-LIM-6 a move to another province begins no window again, and neither does the way back', async () => {
    await desk()
      .database.update(playerTable)
      .set({ countryCode: 'CA', market: 'CA', province: 'BC' })
      .where(eq(playerTable.id, Number(sam)));
    const west = 'America/Vancouver';
    const evening = startOfDay(west, addDays(dateIn(west, desk().clock.now()), 2)).getTime() - 3 * hourMs;
    await desk().clock.advance(evening - desk().clock.now().getTime());
    const used = async () => (await readDeposit()).D.used;
    const move = async (province: string) => desk().call(sam, changeProvince, { body: { province } });
    await deposit({ duration: 'D', limit: 100 });
    await post(desk().database, {
      referenceId: `dep_${sam}_evening`,
      playerId: sam,
      currency: 'EUR',
      at: desk().clock.now(),
      category: 'PAYMENT',
      type: 'DEPOSIT',
      status: 'COMPLETED',
      method: 'TRUSTLY',
      entries: { main: 10_000, 'psp:TRUSTLY': -10_000 },
    });
    expect(await used()).toBe(100);
    // In Newfoundland the next day began at half past seven.
    await move('NL');
    expect(await used()).toBe(100);
    await desk().clock.advance(4 * hourMs);
    await move('BC');
    expect(await used()).toBe(100);
    await desk().clock.advance(20 * hourMs);
    expect(await used()).toBe(0);
    const [last] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(last).toMatchObject({ kind: 'PROVINCE_CHANGED', by: 'PLAYER', details: { from: 'NL', to: 'BC' } });
  });

  test('LIM-02 a repeat with the same key changes nothing; a body with two changes, or none, is refused', async () => {
    const first = await deposit({ duration: 'D', limit: 50 }, 'one');
    await deposit({ duration: 'D', limit: 20 }, 'two');
    expect(await deposit({ duration: 'D', limit: 50 }, 'one')).toEqual(first);
    expect((await readDeposit()).D).toMatchObject({ value: 20, pendingValue: null });
    expect(await errorOf(deposit({ duration: 'D', limit: 60 }, 'one'))).toMatchObject({ status: 409 });
    const two = { duration: 'D', limit: 10, deleteLimit: true } as unknown as LimitChange;
    expect(await errorOf(deposit(two))).toMatchObject({ status: 400 });
    expect(await errorOf(deposit({ duration: 'D' } as unknown as LimitChange))).toMatchObject({ status: 400 });
  });

  test('LIM-09 own money alone is spending; a returned stake counts in the window of its stake', async () => {
    await spend({ duration: 'D', limit: 10 });
    const { sessionId } = await desk().launch(sam);
    const bet = (txId: string, amountMinor: number) =>
      desk().bet({ sessionId, roundId: `${sam}:${txId}`, txId: `${sam}:${txId}`, amountMinor });
    expect((await bet('a', 700)).status).toBe(200);
    expect(await bet('b', 301)).toMatchObject({ status: 402, body: { code: 'SPEND_LIMIT' } });
    expect((await readSpend()).D).toMatchObject({ used: 7, remaining: 3 });
    const [reached] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(reached).toMatchObject({ kind: 'LIMIT_REACHED', details: { limit: 'SPEND', amountMinor: 301 } });
    const { resetAt } = (await readSpend()).D;
    await desk().clock.advance(Date.parse(resetAt) - desk().clock.now().getTime());
    expect((await readSpend()).D).toMatchObject({ used: 0, remaining: 10 });
    expect((await bet('c', 1_000)).status).toBe(200);
    expect((await desk().rollback({ sessionId, txId: `${sam}:a` })).status).toBe(200);
    expect((await readSpend()).D).toMatchObject({ used: 10, remaining: 0 });
    await desk().rollback({ sessionId, txId: `${sam}:c` });
    expect((await readSpend()).D).toMatchObject({ used: 0, remaining: 10 });
  });

  test.each([
    ['CA', 'BC', 'America/Vancouver'],
    ['NZ', null, 'Pacific/Auckland'],
    // A country without a market.
    ['MT', null, 'Europe/Malta'],
  ])(
    'DEC-X-16 DEC-LIM-1 in %s %s the windows are days, weeks and months of %s, also for a stake',
    async (countryCode, province, zone) => {
      await desk()
        .database.update(playerTable)
        .set({ countryCode, province })
        .where(eq(playerTable.id, Number(sam)));
      await spend({ duration: 'D', limit: 10 });
      const { D, W, M } = await readSpend();
      const now = desk().clock.now();
      for (const [limit, period] of [
        [D, 'D'],
        [W, 'W'],
        [M, 'M'],
      ] as const) {
        const { start, end } = calendarWindow(period, zone, now);
        expect(limit).toMatchObject({ startedAt: start.toISOString(), resetAt: end.toISOString() });
      }
      const { sessionId } = await desk().launch(sam);
      const bet = async (txId: string) =>
        (await desk().bet({ sessionId, roundId: `${sam}:${txId}`, txId: `${sam}:${txId}`, amountMinor: 1_000 })).status;
      expect([await bet('a'), await bet('b')]).toEqual([200, 402]);
      await desk().clock.advance(Date.parse(D.resetAt) - 60_000 - now.getTime());
      expect(await bet('c')).toBe(402);
      await desk().clock.advance(Date.parse(D.resetAt) - desk().clock.now().getTime());
      expect(await bet('d')).toBe(200);
    },
  );

  describe('DEC-RGA-13 the figures of one’s own play', () => {
    const dayOf = async () => (await desk().call(sam, readPlayPeriods, { query: { by: 'D' } })).periods;

    test('stakes, wins and returned stakes are of the day on which they were booked, and agree with the limit', async () => {
      const { D } = await readSpend();
      const { sessionId } = await desk().launch(sam);
      const round = (name: string) => ({ sessionId, roundId: `${sam}:${name}`, txId: `${sam}:${name}` });
      await desk().bet({ ...round('a'), amountMinor: 700 });
      await desk().win({ ...round('a'), txId: `${sam}:a:win`, amountMinor: 250, roundEnded: true });
      await desk().bet({ ...round('b'), amountMinor: 300 });
      await desk().rollback({ sessionId, txId: `${sam}:b` });
      const [today] = await dayOf();
      expect(today).toMatchObject({ deposited: 0, withdrawn: 0, staked: 7, won: 2.5, result: -4.5 });
      expect((await readSpend()).D.used).toBe(7);
      await desk().clock.advance(Date.parse(D.resetAt) - desk().clock.now().getTime());
      await desk().bet({ ...round('c'), amountMinor: 100 });
      const [next, before] = await dayOf();
      expect(next).toMatchObject({ staked: 1, won: 0, result: -1 });
      expect(before).toEqual(today);
      const [month] = (await desk().call(sam, readPlayPeriods, { query: { by: 'M' } })).periods;
      expect(month?.staked).toBe(next?.from.slice(8) === '01' ? 1 : 8);
    });

    test('time counts while a page is open, once for two tabs, and not while it sleeps; without a record it is null', async () => {
      await desk().clock.advance(Date.parse((await readSpend()).D.resetAt) - desk().clock.now().getTime());
      expect((await dayOf())[0]).toMatchObject({ staked: 0, minutes: 0 });
      const { sessionId } = await desk().launch(sam);
      await desk().bet({ sessionId, roundId: `${sam}:a`, txId: `${sam}:a`, amountMinor: 100 });
      expect((await dayOf())[0]).toMatchObject({ staked: 1, minutes: null });
      const readMinutes = () => desk().call(sam, readMinutesRemaining, {});
      await Promise.all([readMinutes(), readMinutes()]);
      // Without reality checks the pages ask for the summary only.
      const readMinute = () => desk().call(sam, readTransactionSummary, {});
      for (let minute = 0; minute < 3; minute += 1) {
        await desk().clock.advance(60_000);
        await readMinute();
      }
      expect((await dayOf())[0]).toMatchObject({ minutes: 3 });
      await desk().clock.advance(2 * hourMs);
      await readMinutes();
      expect((await dayOf())[0]).toMatchObject({ minutes: 3 });
      await desk().clock.advance(60_000);
      await readMinutes();
      expect((await dayOf())[0]).toMatchObject({ minutes: 4 });
    });
  });

  test('LIM-09 the part of a stake that bonus money pays does not count', async () => {
    const assignmentId = `asg_${sam}`;
    const at = desk().clock.now();
    await openBonusAccount(desk().database, { playerId: sam, currency: 'EUR', assignmentId, vertical: 'CASINO' });
    const gift = { [`bonus:${assignmentId}`]: 5_000, 'house:bonus': -5_000, main: -29_500, 'house:games:playngo': 29_500 };
    const kind = { playerId: sam, currency: 'EUR', at, category: 'BONUS', type: 'DEPOSIT', status: 'SUCCESS' } as const;
    await post(desk().database, { ...kind, referenceId: `gift_${sam}`, entries: gift });
    await spend({ duration: 'D', limit: 6 });
    const { sessionId } = await desk().launch(sam);
    const bet = (name: string, amountMinor: number) =>
      desk().bet({ sessionId, roundId: `${sam}:${name}`, txId: `${sam}:${name}`, amountMinor });
    expect(await bet('a', 900)).toMatchObject({ status: 200, body: { bonusPartMinor: 400 } });
    expect((await readSpend()).D).toMatchObject({ used: 5, remaining: 1 });
    expect((await bet('b', 900)).status).toBe(200);
    expect((await readSpend()).D).toMatchObject({ used: 5, remaining: 1 });
  });

  test('LIM-05 DEP-14 a lower deposit limit stops the next deposit, and a pending increase does not help it', async () => {
    await deposit({ duration: 'D', limit: 50 });
    await deposit({ duration: 'D', limit: 500 });
    const body = { method: 'CREDITCARD', amount: 60, currency: 'EUR', returnUrl: 'http://localhost:3000/x', locale: 'fi-FI' };
    expect(await errorOf(desk().call(sam, startDeposit, { body }))).toMatchObject({
      code: 'error.deposit.limit.too_high',
      additionalInfo: { limitLeft: 50, currency: 'EUR', duration: 'D', resetOn: expect.any(String) },
    });
    await desk().clock.advance(dayMs);
    expect((await desk().call(sam, startDeposit, { body })).redirectUrl).toContain('http');
  });

  test('LIM-06 an operator locks a limit with a reason, which drops what is pending, and unlocks it; all of it is in the audit trail', async () => {
    const reason = 'Call of the player';
    const ofSam = (change: object) =>
      desk().players.update(sam, { limits: [{ kind: 'DEPOSIT', period: 'D', ...change }] }, { by: 'desk', reason });
    await deposit({ duration: 'D', limit: 100 });
    await deposit({ duration: 'D', limit: 300 });
    await ofSam({ lock: 'Agreed by phone' });
    expect((await readDeposit()).D).toMatchObject({
      value: 100,
      locked: true,
      lockReason: 'Agreed by phone',
      pendingValue: null,
    });
    for (const body of [{ limit: 50 }, { limit: 100 }, { deleteLimit: true }, { cancelPendingLimit: true }]) {
      const refused = await errorOf(deposit({ duration: 'D', ...body } as LimitChange));
      expect(refused).toMatchObject({ code: 'error.deposit.limit.locked', validationErrors: { limit: { code: 'LOCKED' } } });
    }
    expect((await desk().players.readRestrictions(sam))?.limits).toMatchObject([{ locked: true, lockReason: 'Agreed by phone' }]);
    await ofSam({ lock: null });
    expect((await deposit({ duration: 'D', limit: 50 })).D).toMatchObject({ value: 50, locked: false, lockReason: null });
    const events = await readProtectionEvents(desk().database, sam, { position: 0, limit: 50 });
    const said = events.map(({ kind, by, details }) => [kind, by, details.event ?? details.code]).toReversed();
    expect(said).toEqual([
      ['LIMIT_CHANGED', 'PLAYER', 'set'],
      ['LIMIT_CHANGED', 'PLAYER', 'raise'],
      ['LIMIT_CHANGED', 'desk', 'lock'],
      ...Array.from({ length: 4 }, () => ['LIMIT_REFUSED', 'PLAYER', 'LOCKED']),
      ['LIMIT_CHANGED', 'desk', 'unlock'],
      ['LIMIT_CHANGED', 'PLAYER', 'lower'],
    ]);
    const byDesk = events.filter(({ by }) => by === 'desk').map(({ details }) => [details.reason, details.lockReason]);
    expect(byDesk).toEqual([
      [reason, null],
      [reason, 'Agreed by phone'],
    ]);
  });

  const birthday = (years: number) => {
    const now = desk().clock.now();
    return `${now.getUTCFullYear() - years}-01-01`;
  };
  /** Moves the player to the market that asks for most. */
  const moveToNorway = async (playerId: string, years = 40) => {
    const change = { market: 'NO', dateOfBirth: birthday(years) };
    await desk()
      .database.update(playerTable)
      .set(change)
      .where(eq(playerTable.id, Number(playerId)));
  };

  test('DEP-14 LIM-02 a market may ask for a deposit limit before the first deposit, or only offer one', async () => {
    const start = (player: string) => {
      const body = { method: 'CREDITCARD', amount: 20, currency: 'EUR', returnUrl: 'http://localhost:3000/x', locale: 'fi-FI' };
      return desk().call(player, startDeposit, { body });
    };
    const check = async (player: string) => (await desk().call(player, checkDeposit, { body: { blackbox: 'a' } })).limitPrompt;
    const first = await addPlayer(desk().database, [], desk().clock.now());
    expect(await check(first)).toBe('SKIPPABLE');
    expect((await start(first)).redirectUrl).toContain('http');
    await moveToNorway(first);
    expect(await check(first)).toBe('MANDATORY');
    expect((await errorOf(start(first))).code).toBe('error.deposit.limit.required');
    await desk().call(first, changeDepositLimit, { body: { duration: 'M', limit: 100 } });
    expect(await check(first)).toBeUndefined();
    expect((await start(first)).redirectUrl).toContain('http');
    await moveToNorway(sam);
    expect(await check(sam)).toBeUndefined();
  });

  test.each([
    [20, 200],
    [40, 500],
  ])('LIM-09 at %s years a market may limit the stake of a spin to %s, and tells the game before', async (years, most) => {
    await moveToNorway(sam, years);
    const { sessionId, launchToken } = await desk().launch(sam);
    expect((await desk().authenticate(launchToken)).body).toMatchObject({ maxStakeMinor: most });
    const bet = (name: string, amountMinor: number) =>
      desk().bet({ sessionId, roundId: `${sam}:${name}`, txId: `${sam}:${name}`, amountMinor });
    expect(await bet('a', most + 1)).toMatchObject({ status: 402, body: { code: 'STAKE_LIMIT' } });
    expect((await bet('b', most)).status).toBe(200);
    const [reached] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(reached).toMatchObject({ kind: 'LIMIT_REACHED', details: { limit: 'STAKE', amountMinor: most + 1 } });
    const table = { gameId: 'game-whistlestop-blackjack' };
    const atTable = await desk().launch(sam, table);
    expect((await desk().authenticate(atTable.launchToken)).body).toMatchObject({ maxStakeMinor: null });
  });

  test('a market may ask for seconds from the start of a spin to the next: the game is notified, and an earlier stake refused', async () => {
    const open = async () => {
      const { sessionId, launchToken } = await desk().launch(sam);
      expect((await desk().authenticate(launchToken)).body).toMatchObject({ minRoundMs: 3_000 });
      return sessionId;
    };
    const start = desk().clock.now().getTime();
    const bet = (sessionId: string, name: string, afterMs: number) => {
      const ids = { sessionId, roundId: `${sam}:${name}`, txId: `${sam}:${name}`, gameId: 'game-sugarplum-express' };
      return bookBet(desk().database, { ...ids, category: 'CASINO', amountMinor: 100 }, new Date(start + afterMs));
    };
    const tooSoon = { envelope: { status: 402, code: 'ROUND_TOO_SOON' } };
    await moveToNorway(sam);
    const first = await open();
    await bet(first, 'a', 0);
    await expect(bet(first, 'b', 2_999)).rejects.toMatchObject(tooSoon);
    // Neither the repeat of a stake nor a new session gets around it.
    expect(await bet(first, 'a', 2_999)).toMatchObject({ txId: `${sam}:a` });
    const second = await open();
    await expect(bet(second, 'c', 2_999)).rejects.toMatchObject(tooSoon);
    await expect(bet(second, 'c', 3_000)).rejects.toMatchObject(tooSoon);
    await bet(second, 'd', 3_000);
    const table = { gameId: 'game-whistlestop-blackjack' };
    const atTable = await desk().launch(sam, table);
    expect((await desk().authenticate(atTable.launchToken)).body).toMatchObject({ minRoundMs: 0 });
  });

  test('the game that is open is known on every device while its page reports, and the one before takes no stake', async () => {
    const openSession = async () => (await desk().call(sam, readOpenGame, {})).game?.sessionId;
    const first = await desk().launch(sam);
    expect(await openSession()).toBe(first.sessionId);
    const second = await desk().launch(sam);
    expect(await openSession()).toBe(second.sessionId);
    const ids = { sessionId: first.sessionId, roundId: `${sam}:1`, txId: `${sam}:1` };
    expect(await desk().bet({ ...ids, amountMinor: 100 })).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    await desk().clock.advance(80_000);
    expect(await openSession()).toBeUndefined();
    await desk().authenticate(second.launchToken);
    expect(await openSession()).toBe(second.sessionId);
  });

  test('LIM-09 a market may limit the loss of a month: wins reduce it, and no stake passes it', async () => {
    const rich = await addPlayer(desk().database, [3_000], new Date(desk().clock.now().getTime() - 40 * dayMs));
    await moveToNorway(rich);
    const table = { gameId: 'game-whistlestop-blackjack', category: 'CASINO' };
    const { sessionId } = await desk().launch(rich, { gameId: table.gameId });
    const named = (name: string, amountMinor: number) => ({
      ...table,
      sessionId,
      roundId: `${rich}:${name}`,
      txId: `${rich}:${name}`,
      amountMinor,
    });
    expect((await desk().bet(named('a', 180_000))).status).toBe(200);
    expect(await desk().bet(named('b', 1))).toMatchObject({ status: 402, body: { code: 'LOSS_LIMIT' } });
    expect((await desk().win({ ...named('a', 5_000), txId: `${rich}:w`, roundEnded: true })).status).toBe(200);
    expect((await desk().bet(named('c', 5_000))).status).toBe(200);
    expect(await desk().bet(named('d', 1))).toMatchObject({ body: { code: 'LOSS_LIMIT' } });
    const game = { provider: 'playngo', code: undefined };
    const launched = openRealMoneyGame(desk().context, { playerId: rich, signInId: '' }, game);
    await expect(launched).rejects.toMatchObject({ envelope: { code: 'error.loss.limit.reached' } });

    // The return of a stake of the month before leaves no more to lose in this one.
    await desk().clock.advance(32 * dayMs);
    const next = await desk().launch(rich, { gameId: table.gameId });
    expect((await desk().bet({ ...named('e', 100), sessionId: next.sessionId })).status).toBe(200);
    expect((await desk().rollback({ sessionId, txId: `${rich}:c` })).status).toBe(200);
    const player = await findPlayer(desk().database, rich);
    const limited = player && { ...player, playerId: player.id, currency: 'EUR' };
    expect(limited && (await readLossLimit(desk().database, limited, desk().clock.now()))?.usedMinor).toBe(100);
  });

  test('DEC-MISC-5 the registration ends with the question for a limit; its answer is not asked for again before the deposit', async () => {
    const prompt = async (player: string) => (await desk().call(player, readLimitPrompt, {})).prompt;
    const hasDepositPrompt = async (player: string) =>
      (await desk().call(player, checkDeposit, { body: { blackbox: 'a' } })).limitPrompt !== undefined;
    const first = await addPlayer(desk().database, [], desk().clock.now());
    expect(await prompt(first)).toBe('SKIPPABLE');
    await desk().call(first, skipLimitPrompt, { body: { answer: 'SKIPPED' } });
    expect([await prompt(first), await hasDepositPrompt(first)]).toEqual(['SKIPPABLE', true]);
    await desk().call(first, skipLimitPrompt, { body: { answer: 'SKIPPED', place: 'REGISTRATION' } });
    expect([await prompt(first), await hasDepositPrompt(first)]).toEqual([null, false]);
    await moveToNorway(first);
    expect(await hasDepositPrompt(first)).toBe(true);
    const other = await addPlayer(desk().database, [], desk().clock.now());
    await moveToNorway(other);
    expect(await prompt(other)).toBe('MANDATORY');
    await desk().call(other, changeDepositLimit, { body: { duration: 'M', limit: 100 } });
    expect(await prompt(other)).toBeNull();
    expect(await prompt(idOf('player.in'))).toBeNull();
  });

  test('DEP-14 going on without a limit is recorded', async () => {
    await desk()
      .call(sam, skipLimitPrompt, { body: { answer: 'SKIPPED' } })
      .catch(() => undefined);
    const [answer] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(answer).toMatchObject({ kind: 'LIMIT_PROMPT', by: 'PLAYER', details: { answer: 'SKIPPED' } });
  });

  const review = async (player: string) => (await desk().call(player, readReview, {})).review;
  const answerReview = (player: string, id: string, step: 'SHOWN' | 'LIMITS' | 'CONTINUE') =>
    desk().call(player, recordReview, { body: { id, step } });

  test('DEC-LIM-9 a review is due after unusual deposits and after six months, is answered once by its player, and is recorded', async () => {
    const player = await addPlayer(desk().database, [600], desk().clock.now());
    const grown = await review(player);
    expect(grown).toMatchObject({ reason: 'GROWTH', deposited: 600, withdrawn: 0, result: 0, usualWeek: 0, limits: [] });
    const { id = '' } = grown ?? {};
    expect((await review(player))?.id).toBe(id);
    await answerReview(sam, id, 'CONTINUE');
    for (const step of ['SHOWN', 'SHOWN', 'LIMITS', 'CONTINUE'] as const) await answerReview(player, id, step);
    expect(await review(player)).toBeNull();
    const trail = await readProtectionEvents(desk().database, player, { position: 0, limit: 10 });
    expect(trail.map(({ kind, by, details }) => [kind, by, details])).toEqual([
      ['LIMIT_REVIEW', 'PLAYER', { reason: 'GROWTH', step: 'LIMITS' }],
      ['LIMIT_REVIEW', 'SYSTEM', { reason: 'GROWTH', step: 'SHOWN' }],
    ]);
    expect(await review(sam)).toBeNull();
    await desk().clock.advance(100 * dayMs);
    const due = await review(player);
    expect(due).toMatchObject({ reason: 'PERIODIC', deposited: 600, usualWeek: null });
    await answerReview(player, due?.id ?? '', 'CONTINUE');
    await desk().clock.advance(100 * dayMs);
    expect(await review(player)).toBeNull();
  });

  test('DEC-LIM-9 DEC-LIM-8 in a market with the rule a limit is asked about when it is 24 months old', async () => {
    const finn = idOf('finn.review');
    await desk().call(finn, changeDepositLimit, { body: { duration: 'M', limit: 5_000 } });
    await desk().clock.advance(732 * dayMs);
    const limit = { kind: 'DEPOSIT', period: 'M', value: 5_000, since: expect.any(String) };
    expect(await review(finn)).toMatchObject({ reason: 'OLD_LIMIT', currency: 'NOK', limits: [limit] });
  });
});
