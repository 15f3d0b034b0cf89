import { eq } from 'drizzle-orm';
import { readTransactionSummary } from '#lib/account/contract.ts';
import { claimCode, claimFreeSpins } from '#lib/bonuses/contract.ts';
import { checkDeposit, startDeposit } from '#lib/cashier/contract.ts';
import { dayMs, hourMs } from '#lib/core/time/durations.ts';
import { readOpenGame } from '#lib/games/launch/contract.ts';
import { readMinutesRemaining, readPlayPeriods } from '#lib/protection/activity/contract.ts';
import { changeDepositLimit, readLimitPrompt, readSpendLimits, skipLimitPrompt } from '#lib/protection/limits/contract.ts';
import { readReview, recordReview } from '#lib/protection/review/contract.ts';
import { readGameBalance, takeFreeSpin } from '#lib/wallet/seamless/contract.ts';
import { sumPeriods } from '#sandbox/ledger/period-sums.ts';
import { openRealMoneyGame } from '#sandbox/platform/games/launch/open-game.ts';
import { findPlayer } from '#sandbox/platform/players/find-player.ts';
import { playerTable } from '#sandbox/platform/players/tables.ts';
import { readProtectionEvents } from '#sandbox/platform/protection/audit.ts';
import { readLossLimit } from '#sandbox/platform/protection/limits/market-limits.ts';
import { playTimeTable } from '#sandbox/platform/protection/tables.ts';
import { bookBet } from '#sandbox/platform/seamless/bet.ts';
import { openBeforeAll } from '../fixtures/open-before-all.ts';
import { idOf } from '../fixtures/sandbox/cashier.ts';
import { openSeamlessWallet } from '../fixtures/sandbox/games.ts';
import { addDepositor, openRounds } from '../fixtures/sandbox/limits.ts';
import { addPlayer } from '../fixtures/sandbox/new-player.ts';
import { refusalOf } from '../fixtures/sandbox/refusal-of.ts';
import { testDatabases } from '../fixtures/servers/test-databases.ts';

const blackjack = { gameId: 'game-whistlestop-blackjack', category: 'CASINO' } as const;

