import { eq } from 'drizzle-orm';
import { changeProvince } from '#lib/account/details/contract.ts';
import type { LimitPeriod } from '#lib/core/market/protection.ts';
import { addDays } from '#lib/core/time/calendar-date.ts';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { dateIn, startOfDay } from '#lib/core/time/zone.ts';
import {
  changeDepositLimit,
  changeSpendLimit,
  type LimitChange,
  readDepositLimits,
  readSpendLimits,
} from '#lib/protection/limits/contract.ts';
import { openBonusAccount } from '#sandbox/ledger/accounts.ts';
import { post } from '#sandbox/ledger/post.ts';
import { assignmentTable } from '#sandbox/platform/bonuses/tables.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { calendarWindow } from '#sandbox/platform/protection/limits/calendar-window.ts';
import { readLimits } from '#sandbox/platform/protection/limits/limits.ts';
import { bookBet } from '#sandbox/platform/seamless/bet.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { openSeamlessWallet } from '../fixtures/sandbox/games.ts';
import { addDepositor, openRounds } from '../fixtures/sandbox/limits.ts';
import { refusalOf } from '../fixtures/sandbox/refusal-of.ts';
import { testDatabases } from '../fixtures/servers/test-databases.ts';

const ivo = idOf('ivo.limits');

