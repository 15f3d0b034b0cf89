import { sql } from 'drizzle-orm';
import { forfeitBonus, releaseQueued } from '#lib/bonuses/contract.ts';
import { startDeposit } from '#lib/cashier/contract.ts';
import { dayMs } from '#lib/core/time/durations.ts';
import { rowsOf } from '#sandbox/database/migrate.ts';
import { expireAll } from '#sandbox/platform/bonuses/expiry.ts';
import { settleDeposit } from '#sandbox/platform/cashier/deposits/settle.ts';
import { bookBet } from '#sandbox/platform/seamless/bet.ts';
import type { BonusFixture } from '../../../../fixtures/sandbox/bonuses.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Calls at the same time: the embedded database runs them in turn, a server beside each other. */
export function testRaces(bonuses: () => BonusFixture): void {
  test('BON-33 DEC-BON-29 twenty deposits with the same bonus are booked, and give it once', async () => {
    const { desk, ava, balances, held, returnUrl } = bonuses();
    // Equal deposits would be one; another one cancels the one before, which is paid all the same.
    const amounts = many(20).map((index) => 10 + index);
    const more = { method: 'CREDITCARD', currency: 'EUR', returnUrl, locale: 'fi-FI', bonusCampaignId: 'cmp_welcome' };
    const started = await Promise.all(amounts.map((amount) => desk.call(ava, startDeposit, { body: { ...more, amount } })));
    const booked = started.map(({ transactionId }, index) => {
      const paid = { transactionId, providerRef: `ref-${transactionId}`, amountMinor: (10 + index) * 100, currency: 'EUR' };
      return settleDeposit(desk.database, { ...paid, status: 'SUCCESS' }, desk.clock.now());
    });
    await Promise.all(booked);
    const [reward, ...others] = await held(ava);
    expect(others).toEqual([]);
    expect(reward).toMatchObject({ campaignId: 'cmp_welcome', state: 'ACTIVE' });
    expect(amounts).toContain(reward?.bonusAmount);
    expect(await balances(ava)).toEqual({ main: 39_000, bonus: (reward?.bonusAmount ?? 0) * 100 });
  });

  test('BON-30 DEC-BON-29 two deposits begun before either is booked earn one first-deposit bonus, of whatever campaigns they are', async () => {
    const { desk, ava, balances, held, returnUrl, addCampaign } = bonuses();
    const { campaignId } = await addCampaign('cmp_welcome');
    const more = { method: 'CREDITCARD', currency: 'EUR', returnUrl, locale: 'fi-FI' };
    const started = [];
    for (const [bonusCampaignId, amount] of [['cmp_welcome', 20] as const, [campaignId, 30] as const]) {
      const { transactionId } = await desk.call(ava, startDeposit, { body: { ...more, amount, bonusCampaignId } });
      started.push({ transactionId, providerRef: `ref-${transactionId}`, amountMinor: amount * 100, currency: 'EUR' });
    }
    for (const paid of started) await settleDeposit(desk.database, { ...paid, status: 'SUCCESS' }, desk.clock.now());
    expect((await held(ava)).map((reward) => reward.campaignId)).toEqual(['cmp_welcome']);
    expect(await balances(ava)).toEqual({ main: 5_000, bonus: 2_000 });
  });

  test('DEC-BON-16 stakes against a forfeit: what is staked after it is no bonus money', async () => {
    const { desk, ava, code, one, held, balances, refusal } = bonuses();
    await code(ava, 'WELCOME50');
    const { assignmentId } = await one(ava, 'cmp_code_welcome');
    const { sessionId } = await desk.launch(ava);
    const stakes = many(8).map((index) =>
      desk.bet({ sessionId, roundId: `${ava}-${index}`, txId: `${ava}-${index}`, amountMinor: 500 }),
    );
    const forfeit = (wageringProgress: number) =>
      refusal(
        desk.call(ava, forfeitBonus, {
          params: { bonusAssignmentId: assignmentId ?? '' },
          body: { state: 'FORFEITED', wageringProgress },
        }),
      );
    const forfeits = await Promise.all(many(9).map((booked) => forfeit(booked * 5)));
    const replies = await Promise.all(stakes);
    expect(forfeits.filter((each) => each === 'accepted').length).toBeLessThanOrEqual(1);
    const staked = replies.filter(({ status }) => status === 200).length;
    if (forfeits.includes('accepted')) {
      expect(await held(ava)).toEqual([]);
      expect(await balances(ava)).toEqual({ main: 0, bonus: 0 });
    } else {
      expect(staked).toBe(8);
      expect(await one(ava, 'cmp_code_welcome')).toMatchObject({ wageringProgress: 40, balance: 10 });
    }
  });

  test('DEC-BON-16 the stake that completes a bonus against its expiry: one of them ends it', async () => {
    const { desk, sam, code, addCampaign } = bonuses();
    for (const round of many(4)) {
      const { bonusCode } = await addCampaign('cmp_code_sticky', { amount: 5, wrMultiplier: 1, validDays: 1 });
      const { assignmentId } = await code(sam, bonusCode);
      const { sessionId } = await desk.launch(sam);
      const before = await desk.mainOf(sam);
      const stake = {
        sessionId,
        roundId: bonusCode,
        txId: bonusCode,
        gameId: 'game-sugarplum-express',
        category: 'CASINO',
        amountMinor: 500,
      } as const;
      const expire = () => expireAll(desk.database, new Date(desk.clock.now().getTime() + dayMs + 1_000));
      const bet = () => bookBet(desk.database, stake, desk.clock.now());
      await Promise.all(round % 2 ? [bet(), expire()] : [expire(), bet()]);
      const ended = rowsOf(
        await desk.database.execute(
          sql`select event from bonus_transition where assignment_id = ${assignmentId} and to_state in ('COMPLETED', 'EXPIRED')`,
        ),
      );
      expect([['complete'], ['expire']]).toContainEqual(ended.map(({ event }) => event));
      expect(await desk.mainOf(sam)).toBe(before - 500 + (ended[0]?.event === 'complete' ? 500 : 0));
    }
  });

  test('BON-10 releases of the queue at the same time make one bonus active', async () => {
    const { desk, sam, code, held, queue, refusal } = bonuses();
    await code(sam, 'WELCOME50');
    const ids = [await queue(sam, 'STICKY100'), await queue(sam, 'SUNDAY5')];
    // A bonus that ends while the player may have none releases none.
    await desk.players.update(sam, { flags: { payout: true } });
    const active = rowsOf(
      await desk.database.execute(
        sql`select assignment_id from bonus_assignment where player_id = ${Number(sam)} and state = 'ACTIVE'`,
      ),
    );
    await desk.call(sam, forfeitBonus, {
      params: { bonusAssignmentId: String(active[0]?.assignment_id) },
      body: { state: 'FORFEITED', wageringProgress: 0 },
    });
    await desk.players.update(sam, { flags: { payout: false } });
    const release = (queuedPlayerBonusId: string) => desk.call(sam, releaseQueued, { body: { queuedPlayerBonusId } });
    const replies = await Promise.all([...ids, ...ids, ...ids].map((id) => refusal(release(id))));
    expect(new Set(replies)).toEqual(new Set(['accepted', 'error.bonus.active.already.exists']));
    expect((await held(sam)).map(({ state }) => state)).toEqual(['ACTIVE', 'QUEUED']);
  });
}