describe.each(testDatabases)('protection of players on $name', ({ open }) => {
  const desk = openBeforeAll(async () => openSeamlessWallet(await open()));
  let sam: string;

  beforeEach(async () => {
    await desk().clock.reset();
    sam = await addDepositor(desk(), 300);
  });

  const readSpend = async () => (await desk().call(sam, readSpendLimits, {})).limits;
  const promptOf = async (player: string) => (await desk().call(player, checkDeposit, { body: { blackbox: 'a' } })).limitPrompt;
  const addNewPlayer = () => addPlayer(desk().database, [], desk().clock.now());
  /** Moves the player to the market that asks for most. */
  const moveToNorway = async (playerId: string, years = 40) => {
    const change = { market: 'NO', dateOfBirth: `${desk().clock.now().getUTCFullYear() - years}-01-01` };
    await desk()
      .database.update(playerTable)
      .set(change)
      .where(eq(playerTable.id, Number(playerId)));
  };

  describe('DEC-RGA-13 the figures of one’s own play', () => {
    const dayOf = async () => (await desk().call(sam, readPlayPeriods, { query: { by: 'D' } })).periods;

    test('stakes, wins and returned stakes are of the day on which they were booked, and agree with the limit', async () => {
      const { D } = await readSpend();
      const { bet, win, rollBack } = await openRounds(desk(), sam);
      await bet('a', 700);
      await win('a', 250);
      await bet('b', 300);
      await rollBack('b');
      const [today] = await dayOf();
      expect(today).toMatchObject({ deposited: 0, withdrawn: 0, staked: 7, won: 2.5, result: -4.5 });
      expect((await readSpend()).D.used).toBe(7);
      const now = desk().clock.now();
      const from = [new Date(now.getTime() - 90 * dayMs)] as const;
      const [payments] = await sumPeriods(desk().database, Number(sam), from, now, 'PAYMENT');
      expect(payments).toEqual({ deposited: 30_000, withdrawn: 0, staked: 0, won: 0 });
      await desk().clock.advance(Date.parse(D.resetAt) - desk().clock.now().getTime());
      await bet('c', 100);
      const [next, before] = await dayOf();
      expect(next).toMatchObject({ staked: 1, won: 0, result: -1 });
      expect(before).toEqual(today);
      const [month] = (await desk().call(sam, readPlayPeriods, { query: { by: 'M' } })).periods;
      expect(month?.staked).toBe(next?.from.slice(8) === '01' ? 1 : 8);
    });

    test('time counts while a page is open, once for two tabs, and not while it sleeps; without a record it is null', async () => {
      await desk().clock.advance(Date.parse((await readSpend()).D.resetAt) - desk().clock.now().getTime());
      expect((await dayOf())[0]).toMatchObject({ staked: 0, minutes: 0 });
      await (await openRounds(desk(), sam)).bet('a', 100);
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
      // What is asked at the same time is written once.
      const timesOf = () =>
        desk()
          .database.select()
          .from(playTimeTable)
          .where(eq(playTimeTable.playerId, Number(sam)));
      const times = await timesOf();
      await Promise.all([readMinutes(), readMinute()]);
      expect(await timesOf()).toEqual(times);
      await desk().clock.advance(2 * hourMs);
      await readMinutes();
      expect((await dayOf())[0]).toMatchObject({ minutes: 3 });
      await desk().clock.advance(60_000);
      await readMinutes();
      expect((await dayOf())[0]).toMatchObject({ minutes: 4 });
    });
  });

  test('DEP-14 LIM-02 a market may ask for a deposit limit before the first deposit, or only offer one', async () => {
    const body = { method: 'CREDITCARD', amount: 20, currency: 'EUR', returnUrl: 'http://localhost:3000/x', locale: 'fi-FI' };
    const start = (player: string) => desk().call(player, startDeposit, { body });
    const first = await addNewPlayer();
    expect(await promptOf(first)).toBe('SKIPPABLE');
    expect((await start(first)).redirectUrl).toContain('http');
    await moveToNorway(first);
    expect(await promptOf(first)).toBe('MANDATORY');
    expect((await refusalOf(start(first))).code).toBe('error.deposit.limit.required');
    await desk().call(first, changeDepositLimit, { body: { duration: 'M', limit: 100 } });
    expect(await promptOf(first)).toBeUndefined();
    expect((await start(first)).redirectUrl).toContain('http');
    await moveToNorway(sam);
    expect(await promptOf(sam)).toBeUndefined();
  });

  test.each([
    [20, 200],
    [40, 500],
  ])('LIM-09 at %s years a market may limit the stake of a spin to %s, and tells the game before', async (years, most) => {
    await moveToNorway(sam, years);
    const { launchToken, bet } = await openRounds(desk(), sam);
    expect((await desk().authenticate(launchToken)).body).toMatchObject({ maxStakeMinor: most });
    expect(await bet('a', most + 1)).toMatchObject({ status: 402, body: { code: 'STAKE_LIMIT' } });
    expect((await bet('b', most)).status).toBe(200);
    const [reached] = await readProtectionEvents(desk().database, sam, { position: 0, limit: 1 });
    expect(reached).toMatchObject({ kind: 'LIMIT_REACHED', details: { limit: 'STAKE', amountMinor: most + 1 } });
    const atTable = await desk().launch(sam, blackjack);
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
    for (const afterMs of [-1, 2_999]) await expect(bet(first, 'b', afterMs)).rejects.toMatchObject(tooSoon);
    // Neither the repeat of a stake nor a new session gets around it.
    expect(await bet(first, 'a', 2_999)).toMatchObject({ txId: `${sam}:a` });
    const second = await open();
    await expect(bet(second, 'c', 2_999)).rejects.toMatchObject(tooSoon);
    await expect(bet(second, 'c', 3_000)).rejects.toMatchObject(tooSoon);
    await bet(second, 'd', 3_000);
    const atTable = await desk().launch(sam, blackjack);
    expect((await desk().authenticate(atTable.launchToken)).body).toMatchObject({ minRoundMs: 0 });
  });

  test('a free spin that was rolled back does not count for the pause between spins', async () => {
    const { assignmentId } = await desk().call(sam, claimCode, { body: { bonusCode: 'SPINS20', state: 'ACTIVATED' } });
    await desk().call(sam, claimFreeSpins, { params: { bonusAssignmentId: assignmentId ?? '' }, body: {} });
    await moveToNorway(sam);
    const game = { gameId: 'game-cloudbreaker', provider: 'pragmaticplay' };
    const { sessionId } = await desk().launch(sam, game);
    const spin = (txId: string) =>
      desk().send(takeFreeSpin.path, {
        ...{ sessionId, roundId: txId, txId, gameId: game.gameId, category: 'CASINO', assignmentId, betMinor: 20 },
      });
    expect(await spin(`${sam}:a`)).toMatchObject({ status: 200, body: { remaining: 19 } });
    expect(await spin(`${sam}:b`)).toMatchObject({ status: 402, body: { code: 'ROUND_TOO_SOON' } });
    await desk().rollback({ sessionId, txId: `${sam}:a` });
    expect(await spin(`${sam}:c`)).toMatchObject({ status: 200, body: { remaining: 19 } });
  });

  test('the game that is open is known on every device while its page reports, and the one before takes no stake', async () => {
    const openSession = async () => (await desk().call(sam, readOpenGame, {})).game?.sessionId;
    const first = await openRounds(desk(), sam);
    expect(await openSession()).toBe(first.sessionId);
    const second = await desk().launch(sam);
    expect(await openSession()).toBe(second.sessionId);
    expect(await first.bet('1', 100)).toMatchObject({ status: 402, body: { code: 'SESSION_CLOSED' } });
    await desk().clock.advance(80_000);
    expect(await openSession()).toBeUndefined();
    const readBalance = (isPageOpen?: false) =>
      desk().send(readGameBalance.path, { sessionId: second.sessionId, ...(isPageOpen === false && { isPageOpen }) });
    expect(await readBalance(false)).toMatchObject({ status: 200 });
    expect(await openSession()).toBeUndefined();
    await readBalance();
    expect(await openSession()).toBe(second.sessionId);
    await desk().clock.advance(80_000);
    expect(await openSession()).toBeUndefined();
    await desk().authenticate(second.launchToken);
    expect(await openSession()).toBe(second.sessionId);
  });

  test('LIM-09 a market may limit the loss of a month: wins reduce it, and no stake passes it', async () => {
    const rich = await addDepositor(desk(), 3_000);
    await moveToNorway(rich);
    const { bet, win, rollBack } = await openRounds(desk(), rich, blackjack);
    expect((await bet('a', 180_000)).status).toBe(200);
    expect(await bet('b', 1)).toMatchObject({ status: 402, body: { code: 'LOSS_LIMIT' } });
    expect((await win('a', 5_000)).status).toBe(200);
    expect((await bet('c', 5_000)).status).toBe(200);
    expect(await bet('d', 1)).toMatchObject({ body: { code: 'LOSS_LIMIT' } });
    const launch = (provider: string) =>
      openRealMoneyGame(desk().context, { playerId: rich, signInId: '' }, { provider, code: undefined });
    // The provider of the open round resumes it.
    expect(await launch('playngo')).toHaveProperty('launchToken');
    await expect(launch('yggdrasil')).rejects.toMatchObject({ envelope: { code: 'error.loss.limit.reached' } });

    // The return of a stake of the month before leaves no more to lose in this one.
    await desk().clock.advance(32 * dayMs);
    const next = await openRounds(desk(), rich, blackjack);
    expect((await next.bet('e', 100)).status).toBe(200);
    expect((await rollBack('c')).status).toBe(200);
    const player = await findPlayer(desk().database, rich);
    const limited = player && { ...player, playerId: player.id, currency: 'EUR' };
    expect(limited && (await readLossLimit(desk().database, limited, desk().clock.now()))?.usedMinor).toBe(100);
  });

  test('DEC-MISC-5 the registration ends with the question for a limit; its answer is not asked for again before the deposit', async () => {
    const prompt = async (player: string) => (await desk().call(player, readLimitPrompt, {})).prompt;
    const hasDepositPrompt = async (player: string) => (await promptOf(player)) !== undefined;
    const first = await addNewPlayer();
    expect(await prompt(first)).toBe('SKIPPABLE');
    await desk().call(first, skipLimitPrompt, { body: { answer: 'SKIPPED' } });
    expect([await prompt(first), await hasDepositPrompt(first)]).toEqual(['SKIPPABLE', true]);
    await desk().call(first, skipLimitPrompt, { body: { answer: 'SKIPPED', place: 'REGISTRATION' } });
    expect([await prompt(first), await hasDepositPrompt(first)]).toEqual([null, false]);
    await moveToNorway(first);
    expect([await prompt(first), await hasDepositPrompt(first)]).toEqual(['MANDATORY', true]);
    const other = await addNewPlayer();
    await moveToNorway(other);
    expect(await prompt(other)).toBe('MANDATORY');
    await desk().call(other, changeDepositLimit, { body: { duration: 'M', limit: 100 } });
    expect(await prompt(other)).toBeNull();
    expect(await prompt(idOf('player.in'))).toBeNull();
  });

  test('DEP-14 going on without a limit is recorded, of a player who has the question', async () => {
    const [player, norwegian] = [await addNewPlayer(), await addNewPlayer()];
    await moveToNorway(norwegian);
    const skip = (by: string, place: 'REGISTRATION' | 'DEPOSIT') =>
      desk().call(by, skipLimitPrompt, { body: { answer: 'SKIPPED', place } });
    const trailOf = (of: string) => readProtectionEvents(desk().database, of, { position: 0, limit: 9 });
    for (const place of ['REGISTRATION', 'DEPOSIT'] as const) {
      expect((await refusalOf(skip(norwegian, place))).code).toBe('error.deposit.limit.required');
    }
    // A player who has deposited before does not get it.
    await skip(sam, 'DEPOSIT');
    expect((await desk().call(norwegian, readLimitPrompt, {})).prompt).toBe('MANDATORY');
    await skip(player, 'REGISTRATION');
    const answered = { kind: 'LIMIT_PROMPT', by: 'PLAYER', details: { answer: 'SKIPPED', place: 'REGISTRATION' } };
    expect(await trailOf(player)).toMatchObject([answered]);
    for (const other of [sam, norwegian]) {
      expect((await trailOf(other)).filter(({ kind }) => kind === 'LIMIT_PROMPT')).toEqual([]);
    }
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