describe.each(testDatabases)('limits on $name', ({ open }) => {
  const desk = openBeforeAll(async () => openSeamlessWallet(await open()));
  let sam: string;

  beforeEach(async () => {
    await desk().clock.reset();
    sam = await addDepositor(desk(), 300);
  });

  const readDeposit = async (player = sam) => (await desk().call(player, readDepositLimits, {})).limits;
  const readSpend = async (player = sam) => (await desk().call(player, readSpendLimits, {})).limits;
  const deposit = async (body: LimitChange, key?: string) => (await desk().call(sam, changeDepositLimit, { body }, key)).limits;
  const spend = async (body: LimitChange) => (await desk().call(sam, changeSpendLimit, { body })).limits;
  const bookDeposit = (at: Date) =>
    post(desk().database, {
      referenceId: `dep_${sam}_${at.getTime()}`,
      playerId: sam,
      currency: 'EUR',
      at,
      category: 'PAYMENT',
      type: 'DEPOSIT',
      status: 'COMPLETED',
      method: 'TRUSTLY',
      entries: { main: 10_000, 'psp:TRUSTLY': -10_000 },
    });
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
    expect((await refusalOf(deposit({ duration, limit }))).envelope).toMatchObject(own('deposit'));
    expect((await refusalOf(spend({ duration, limit }))).envelope).toMatchObject(own('spend'));
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
    await bookDeposit(desk().clock.now());
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
    expect(await refusalOf(deposit({ duration: 'D', limit: 60 }, 'one'))).toMatchObject({ status: 409 });
    const two = { duration: 'D', limit: 10, deleteLimit: true } as unknown as LimitChange;
    expect(await refusalOf(deposit(two))).toMatchObject({ status: 400 });
    expect(await refusalOf(deposit({ duration: 'D' } as unknown as LimitChange))).toMatchObject({ status: 400 });
  });

  test('LIM-09 own money alone is spending; a returned stake counts in the window of its stake', async () => {
    await spend({ duration: 'D', limit: 10 });
    const { bet, rollBack } = await openRounds(desk(), sam);
    expect((await bet('a', 700)).status).toBe(200);
    expect(await bet('b', 301)).toMatchObject({ status: 402, body: { code: 'SPEND_LIMIT' } });
    expect((await readSpend()).D).toMatchObject({ used: 7, remaining: 3 });
    const [reached] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(reached).toMatchObject({ kind: 'LIMIT_REACHED', details: { limit: 'SPEND', amountMinor: 301 } });
    const { resetAt } = (await readSpend()).D;
    await desk().clock.advance(Date.parse(resetAt) - desk().clock.now().getTime());
    expect((await readSpend()).D).toMatchObject({ used: 0, remaining: 10 });
    expect((await bet('c', 1_000)).status).toBe(200);
    expect((await rollBack('a')).status).toBe(200);
    expect((await readSpend()).D).toMatchObject({ used: 10, remaining: 0 });
    await rollBack('c');
    expect((await readSpend()).D).toMatchObject({ used: 0, remaining: 10 });
  });

  test('LIM-09 DEP-14 what a call that came later has booked first counts, up to the end of the window', async () => {
    await spend({ duration: 'D', limit: 10 });
    await deposit({ duration: 'D', limit: 50 });
    const { sessionId } = await openRounds(desk(), sam);
    const now = desk().clock.now();
    const later = (ms: number) => new Date(now.getTime() + ms);
    const stake = (name: string, at: Date) => {
      const ids = { sessionId, roundId: `${sam}:${name}`, txId: `${sam}:${name}`, gameId: 'game-sugarplum-express' };
      return bookBet(desk().database, { ...ids, category: 'CASINO', amountMinor: 600 }, at);
    };
    await stake('later', later(5));
    await expect(stake('earlier', now)).rejects.toMatchObject({ envelope: { code: 'SPEND_LIMIT' } });
    const player = await findPlayer(desk().database, sam);
    if (!player) throw new Error('The player is missing.');
    const end = Date.parse((await readDeposit()).D.resetAt) - now.getTime();
    for (const ms of [5, end]) await bookDeposit(later(ms));
    const limits = await readLimits(desk().database, player, now);
    expect(Object.fromEntries(limits.map(({ kind, usedMinor }) => [kind, usedMinor]))).toEqual({ DEPOSIT: 10_000, SPEND: 600 });
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
      const rounds = await openRounds(desk(), sam);
      const bet = async (name: string) => (await rounds.bet(name, 1_000)).status;
      expect([await bet('a'), await bet('b')]).toEqual([200, 402]);
      await desk().clock.advance(Date.parse(D.resetAt) - 60_000 - now.getTime());
      expect(await bet('c')).toBe(402);
      await desk().clock.advance(Date.parse(D.resetAt) - desk().clock.now().getTime());
      expect(await bet('d')).toBe(200);
    },
  );

  test('LIM-09 the part of a stake that bonus money pays does not count', async () => {
    const assignmentId = `asg_${sam}`;
    const at = desk().clock.now();
    await openBonusAccount(desk().database, { playerId: sam, currency: 'EUR', assignmentId, vertical: 'CASINO' });
    const gift = { [`bonus:${assignmentId}`]: 5_000, 'house:bonus': -5_000, main: -29_500, 'house:games:playngo': 29_500 };
    const kind = { playerId: sam, currency: 'EUR', at, category: 'BONUS', type: 'DEPOSIT', status: 'SUCCESS' } as const;
    await post(desk().database, { ...kind, referenceId: `gift_${sam}`, entries: gift });
    await spend({ duration: 'D', limit: 6 });
    const { bet } = await openRounds(desk(), sam);
    expect(await bet('a', 900)).toMatchObject({ status: 200, body: { bonusPartMinor: 400 } });
    expect((await readSpend()).D).toMatchObject({ used: 5, remaining: 1 });
    expect((await bet('b', 900)).status).toBe(200);
    expect((await readSpend()).D).toMatchObject({ used: 5, remaining: 1 });
    // The account of a bonus that ended before the limit's period is not read.
    const [like] = await desk().database.select().from(assignmentTable).limit(1);
    if (!like) throw new Error('The test players have no bonus.');
    const ended = (before: number) => ({ assignmentId, playerId: Number(sam), endedAt: new Date(at.getTime() - before) });
    await desk()
      .database.insert(assignmentTable)
      .values({ ...like, ...ended(0) });
    expect((await readSpend()).D.used).toBe(5);
    await desk()
      .database.update(assignmentTable)
      .set(ended(33 * dayMs))
      .where(eq(assignmentTable.assignmentId, assignmentId));
    expect((await readSpend()).D.used).toBe(18);
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
      const { envelope: refused } = await refusalOf(deposit({ duration: 'D', ...body } as LimitChange));
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
});
