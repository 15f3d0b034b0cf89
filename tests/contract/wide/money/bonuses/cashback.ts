import { eq } from 'drizzle-orm';
import { activateCashback, claimCashback, claimReward, deactivateCashback, readCashback } from '#lib/bonuses/contract.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { listPlayerTransactions } from '#sandbox/ledger/history.ts';
import { campaignTable } from '#sandbox/platform/bonuses/tables.ts';
import { crmMessageTable } from '#sandbox/platform/messages/tables.ts';
import { sportsBetTable, sportsTransactionTable } from '#sandbox/platform/sportsbook/tables.ts';
import { listScheduled } from '#sandbox/platform/tournaments/calendar.ts';
import { payPrizes } from '#sandbox/platform/tournaments/prizes.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';
import { addPlayer } from '../../../../fixtures/sandbox/new-player.ts';

/** Cashback, and the prizes of tournaments. */
export function testCashback(bonuses: () => BonusFixture): void {
  test('BON-22 BON-23 BON-30 daily cashback counts real money lost since it was switched on, waits a day to be claimed, and is paid once', async () => {
    const { desk, sam, rewards, held, offered, refusal, play, noon } = bonuses();
    const params = { campaignId: 'cmp_cashback_daily' };
    const progress = () => desk.call(sam, readCashback, { params });
    await noon();
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 4_000);
    expect(await progress()).toMatchObject({ state: 'INACTIVE', amount: 0, rate: 0.05, cap: 50, booster: 1 });
    await desk.call(sam, activateCashback, { params, body: {} });
    await play(sessionId, 5_000, 1_000);
    await desk.bet({ sessionId, roundId: 'void', txId: 'void', amountMinor: 3_000 });
    await desk.rollback({ sessionId, txId: 'void' });
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', netLoss: 40, amount: 2 });
    expect((await held(sam)).map(({ campaignId, state }) => [campaignId, state])).toEqual([['cmp_cashback_daily', 'ACTIVE']]);
    expect(await offered(sam)).not.toContain('cmp_cashback_daily');
    const claim = () => desk.call(sam, claimCashback, { params, body: {} });
    expect(await refusal(claim())).toBe('error.cashback.not_claimable');

    const boost = (await rewards(sam, 'ELIGIBLE')).rewards.find(({ campaignId }) => campaignId === 'cmp_cashback_boost');
    expect(boost?.terms.booster).toEqual({ multiplier: 1.5, hours: 168 });
    await desk.clock.advance(dayMs);
    await desk.call(sam, claimReward, { body: { campaignId: 'cmp_cashback_boost' } });
    // What was lost before the booster was claimed is not raised.
    expect(await progress()).toMatchObject({ state: 'CLAIMABLE', netLoss: 40, amount: 2, booster: 1.5 });
    expect((await held(sam))[0]).toMatchObject({
      state: 'CLAIMABLE',
      cashbackBooster: { multiplier: 1.5 },
      cashbackActivated: true,
    });
    const before = await desk.mainOf(sam);
    const claims = await Promise.all(Array.from({ length: 5 }, () => refusal(claim())));
    expect(claims.filter((each) => each === 'accepted')).toHaveLength(1);
    expect(await desk.mainOf(sam)).toBe(before + 200);
    expect(await progress()).toMatchObject({ state: 'CLAIMED', netLoss: 0 });

    await play((await desk.launch(sam)).sessionId, 4_000);
    expect(await progress()).toMatchObject({ state: 'CLAIMED', netLoss: 40, amount: 3 });
    await desk.clock.advance(2 * dayMs);
    expect(await progress()).toMatchObject({ state: 'ACTIVATED', amount: 0 });
    await desk.call(sam, deactivateCashback, { params, body: {} });
    expect(await progress()).toMatchObject({ state: 'INACTIVE' });
    expect(await held(sam)).toEqual([]);
  });

  test('BON-23 daily cashback can be claimed until the end that is shown, also on the day that is an hour short', async () => {
    const { desk, sam, play } = bonuses();
    const params = { campaignId: 'cmp_cashback_daily' };
    const progress = () => desk.call(sam, readCashback, { params });
    const moveTo = async (iso: string) => desk.clock.advance(Date.parse(iso) - desk.clock.now().getTime());
    await moveTo('2027-03-27T12:00:00Z');
    await desk.call(sam, activateCashback, { params, body: {} });
    await play((await desk.launch(sam)).sessionId, 5_000);
    await moveTo('2027-03-28T10:00:00Z');
    // Finland's 28 March has 23 hours.
    expect(await progress()).toMatchObject({ state: 'CLAIMABLE', claimableTo: '2027-03-28T21:00:00.000Z' });
    await moveTo('2027-03-28T20:59:00Z');
    expect(await progress()).toMatchObject({ state: 'CLAIMABLE' });
    await desk.call(sam, deactivateCashback, { params, body: {} });
  });

  test('BON-22 cashback that is turned off pays what can be claimed, once', async () => {
    const { desk, sam, play, noon } = bonuses();
    const call = { params: { campaignId: 'cmp_cashback_daily' }, body: {} };
    await noon();
    await desk.call(sam, activateCashback, call);
    await play((await desk.launch(sam)).sessionId, 4_000);
    await desk.clock.advance(dayMs);
    const deactivate = (key?: string) => desk.call(sam, deactivateCashback, call, key);
    expect(await deactivate('first')).toEqual({ state: 'INACTIVE', amount: 2 });
    // A repeat of a lost answer.
    expect(await deactivate('first')).toEqual({ state: 'INACTIVE', amount: 2 });
    expect(await deactivate()).toEqual({ state: 'INACTIVE', amount: 0 });
    expect(await desk.mainOf(sam)).toBe(30_000 - 4_000 + 200);
  });

  test('BON-22 instant cashback can be claimed as soon as it reaches its minimum, weekly cashback of the live tables is missed after a day', async () => {
    const { desk, sam, refusal, play } = bonuses();
    await desk.players.update(sam, { loyaltyLevel: 3 });
    const instant = { campaignId: 'cmp_cashback_instant' };
    const live = { campaignId: 'cmp_cashback_live' };
    await desk.call(sam, activateCashback, { params: instant, body: {} });
    await desk.call(sam, activateCashback, { params: live, body: {} });
    const { sessionId } = await desk.launch(sam);
    await play(sessionId, 3_300);
    expect(await desk.call(sam, readCashback, { params: instant })).toMatchObject({ state: 'ACTIVATED', amount: 0.99 });
    await play(sessionId, 100);
    const claim = () => desk.call(sam, claimCashback, { params: instant, body: {} });
    expect(await claim()).toEqual({ state: 'CLAIMED', amount: 1.02 });
    expect(await refusal(claim())).toBe('error.cashback.not_claimable');
    const table = { gameId: 'game-harbour-roulette', category: 'LIVE_CASINO' } as const;
    const seat = await desk.launch(sam, { ...table, provider: 'evolution' });
    await play(seat.sessionId, 5_000, 0, table);
    expect(await desk.call(sam, readCashback, { params: live })).toMatchObject({ state: 'ACTIVATED', netLoss: 50, amount: 5 });
    await desk.clock.advance(7 * dayMs);
    const { state, claimableFrom } = await desk.call(sam, readCashback, { params: live });
    // On Monday it can be claimed, on any other day it is missed.
    const isMonday = Date.parse(claimableFrom ?? '') + dayMs > desk.clock.now().getTime();
    expect(state).toBe(isMonday ? 'CLAIMABLE' : 'MISSED');
  });

  test.each(['SETTLE', 'CASHOUT'] as const)(
    'BON-22 a bet on sports whose %s is taken back and that is lost again is paid cashback once',
    async (end) => {
      const { desk, sam, noon } = bonuses();
      const { database } = desk;
      const params = { campaignId: 'cmp_cashback_daily' };
      const setVertical = (vertical: 'SPORTS' | 'CASINO') =>
        database.update(campaignTable).set({ vertical }).where(eq(campaignTable.campaignId, params.campaignId));
      const progress = () => desk.call(sam, readCashback, { params });
      const [betId, playerId] = [`lost-${sam}`, Number(sam)];
      await noon();
      await setVertical('SPORTS');
      try {
        await desk.call(sam, activateCashback, { params, body: {} });
        const row = { betId, playerId, category: 'SPORTS', state: 'SETTLED', stakeMinor: 5_000, endingTx: betId } as const;
        const at = () => desk.clock.now();
        await database.insert(sportsBetTable).values({ ...row, placedAt: at(), endedAt: at() });
        const book = (kind: 'BET' | 'SETTLE' | 'CASHOUT' | 'UNSETTLE', entries = {}) =>
          database.insert(sportsTransactionTable).values({
            txId: `${betId}:${kind}:${at().getTime()}`,
            betId,
            playerId,
            kind,
            request: '',
            entries,
            reply: {},
            at: at(),
          });
        await book('BET', { main: -5_000 });
        await book(end);
        expect(await progress()).toMatchObject({ state: 'ACTIVATED', netLoss: 50 });
        await desk.clock.advance(dayMs);
        expect(await desk.call(sam, claimCashback, { params, body: {} })).toMatchObject({ state: 'CLAIMED', amount: 2.5 });
        await book('UNSETTLE');
        await book('SETTLE');
        await database.update(sportsBetTable).set({ endedAt: at() }).where(eq(sportsBetTable.betId, betId));
        expect(await progress()).toMatchObject({ state: 'CLAIMED', netLoss: 0 });
      } finally {
        await setVertical('CASINO');
        // The ledger knows nothing of this bet.
        await database.delete(sportsTransactionTable).where(eq(sportsTransactionTable.betId, betId));
        await database.delete(sportsBetTable).where(eq(sportsBetTable.betId, betId));
      }
    },
  );

  test('BON-30 DEC-X-14 the winners of a tournament get their prizes once: cash, or a bonus to be wagered', async () => {
    const { desk, held, play, balances } = bonuses();
    // The next Wednesday or Thursday, on which the midweek tournament runs.
    while (![3, 4].includes(desk.clock.now().getUTCDay())) await desk.clock.advance(dayMs);
    const player = await addPlayer(desk.database, [2_000], desk.clock.now());
    // Prizes paid while the virtual clock was ahead are due again.
    await payPrizes(desk.database, new Date(desk.clock.now().getTime() + 7 * dayMs));
    await payPrizes(desk.database, desk.clock.now());
    const begun = listScheduled(desk.clock.now()).filter(({ startAt }) => startAt <= desk.clock.now());
    for (const kind of ['daily', 'midweek']) {
      const [gameId = ''] = begun.findLast((each) => each.kind === kind && each.endAt > desk.clock.now())?.gameIds ?? [];
      const game = { gameId, category: 'CASINO', provider: 'playngo' } as const;
      await play((await desk.launch(player, game)).sessionId, 30_000, 0, game);
    }
    await desk.clock.advance(7 * dayMs);
    // Two processes pay at the same time, and again.
    await Promise.all([1, 2].map(() => payPrizes(desk.database, desk.clock.now())));
    await payPrizes(desk.database, desk.clock.now());
    // The sprint is paid in cash; the midweek prize is a bonus of its campaign.
    const [prize] = await held(player);
    expect(prize).toMatchObject({ campaignId: 'cmp_midweek_tournament', state: 'ACTIVE', wrMultiplier: 20 });
    const { main, bonus } = await balances(player);
    expect(bonus).toBe((prize?.bonusAmount ?? 0) * 100);
    const cash = main - (200_000 - 60_000);
    const rows = await listPlayerTransactions(desk.database, { playerId: player, category: 'BONUS', limit: 5, position: 0 });
    expect(rows.map(({ amountMinor }) => amountMinor).toSorted()).toEqual([cash, bonus].toSorted());
    expect(cash).toBeGreaterThan(0);
    const inbox = await desk.database
      .select()
      .from(crmMessageTable)
      .where(eq(crmMessageTable.playerId, Number(player)));
    expect(inbox.map(({ kind }) => kind)).toEqual(['tournamentPrize', 'tournamentPrize']);
    expect(inbox.map(({ details }) => details.rank)).toEqual([expect.any(Number), expect.any(Number)]);
  });
}
